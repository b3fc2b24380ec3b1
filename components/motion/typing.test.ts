import { expect, test } from 'vitest'
import { countTyped, paces, untilNextLetter } from './typing.ts'

const [tagline, intro] = paces

test('taglines are typed at 75 ms and deleted at 50 ms a character, intros at 50 and 30', () => {
  expect([tagline, intro]).toEqual([
    { type: 75, erase: 50 },
    { type: 50, erase: 30 },
  ])
})

test.each([
  [0, Infinity, 0],
  [74, Infinity, 0],
  [75, Infinity, 1],
  [750, Infinity, 10],
  [Infinity, 500, 10],
  [Infinity, 50, 1],
  [Infinity, 49, 0],
  [Infinity, 0, 0],
  [Infinity, -10, 0],
  [750, 200, 4],
])('%d ms after its slide came and %d ms before the next one, a tagline has %d characters', (elapsed, left, count) => {
  expect(countTyped({ type: 75, erase: 50 }, elapsed, left)).toBe(count)
})

test.each([
  [0, Infinity, 75],
  [80, Infinity, 70],
  [750, Infinity, Infinity],
  [750, 5000, 4500],
  [Infinity, 480, 30],
  [Infinity, 50, 0],
  [Infinity, 49, Infinity],
  [300, 1000, 75],
])(
  '%d ms after its slide came and %d ms before the next one, a line of 10 changes in %d ms',
  (elapsed, left, pause) => {
    expect(untilNextLetter({ type: 75, erase: 50 }, 10, elapsed, left)).toBe(pause)
  },
)
