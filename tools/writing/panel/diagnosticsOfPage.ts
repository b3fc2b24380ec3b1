import { splitPath } from '../../../renderer/addresses.ts'
import { defaultLocale, type Locale } from '../../../renderer/languages.ts'
import { addressesOf } from '../../content/addresses.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import type { LoadedDocument } from '../../content/loadDocument.ts'
import { mediaOf } from '../../content/media.ts'

/** The diagnostics of the content, divided by whether they concern a page. */
export interface DiagnosticsOfPage {
  /** Those of its document and pictures; for other pages, those of the texts in its language. */
  readonly here: readonly Diagnostic[]
  readonly elsewhere: readonly Diagnostic[]
}

/**
 * Divides diagnostics by whether they concern a page.
 *
 * @param address of the page: `/fr/articles/legal-errors`
 * @param documents all that could be read
 */
export function diagnosticsOfPage(
  address: string,
  documents: readonly LoadedDocument[],
  diagnostics: readonly Diagnostic[],
): DiagnosticsOfPage {
  const { locale: named, path } = splitPath(address)
  const locale = named ?? defaultLocale
  const files = filesOfPage(locale, path, documents, diagnostics)
  const isHere = ({ file }: Diagnostic) =>
    files.size > 0 ? files.has(file) : file.startsWith(`content/${locale}/strings/`)
  return {
    here: diagnostics.filter(isHere),
    elsewhere: diagnostics.filter((diagnostic) => !isHere(diagnostic)),
  }
}

function filesOfPage(
  locale: Locale,
  path: string,
  documents: readonly LoadedDocument[],
  diagnostics: readonly Diagnostic[],
): ReadonlySet<string> {
  // Unreadable documents have an address, too.
  const broken = diagnostics.map(({ file }) => file).filter((file) => addressesOf([file]).includes(path))
  const versions = documents.filter(({ entry }) => entry.path === path)
  const read = versions.flatMap(({ entry }) => [entry.file, ...mediaOf(entry)]).map((file) => file.slice(1))
  const all = [...broken, ...read]
  const own = all.filter((file) => file.startsWith(`content/${locale}/`))
  // Under /en a French document is shown where there is no English one. Pictures belong to both.
  const isShown = (file: string) => own.length === 0 || own.includes(file) || !file.endsWith('.mdx')
  return new Set(all.filter(isShown))
}
