import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSheet, type StyleRule } from '../styles/parseSheet.ts'
import { markupOf } from '../styles/selectors.ts'
import { splitStyles, type SplitStyles } from '../styles/splitStyles.ts'

/** How Vike links a style sheet. */
export const STYLESHEET_LINK = /<link rel="stylesheet" type="text\/css" href="([^"]+)">/g
/** Marks the first element below the fold, on pages that are too long for one round trip. */
const FOLD = ' data-below-fold='

/** Where the style sheets are that pages link below their first screen. */
const SHEETS = '/assets/static/'

/**
 * Puts the styles of a page into the page: with them its first screen needs one round trip, not two.
 *
 * They go to the end of the head, because the encoding must be named in the first 1,024 bytes. Where a page has an
 * element marked `data-below-fold`, the rules that nothing before it needs become one file, linked before it: browsers
 * paint what comes before such a link without waiting for it.
 * https://html.spec.whatwg.org/multipage/links.html#body-ok
 *
 * @param folder the built site, with the addresses of style sheets as paths
 * @returns what takes the HTML of a page and gives it back with its styles
 */
export function createStyleInliner(folder: string): (html: string, page: string) => Promise<string> {
  const readSheet = remember((address: string) => readFile(join(folder, address), 'utf8').then((css) => css.trim()))
  const readRules = remember(async (address: string) => parseSheet(await readSheet(address)))
  const writeSheet = remember(async (css: string) => {
    const name = `below-fold.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`
    await mkdir(join(folder, SHEETS), { recursive: true })
    await writeFile(join(folder, SHEETS, name), css)
    return name
  })
  const split = splitter()

  return async (html, page) => {
    const addresses = [...html.matchAll(STYLESHEET_LINK)].flatMap(([, address]) => address ?? [])
    if (addresses.length === 0)
      throw new Error(`${page} links no style sheet: Vike writes such links in another way now.`)
    const mark = html.indexOf(FOLD)
    const fold = mark < 0 ? -1 : html.lastIndexOf('<', mark)
    const { inline, deferred } =
      fold < 0
        ? { inline: (await Promise.all(addresses.map(readSheet))).join(''), deferred: '' }
        : split(html.slice(0, fold), addresses, await Promise.all(addresses.map(readRules)))
    const link = deferred === '' ? '' : `<link rel="stylesheet" href="${SHEETS}${await writeSheet(deferred)}">`
    const end = html.indexOf('</head>')
    const head = `${html.slice(0, end).replace(STYLESHEET_LINK, '')}<style>${inline}</style>`
    return head + (fold < 0 ? html.slice(end) : html.slice(end, fold) + link + html.slice(fold))
  }
}

/** Splits once for all pages that begin with the same elements, classes and attributes. */
function splitter() {
  const known = new Map<string, SplitStyles>()
  return (firstScreen: string, addresses: readonly string[], sheets: ReadonlyArray<readonly StyleRule[]>) => {
    const markup = markupOf(firstScreen)
    const names = [markup.tags, markup.classes, markup.attributes].map((set) => [...set].toSorted())
    const key = JSON.stringify([addresses, names])
    const styles = known.get(key) ?? splitStyles(sheets, markup)
    known.set(key, styles)
    return styles
  }
}

/** Returns a function that works once for each text. */
function remember<Result>(work: (text: string) => Promise<Result>): (text: string) => Promise<Result> {
  const results = new Map<string, Promise<Result>>()
  return (text) => {
    const result = results.get(text) ?? work(text)
    results.set(text, result)
    return result
  }
}
