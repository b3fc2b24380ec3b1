import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import type { TranslatedDocument, TranslationState } from '../../../renderer/documentTranslations.ts'
import type { Publication } from '../../../renderer/entry.ts'
import { forEachLocale } from '../../../renderer/languages.ts'
import { testedLocales } from '../../../tests/testedLocales.ts'
import { formatStatus } from './formatStatus.ts'

function documentOf(
  slug: string,
  fr: TranslationState,
  en: TranslationState,
  publication: Publication = 'published',
): TranslatedDocument {
  const version = (state: TranslationState) => ({ file: `${slug}.mdx`, state, title: slug, publication })
  const versions = forEachLocale((locale) => version(locale === 'fr' ? fr : en))
  return { collection: 'articles', slug, path: `/articles/${slug}`, versions }
}

const documents = [
  documentOf('legal-errors', 'original', 'current'),
  documentOf('prix', 'original', 'stale', 'scheduled'),
  documentOf('brouillon', 'original', 'untranslated', 'draft'),
  documentOf('un-nom-qui-prend-toute-la-place-de-la-ligne-et-encore-un-peu-plus', 'original', 'missing'),
]

test('documents and languages, then what there is to do', () => {
  expect(stripVTControlCharacters(formatStatus(documents, 80, testedLocales))).toBe(`\
articles                                Français             English
  legal-errors                          original             current
  prix                                  original, scheduled  stale, scheduled
  brouillon                             original, draft      to translate, draft
  un-nom-qui-prend-t…ncore-un-peu-plus  original             missing

Français: 4 of 4 documents are up to date, 1 draft.
English: 1 of 4 documents are up to date, 1 stale, 1 to translate, 1 missing, 1 draft.

missing: copy the original to the same place in the other language, and translate it
to translate: the text is still that of the original, or still to be written
stale: the original has changed since; bring the translation up to date
then npm run status -- --confirm FILE records that the translation says all that the original does`)
})

test.each([60, 80, 200])('no line is longer than a terminal of %d columns', (width) => {
  const table = stripVTControlCharacters(formatStatus(documents, width, testedLocales)).split('\n\n')[0] ?? ''
  for (const line of table.split('\n')) expect(line.length).toBeLessThanOrEqual(width)
})
