import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { openTexts, readText } from '../../tools/content/texts.ts'
import { testedLocales } from '../testedLocales.ts'

const texts = openTexts('.')

/**
 * For each policy its date, and a digest of the words that it had on that date. A record rather than Git’s history,
 * which copies of the project may lack. Vitest writes it: npx vitest run --project=unit policyDates -u
 */
const RECORD = join(import.meta.dirname, 'policyDates.txt')

interface Policy {
  /** Language and slug. */
  readonly name: string
  readonly updated: string
  readonly digest: string
}

const policies = testedLocales.flatMap((locale) =>
  globSync(`content/${locale}/policies/*.mdx`)
    .toSorted()
    .map((file): Policy => {
      const source = readFileSync(file, 'utf8')
      const [, updated = ''] = /^updated: (\d{4}-\d\d-\d\d)$/m.exec(source) ?? []
      const shown = source.replaceAll(/\$t\((facts:\w+)\)/g, (_, key: `facts:${string}`) =>
        readText(texts, locale, key),
      )
      return { name: `${locale}/${basename(file, '.mdx')}`, updated, digest: digestOf(shown) }
    }),
)

/** Returns a digest of the words of a policy: not of its date, its original, its state, or its punctuation. */
function digestOf(source: string): string {
  const words = source.replaceAll(/^(?:updated|translatedFrom|draft): .*$/gm, '').replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  return createHash('sha256').update(words).digest('hex').slice(0, 8)
}

/** Returns the policies whose words have changed since the record, while their date has not. */
function datedTooEarly(current: readonly Policy[], record: string, today: string): string[] {
  const recorded = new Map(
    record.split('\n').map((line) => {
      const [name = '', updated = '', digest = ''] = line.split(' ')
      return [name, { updated, digest }]
    }),
  )
  return current
    .filter(({ name, updated, digest }) => {
      const before = recorded.get(name)
      return before && before.digest !== digest && updated <= before.updated && updated !== today
    })
    .map(({ name }) => name)
}

test.each<[what: string, changed: Partial<Policy>, today: string, found: string[]]>([
  ['nothing has changed', {}, '2026-11-26', []],
  ['the words have changed, and the date has not', { digest: 'b' }, '2026-11-26', ['fr/terms']],
  ['both have changed', { digest: 'b', updated: '2026-11-25' }, '2026-11-26', []],
  ['the words have changed again on the same day', { digest: 'b' }, '2026-11-24', []],
])('a policy of which %s', (_, changed, today, found) => {
  const policy = { name: 'fr/terms', updated: '2026-11-24', digest: 'a', ...changed }
  expect(datedTooEarly([policy], 'fr/terms 2026-11-24 a', today)).toEqual(found)
})

test('no policy has words that are newer than its date', async () => {
  const record = existsSync(RECORD) ? readFileSync(RECORD, 'utf8') : ''
  const today = new Date().toISOString().slice(0, 10)
  expect(datedTooEarly(policies, record, today), 'set “updated” to today, then run this test with -u').toEqual([])
  const lines = policies.map(({ name, updated, digest }) => `${name} ${updated} ${digest}\n`)
  await expect(lines.join('')).toMatchFileSnapshot(RECORD)
})
