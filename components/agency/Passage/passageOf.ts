import type { Entry } from '../../../renderer/entry.ts'
import { defaultLocale, type Locale } from '../../../renderer/languages.ts'
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
 *
 * @param versions the document in each language that it is written in
 */
export function passageOf(entry: Version, versions: readonly Version[]): BilingualPassage | undefined {
  const sides = versions.flatMap(({ locale, frontmatter: { passage } }) => (passage ? { locale, ...passage } : []))
  const own = sides.find(({ locale }) => locale === entry.locale)
  const translation =
    sides.find(({ beforeRevision }) => beforeRevision) ?? sides.find(({ locale }) => locale !== defaultLocale)
  const original = sides.find((side) => side !== translation)
  if (!own || !translation || !original) return undefined
  const { locale, text, term, beforeRevision = text } = translation
  return {
    original: { locale: original.locale, text: original.text, term: original.term },
    translation: { locale, text: markChanges(beforeRevision, text, locale), term },
    notes: { reason: own.reason, question: own.question, answer: own.answer },
  }
}
