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

/**
 * Where the image is that a page is shared with: at the address of the page, with `.png`.
 *
 * @param path of the page, without language prefix
 * @param locale the language that the page is written in
 */
export function openGraphImageAddress(path: string, locale: Locale): string {
  return `${localizePath(path, locale)}.png`
}

/**
 * What `tools/paper` draws, in pixels: what the large platforms show uncropped.
 * https://developers.facebook.com/docs/sharing/best-practices#images
 */
export const openGraphImageSize = { width: 1200, height: 630 } as const
