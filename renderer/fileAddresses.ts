import { localizePath } from './addresses.ts'
import type { Locale } from './languages.ts'

/**
 * Returns the address of a document's PDF: that of its page, with `.pdf`.
 *
 * @param path the address of the page, without language prefix
 * @param locale the language that the document is written in
 */
export function pdfAddress(path: string, locale: Locale): string {
  return `${localizePath(path, locale)}.pdf`
}

/**
 * Returns the address of a page's Open Graph image: that of the page, with `.png`.
 *
 * @param path the address of the page, without language prefix
 * @param locale the language that the page is written in
 */
export function openGraphImageAddress(path: string, locale: Locale): string {
  return `${localizePath(path, locale)}.png`
}

/**
 * The size of the image in pixels, as `tools/paper` draws it: large platforms show it uncropped.
 * https://developers.facebook.com/docs/sharing/best-practices#images
 */
export const openGraphImageSize = { width: 1200, height: 630 } as const
