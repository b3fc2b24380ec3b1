import { expect, test } from 'vitest'
import { feed } from './feed.ts'

test('the feed of a language without articles has a date, which Atom requires', async () => {
  const { write } = feed(process.cwd(), 'en', [], { folder: '', heads: new Map() })
  expect(await write()).toMatch(/<updated>\d{4}-\d\d-\d\dT00:00:00.000Z<\/updated>/)
})
