import { locales, type Locale } from '../../renderer/languages.ts'
import type { LoadedDocument } from './loadDocument.ts'

/** A document that one language lacks, or has in an older state than the other. */
export interface TranslationGap {
  /** The file to write or to bring up to date, from the project's root. */
  readonly file: string
  readonly state: 'missing' | 'stale'
  /** The file to translate from. */
  readonly source: string
}

/** How the documents stand in one language. */
export interface TranslationStatus {
  readonly locale: Locale
  /** Documents that are there and up to date. */
  readonly translated: number
  /** Documents that there are in any language. */
  readonly total: number
  readonly gaps: readonly TranslationGap[]
}

/** What is translated, missing or stale, by language; a document is stale when another version changed on a later day. */
export function describeTranslations(documents: readonly LoadedDocument[]): TranslationStatus[] {
  const byPath = new Map<string, LoadedDocument[]>()
  for (const document of documents) {
    byPath.set(document.entry.path, [...(byPath.get(document.entry.path) ?? []), document])
  }
  return locales.map((locale) => {
    const gaps = [...byPath.values()].flatMap((versions) => findGap(versions, locale) ?? [])
    return { locale, translated: byPath.size - gaps.length, total: byPath.size, gaps }
  })
}

function findGap(versions: readonly LoadedDocument[], locale: Locale): TranslationGap | undefined {
  const own = versions.find(({ entry }) => entry.locale === locale)
  const newest = versions.toSorted((a, b) => lastChange(b).localeCompare(lastChange(a)))[0]
  if (!newest || newest === own) return undefined
  const source = newest.entry.file.slice(1)
  if (!own) return { file: source.replace(`/${newest.entry.locale}/`, `/${locale}/`), state: 'missing', source }
  return lastChange(newest) > lastChange(own) ? { file: own.entry.file.slice(1), state: 'stale', source } : undefined
}

/** The day that the frontmatter gives; documents without dates are never stale. */
function lastChange({ entry }: LoadedDocument): string {
  const { frontmatter } = entry
  const updated = 'updated' in frontmatter ? frontmatter.updated : undefined
  return updated ?? ('date' in frontmatter ? frontmatter.date : '')
}
