import { readFileSync } from 'node:fs'
import type { Locale } from '../../renderer/languages.ts'
import { QUOTE_PATH } from '../../renderer/quoteServices.ts'
import { listAddresses } from '../../tools/server/listAddresses.ts'

const SITE = 'dist/client'
/** The quote form with a preselected service: interpretation has other fields, all others have the same. */
const STANDING_FOR_ALL = /\/(?:interpretation|legal)$/

/** The pages of a language, without those that only differ by a preselected service. */
export function pagesOf(locale: Locale): string[] {
  const addresses = listAddresses(SITE, locale).filter(
    (address) => !address.includes(`${QUOTE_PATH}/`) || STANDING_FOR_ALL.test(address),
  )
  return [...addresses, `/${locale}/404`]
}

/**
 * Returns the pages of a language that show something no longer page does: an element, a class, a state. Of documents
 * of one type these are the longest, and unusual ones; together they cover everything that any page shows.
 */
export function samplesOf(locale: Locale): string[] {
  const shown = new Set<string>()
  return pagesOf(locale)
    .map((address) => ({ address, html: readFileSync(`${SITE}${address}.html`, 'utf8') }))
    .toSorted((one, other) => other.html.length - one.html.length)
    .filter(({ html }) => {
      const parts = partsIn(html).filter((part) => !shown.has(part))
      for (const part of parts) shown.add(part)
      return parts.length > 0
    })
    .map(({ address }) => address)
}

/** Returns the names of elements, classes and state attributes. */
function partsIn(html: string): string[] {
  const body = html.slice(html.indexOf('<body'))
  return [...body.matchAll(/<[a-z][\w-]*| (?:aria|data)-[\w-]+(?==| |>)| class="([^"]*)"/g)].flatMap(
    ([part, classes]) => classes?.split(' ').map((name) => `.${name}`) ?? part,
  )
}
