import { expect, test } from 'vitest'
import { findLikelyEmail } from './findLikelyEmail.ts'

test.each([
  ['marie@gmial.com', 'marie@gmail.com'],
  ['marie@gmail.co', 'marie@gmail.com'],
  ['marie@Gmail.con', 'marie@gmail.com'],
  ['m@hotmial.fr', 'm@hotmail.fr'],
  ['m@outlok.com', 'm@outlook.com'],
  ['m@yaho.ca', 'm@yahoo.ca'],
])('%s is probably %s', (typed, likely) => {
  expect(findLikelyEmail(typed)).toBe(likely)
})

test.each(['m@gmail.com', 'm@mail.com', 'm@yahoo.de', 'm@outlook.be', 'm@ymail.com', 'm@passerelle.example', 'm', ''])(
  'nothing seems wrong with %j',
  (typed) => {
    expect(findLikelyEmail(typed)).toBeUndefined()
  },
)
