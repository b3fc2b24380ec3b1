import { expect, test } from 'vitest'
import type { TranslatedDocument, TranslationState } from '../../renderer/documentTranslations.ts'
import { describeChangedDocuments, renamedAddresses } from './changedDocuments.ts'
import type { ChangedFile } from './changedFiles.ts'

const article = (locale: string, slug: string) => `content/${locale}/articles/${slug}.mdx`

function standing(slug: string, fr: TranslationState, en: TranslationState): TranslatedDocument {
  const version = (locale: string, state: TranslationState) => ({
    file: article(locale, slug),
    state,
    title: state === 'missing' ? undefined : `${slug} ${locale}`,
    publication: state === 'missing' ? undefined : ('published' as const),
  })
  return {
    collection: 'articles',
    slug,
    path: `/articles/${slug}`,
    versions: { fr: version('fr', fr), en: version('en', en) },
  }
}

function describe(changes: readonly ChangedFile[], translations: readonly TranslatedDocument[]) {
  return describeChangedDocuments({
    changes,
    translations,
    dayOf: () => undefined,
    titleBefore: async (file) => `${file} as it was`,
    hasPage: () => true,
  })
}

const summaries = (documents: Awaited<ReturnType<typeof describe>>) =>
  documents.map(({ slug, change, versions: { fr, en } }) => `${slug} ${change}: ${fr.change}, ${en.change}`)

test('a document that is renamed in one language only is two: the other language stays behind', async () => {
  const documents = await describe(
    [{ file: article('fr', 'b'), change: 'renamed', before: article('fr', 'a') }],
    [standing('a', 'missing', 'unconfirmed'), standing('b', 'original', 'missing')],
  )
  expect(summaries(documents)).toEqual(['a changed: removed, unchanged', 'b renamed: renamed, absent'])
  // English pages show French text where there is no other.
  expect([...renamedAddresses(documents)]).toEqual([
    ['/fr/articles/b', '/fr/articles/a'],
    ['/en/articles/b', '/en/articles/a'],
  ])
})

test('what moves into another language or collection has not been renamed', async () => {
  const documents = await describe(
    [{ file: article('en', 'a'), change: 'renamed', before: article('fr', 'a') }],
    [standing('a', 'missing', 'original')],
  )
  expect(summaries(documents)).toEqual(['a changed: removed, added'])
  expect(renamedAddresses(documents).size).toBe(0)
})

test('a translation that is added changes its document', async () => {
  const documents = await describe(
    [{ file: article('en', 'a'), change: 'added' }],
    [standing('a', 'original', 'current')],
  )
  expect(summaries(documents)).toEqual(['a changed: unchanged, added'])
})

test('a document that is deleted has the title that it had', async () => {
  const [document] = await describe([{ file: article('fr', 'a'), change: 'removed' }], [])
  expect(document).toMatchObject({ change: 'removed', title: `${article('fr', 'a')} as it was` })
  expect(document?.versions.fr).not.toHaveProperty('state')
})

test('files that are no documents are none', async () => {
  const files = [
    'content/fr/strings/home.json',
    'content/de/articles/a.mdx',
    'content/fr/articles/a/b.mdx',
    'content/fr/else/a.mdx',
  ]
  expect(
    await describe(
      files.map((file) => ({ file, change: 'added' })),
      [],
    ),
  ).toEqual([])
})
