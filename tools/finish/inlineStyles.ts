import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSheet, type StyleRule } from '../styles/parseSheet.ts'
import { markupOf } from '../styles/selectors.ts'
import { splitStyles, type SplitStyles } from '../styles/splitStyles.ts'

const STYLESHEET_LINK = /<link rel="stylesheet" type="text\/css" href="([^"]+)">/g
/** Marks the first element that nobody sees before scrolling, on pages that are too long for one round trip. */
const FOLD = /<[a-z]+[^>]* data-below-fold[ =>]/

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
export function createStyleInliner(folder: string): (html: string) => Promise<string> {
  const readSheet = remember((address: string) => readFile(join(folder, address), 'utf8').then((css) => css.trim()))
  const readRules = remember(async (address: string) => parseSheet(await readSheet(address)))
  const writeSheet = remember(async (css: string) => {
    const address = `/assets/static/below-fold.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`
    await writeFile(join(folder, address), css)
    return address
  })
  const split = splitter()

  return async (html) => {
    const addresses = [...html.matchAll(STYLESHEET_LINK)].flatMap(([, address]) => address ?? [])
    if (addresses.length === 0) return html
    const fold = FOLD.exec(html)?.index
    const { inline, deferred } =
      fold === undefined
        ? { inline: (await Promise.all(addresses.map(readSheet))).join(''), deferred: '' }
        : split(html.slice(0, fold), addresses, await Promise.all(addresses.map(readRules)))
    const link = deferred && `<link rel="stylesheet" href="${await writeSheet(deferred)}">`
    return html
      .replace(STYLESHEET_LINK, '')
      .replace('</head>', () => `<style>${inline}</style></head>`)
      .replace(FOLD, (element) => link + element)
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

/** A function that works once for each text. */
function remember<Result>(work: (text: string) => Promise<Result>): (text: string) => Promise<Result> {
  const results = new Map<string, Promise<Result>>()
  return (text) => {
    const result = results.get(text) ?? work(text)
    results.set(text, result)
    return result
  }
}
