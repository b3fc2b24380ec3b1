import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import type { Publication } from '../../../renderer/entry.ts'
import { forEachLocale } from '../../../renderer/languages.ts'
import { testedLocales } from '../../../tests/testedLocales.ts'
import type { TranslatedDocument, TranslationState } from '../../content/translations.ts'
import { formatStatus } from './formatStatus.ts'

function documentOf(
  slug: string,
  fr: TranslationState,
  en: TranslationState,
  publication: Publication = 'published',
): TranslatedDocument {
  const version = (state: TranslationState) => ({ file: `${slug}.mdx`, state, document: undefined, publication })
  const versions = forEachLocale((locale) => version(locale === 'fr' ? fr : en))
  return { collection: 'articles', slug, original: undefined, versions }
}

const documents = [
  documentOf('legal-errors', 'original', 'current'),
  documentOf('prix', 'original', 'stale', 'scheduled'),
  documentOf('brouillon', 'original', 'untranslated', 'draft'),
  documentOf('sans-anglais', 'original', 'missing'),
]

test('a table of documents and languages, then the next steps', () => {
  const output = stripVTControlCharacters(formatStatus(documents, testedLocales))
  expect(output.replaceAll(/ +$/gm, '')).toBe(`\
articles        Français             English
  legal-errors  original             current
  prix          original, scheduled  stale, scheduled
  brouillon     original, draft      to translate, draft
  sans-anglais  original             missing

Français: 4 of 4 documents are up to date.
English: 1 of 4 documents are up to date.

missing: copy the original to the same place in the other language, and translate it
to translate: the text is still that of the original, or contains [To do: …]
stale: the original has changed since. Update the translation, then: npm run status -- --confirm FILE`)
})
