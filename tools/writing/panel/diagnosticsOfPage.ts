import { splitPath } from '../../../renderer/addresses.ts'
import { defaultLocale } from '../../../renderer/languages.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { addressesOf } from '../../content/pageAddresses.ts'
import type { LoadedDocument } from '../../content/readDocument.ts'

/** The diagnostics of the content, split into those of a page and all others. */
export interface DiagnosticsOfPage {
  /** Diagnostics of the page's document or, for other pages, of the interface texts in its language. */
  readonly here: readonly Diagnostic[]
  readonly elsewhere: readonly Diagnostic[]
}

/**
 * Splits diagnostics into those of a page and all others.
 *
 * @param address the address of the page: `/fr/articles/legal-errors`
 * @param documents all readable documents
 */
export function diagnosticsOfPage(
  address: string,
  documents: readonly LoadedDocument[],
  diagnostics: readonly Diagnostic[],
): DiagnosticsOfPage {
  const { locale, path } = splitPath(address)
  const folder = `content/${locale ?? defaultLocale}/`
  // Unreadable documents also have an address.
  const files = [...documents.map(({ entry }) => entry.file.slice(1)), ...diagnostics.map(({ file }) => file)]
  const versions = files.filter((file) => addressesOf([file]).includes(path))
  const own = versions.filter((file) => file.startsWith(folder))
  // Under /en, documents without translation are shown in French.
  const shown = own.length > 0 ? own : versions
  const isHere = ({ file }: Diagnostic) =>
    shown.length > 0 ? shown.includes(file) : file.startsWith(`${folder}strings/`)
  return {
    here: diagnostics.filter(isHere),
    elsewhere: diagnostics.filter((diagnostic) => !isHere(diagnostic)),
  }
}
