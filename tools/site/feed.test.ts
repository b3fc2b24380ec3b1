import { expect, test } from 'vitest'
import { openTexts } from '../content/texts.ts'
import { feed } from './feed.ts'

test('the feed of a language without articles has a date, which Atom requires', () => {
  expect(feed({ ...openTexts('.'), documents: [] }, 'en')).toMatch(/<updated>\d{4}-\d\d-\d\dT00:00:00.000Z<\/updated>/)
})
