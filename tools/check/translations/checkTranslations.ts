import { defaultLocale, locales } from '../../../renderer/languages.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import type { LoadedDocument } from '../../content/loadDocument.ts'
import { type DocumentVersions, fileOf, stateOf } from '../../content/translations.ts'
import { diagnose, warn } from '../diagnose.ts'

/** The rules for the states of a translation that are not in order. */
const RULES = {
  missing: 'translation-missing',
  untranslated: 'translation-copy',
  unconfirmed: 'translation-unconfirmed',
  stale: 'translation-stale',
} as const

/**
 * Reports translations that are missing, are older than their original, or do not say what they were made of; of documents
 * that name an original which there is not. Drafts are let be.
 *
 * @param sound those in which nothing else is wrong: of another one the text may change yet
 */
export function checkTranslations(
  groups: readonly DocumentVersions[],
  sound: ReadonlySet<LoadedDocument>,
): Diagnostic[] {
  return groups.flatMap((versions) => {
    const { byLocale, original } = versions
    const documents = [...byLocale.values()]
    if (!documents.every((document) => document && sound.has(document))) return []
    if (!original) return describeLackOfOriginal(versions)
    if (original.entry.publication === 'draft') return []
    const source = original.entry.file.slice(1)
    return locales.flatMap((locale) => {
      const document = byLocale.get(locale)
      const rule = Object.entries(RULES).find(([state]) => state === stateOf(versions, locale))?.[1]
      if (!rule || document?.entry.publication === 'draft') return []
      const file = fileOf(versions, locale)
      if (rule === 'translation-missing') return warn(rule, { file: source }, { file })
      const at = rule === 'translation-stale' ? document?.locate(['translatedFrom']) : undefined
      return warn(rule, { file, ...at }, { original: source, file })
    })
  })
}

/** Each version says that it is a translation: reported once, for the one that is usually the original. */
function describeLackOfOriginal({ byLocale, ...versions }: DocumentVersions): Diagnostic[] {
  const document = byLocale.get(defaultLocale) ?? [...byLocale.values()][0]
  if (!document) return []
  const { file, locale } = document.entry
  const others = locales.filter((other) => other !== locale).map((other) => fileOf(versions, other))
  const at = { file: file.slice(1), ...document.locate(['translatedFrom'], 'key') }
  return [diagnose('translation-of-nothing', at, { original: others.join(', ') })]
}
