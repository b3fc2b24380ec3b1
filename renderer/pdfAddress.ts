import { localizePath } from './addresses.ts'
import type { Locale } from './languages.ts'

/**
 * Where the PDF of a document is: at the address of its page, with `.pdf`.
 *
 * @param path of the page, without language prefix
 * @param locale the language that the document is written in
 */
export function pdfAddress(path: string, locale: Locale): string {
  return `${localizePath(path, locale)}.pdf`
}
