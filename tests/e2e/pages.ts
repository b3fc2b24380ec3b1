import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { QUOTE_PATH } from '../../renderer/addresses.ts'
import type { Locale } from '../../renderer/languages.ts'
import { coverAll } from '../coverAll.ts'
import { eventService, translationService } from './services.ts'

const SITE = 'dist/client'
/** The quote form with a preselected service: an event has other fields, all others have the same. */
const STANDING_FOR_ALL = [eventService, translationService].map(({ id }) => `${QUOTE_PATH}/${id}`)

/** The pages of a language, without redirects and those that only differ by a preselected service. */
export function pagesOf(locale: Locale): string[] {
  return globSync([`${locale}.html`, `${locale}/**/*.html`], { cwd: SITE })
    .map((file) => `/${file.replace(/\.html$/, '')}`)
    .filter((address) => !readPage(address).includes('http-equiv="refresh"'))
    .filter((address) => !address.includes(`${QUOTE_PATH}/`) || STANDING_FOR_ALL.some((path) => address.endsWith(path)))
    .toSorted()
}

/**
 * Returns a few pages of a language that together show every element, class and state that any page shows: of documents
 * of one type the richest, and unusual ones.
 */
export function samplesOf(locale: Locale): string[] {
  return coverAll(pagesOf(locale), (address) => partsIn(readPage(address)))
}

/**
 * Returns a page of a kind that has something: an article with footnotes.
 *
 * @throws Error if there is none
 */
export function pageWith(locale: Locale, kind: string, markup: string | RegExp = ''): string {
  const found = pagesOf(locale).find(
    (address) => address.includes(`/${kind}/`) && readPage(address).search(markup) >= 0,
  )
  if (found === undefined) throw new Error(`No page under /${locale}/${kind}/ has ${String(markup)}.`)
  return found
}

function readPage(address: string): string {
  return readFileSync(`${SITE}${address}.html`, 'utf8')
}

/** Returns the names of elements, classes and state attributes. */
function partsIn(html: string): string[] {
  const body = html.slice(html.indexOf('<body'))
  return [...body.matchAll(/<[a-z][\w-]*| (?:aria|data)-[\w-]+(?==| |>)| class="([^"]*)"/g)].flatMap(
    ([part, classes]) => classes?.split(' ').map((name) => `.${name}`) ?? part,
  )
}
