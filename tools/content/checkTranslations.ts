import { defaultLocale, locales, type Locale } from '../../renderer/languages.ts'
import type { Diagnostic } from './diagnostics.ts'
import type { LoadedDocument } from './loadDocument.ts'
import { type DocumentVersions, fileOf, stateOf } from './translations.ts'

/**
 * Translations that are missing, are older than their original, or do not say what they were made of; documents that
 * name an original which there is not. Drafts are let be.
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
    return locales.flatMap((locale) => describeVersion(versions, original, locale))
  })
}

function describeLackOfOriginal(document: LoadedDocument, versions: DocumentVersions): Diagnostic[] {
  const { byLocale } = versions
  const { file, locale } = document.entry
  const others = [...byLocale.values()].flatMap((other) =>
    other && other !== document ? other.entry.file.slice(1) : [],
  )
  // Told once, of the one that is the original as a rule.
  if (others.length > 0 && locale !== defaultLocale) return []
  const message =
    others.length === 0
      ? `translatedFrom: says that this is a translation, and there is no ${locales
          .filter((other) => other !== locale)
          .map((other) => fileOf(versions, other))
          .join(' or ')}. Delete the line, or bring the original back`
      : `translatedFrom: stands in ${others.join(', ')} too, so that none of them is the original. Delete the line in the one that was written first`
  return [{ file: file.slice(1), ...document.locate(['translatedFrom'], 'key'), message }]
}

function describeVersion(versions: DocumentVersions, original: LoadedDocument, locale: Locale): Diagnostic[] {
  const source = original.entry.file.slice(1)
  const file = fileOf(versions, locale)
  const document = versions.byLocale.get(locale)
  if (document?.entry.publication === 'draft') return []
  const atStart = { line: 1, column: 1, severity: 'warning' } as const
  const confirming = `write translatedFrom: ${original.text?.digest} (npm run status -- --confirm ${file} does)`
  switch (stateOf(versions, locale)) {
    case 'missing': {
      const readers = original.entry.locale === defaultLocale ? 'get this one instead' : 'do not find it'
      const message = `there is no ${file}. Readers under /${locale} ${readers}, until it is translated: npm run status lists what is missing`
      return [{ file: source, ...atStart, message }]
    }
    case 'untranslated':
      return [{ file, ...atStart, message: `says the same as ${source}. Translate it, then ${confirming}` }]
    case 'unconfirmed': {
      const message = `does not say which state of ${source} it translates. When it says all that is there, ${confirming}`
      return [{ file, ...atStart, message }]
    }
    case 'stale': {
      const place = document?.locate(['translatedFrom'])
      const message = `translatedFrom: ${source} has changed since. Bring this up to date, then ${confirming}`
      return [{ file, ...atStart, ...place, message }]
    }
    default:
      return []
  }
}
