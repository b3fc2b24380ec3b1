import { defaultLocale, locales, type Locale } from '../../../renderer/languages.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import type { LoadedDocument } from '../../content/loadDocument.ts'
import { type DocumentVersions, fileOf, stateOf } from '../../content/translations.ts'
import { diagnose, remark } from '../messages/diagnose.ts'

/**
 * Tells of translations that are missing, are older than their original, or do not say what they were made of; of documents
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
    if (!original) return documents.flatMap((document) => (document ? describeLackOfOriginal(document, versions) : []))
    if (original.entry.publication === 'draft') return []
    return locales.flatMap((locale) => describeVersion(versions, original, locale) ?? [])
  })
}

function describeLackOfOriginal(document: LoadedDocument, versions: DocumentVersions): Diagnostic[] {
  const { file, locale } = document.entry
  const at = { file: file.slice(1), ...document.locate(['translatedFrom'], 'key') }
  const other = [...versions.byLocale.values()].find((version) => version !== document)
  if (other) {
    // Told once, of the one that is the original as a rule.
    return locale === defaultLocale
      ? [diagnose('translations-of-each-other', at, { other: other.entry.file.slice(1) })]
      : []
  }
  const missing = locales.filter((known) => known !== locale).map((known) => fileOf(versions, known))
  return [diagnose('translation-of-nothing', at, { original: missing.join(', ') })]
}

function describeVersion(versions: DocumentVersions, original: LoadedDocument, locale: Locale): Diagnostic | undefined {
  const source = original.entry.file.slice(1)
  const file = fileOf(versions, locale)
  const document = versions.byLocale.get(locale)
  if (document?.entry.publication === 'draft') return undefined
  const start = { line: 1, column: 1 }
  switch (stateOf(versions, locale)) {
    case 'missing':
      return remark('translation-missing', { file: source, ...start }, { file })
    case 'untranslated':
      return remark('translation-copy', { file, ...start }, { original: source, file })
    case 'unconfirmed':
      return remark('translation-unconfirmed', { file, ...start }, { original: source, file })
    case 'stale':
      return remark(
        'translation-stale',
        { file, ...start, ...document?.locate(['translatedFrom']) },
        { original: source, file },
      )
    default:
      return undefined
  }
}
