import { findEntry } from '../../../renderer/content.ts'
import type { Entry } from '../../../renderer/entry.ts'
import { defaultLocale, locales, type Locale } from '../../../renderer/languages.ts'
import { markChanges, type Stretch } from './markChanges.ts'

type Version = Entry<'services' | 'case-studies'>

/** A paragraph in two languages, as its reviser left it. */
export interface BilingualPassage {
  readonly original: { readonly locale: Locale; readonly text: string; readonly term: string }
  readonly translation: { readonly locale: Locale; readonly text: readonly Stretch[]; readonly term: string }
  /** In the language of the document: why the reviser changed the translation, and what the client was asked. */
  readonly notes: Readonly<Record<'reason' | 'question' | 'answer', string>>
}

/**
 * Returns the paragraph that a service or case study shows in two languages, or undefined if one of its versions has
 * none. The translation is the version that says what it was before the revision.
 */
export function passageOf(entry: Version): BilingualPassage | undefined {
  const versions = locales.flatMap((locale) => {
    const version: Version | undefined = findEntry(entry.collection, entry.slug, locale)
    const passage = version?.locale === locale ? version.frontmatter.passage : undefined
    return passage ? { locale, ...passage } : []
  })
  const own = versions.find(({ locale }) => locale === entry.locale)
  const translation =
    versions.find(({ beforeRevision }) => beforeRevision) ?? versions.find(({ locale }) => locale !== defaultLocale)
  const original = versions.find((version) => version !== translation)
  if (!own || !translation || !original) return undefined
  const { locale, text, term, beforeRevision = text } = translation
  return {
    original: { locale: original.locale, text: original.text, term: original.term },
    translation: { locale, text: markChanges(beforeRevision, text, locale), term },
    notes: { reason: own.reason, question: own.question, answer: own.answer },
  }
}
