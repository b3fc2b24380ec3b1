import { expect, test } from 'vitest'
import { openTexts } from '../content/texts.ts'
import { feed } from './feed.ts'

test('the feed of a language without articles has a date, which Atom requires', async () => {
  const { write } = feed({ ...openTexts('.'), documents: [] }, 'en')
  expect(await write()).toMatch(/<updated>\d{4}-\d\d-\d\dT00:00:00.000Z<\/updated>/)
})
