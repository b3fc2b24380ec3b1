import { expect, test } from 'vitest'
import { siteConfig } from '../../../site.config.ts'
import { officeNames, telephoneHref } from './offices.ts'

test.each([
  ['+1 514 555-0142', 'tel:+15145550142'],
  ['+237 600 00 01 42', 'tel:+237600000142'],
  ['(514) 555.0142', 'tel:5145550142'],
])('%s is dialled as %s', (phone, href) => {
  expect(telephoneHref(phone)).toBe(href)
})

test('every office is shown', () => {
  expect([...officeNames].toSorted()).toEqual(Object.keys(siteConfig.offices).toSorted())
})
