import { expect, test } from 'vitest'
import { collections } from '../../../content/collections.ts'
import type { Locale } from '../../../renderer/languages.ts'
import { checkAddresses } from './checkAddresses.ts'

function documentOf(locale: Locale, slug: string, formerly: readonly string[] = []) {
  const file = `/content/${locale}/case-studies/${slug}.mdx`
  const place = { collection: 'case-studies', locale, slug, path: `/${slug}`, file } as const
  return {
    entry: { ...place, publication: 'published' as const, frontmatter: { formerly } },
    locate: () => ({ file: file.slice(1), line: 1, column: 1 }),
  }
}

const rulesOf = (documents: ReadonlyArray<ReturnType<typeof documentOf>>) =>
  checkAddresses(documents, ['/', '/about']).map(({ file, rule }) => `${file.split('/').at(-1)} ${rule}`)

test('a former address leads to one document, which may have it in every language', () => {
  expect(rulesOf([documentOf('fr', 'new', ['old']), documentOf('en', 'new', ['old'])])).toEqual([])
  expect(rulesOf([documentOf('fr', 'new', ['old']), documentOf('en', 'other', ['Old'])])).toEqual([
    'other.mdx former-name-taken',
  ])
})

test.each(['about', 'About', 'quotePage', 'fr', 'admin', 'review', 'other', 'new'])(
  'the former name %s is taken by a page, a redirect or a document',
  (name) => {
    expect(rulesOf([documentOf('fr', 'new', [name]), documentOf('fr', 'other')])).toEqual(['new.mdx former-name-taken'])
  },
)

test.each(['../x', 'a/b', 'a b', 'a%2fb', 'index', 'INDEX', '404', 'con', '', '.', 'x'.repeat(81), 'é'])(
  'the former name %j is refused',
  (name) => {
    for (const { schema } of Object.values(collections)) {
      expect(schema.shape.formerly.safeParse([name]).success).toBe(false)
    }
  },
)

test('former names have capitals only where file names may have them', () => {
  const accepting = Object.entries(collections).filter(
    ([, { schema }]) => schema.shape.formerly.safeParse(['legalTranslation']).success,
  )
  expect(accepting.map(([name]) => name)).toEqual(['case-studies', 'services'])
})
