import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import { parse } from 'postcss'
import { writeInside } from '../../writeInside.ts'
import { type Markup, markupBefore, removeUnusedKeyframes, rulesOfFirstScreen } from './firstScreen.ts'

/** The folder of the style sheets that pages link below their first screen. */
const SHEETS = '/assets/static/'

/**
 * Returns a function that inlines the styles of a page, so that its first screen needs one round trip instead of two.
 *
 * If a page has an element with `data-below-fold`, only rules that may apply before it are inlined. Sheets with further
 * rules are linked as a whole before that element: browsers paint what precedes such a link without waiting for it.
 * https://html.spec.whatwg.org/multipage/links.html#body-ok
 *
 * @param folder the built site, in which style sheets have their addresses as paths
 */
export function createStyleInliner(folder: string): (page: HTMLElement, address: string) => Promise<void> {
  const readSheet = remember(async (address: string) => prepare((await readFile(join(folder, address), 'utf8')).trim()))
  const writeSheet = remember(async (css: string) => {
    const name = `below-fold.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`
    await writeInside(folder, `${SHEETS}${name}`, css)
    return name
  })
  /** By sheets and names: pages of a kind are split alike. */
  const splits = new Map<string, ReturnType<typeof split>>()
  return async (page, address) => {
    const links = page.querySelectorAll('link[rel=stylesheet]')
    if (links.length === 0) throw new Error(`${address} links no style sheet: Vike now writes its pages differently.`)
    const addresses = links.map((link) => link.getAttribute('href') ?? '')
    const sheets = await Promise.all(addresses.map(readSheet))
    for (const link of links) link.remove()
    const fold = page.querySelector('[data-below-fold]')
    const firstScreen = fold ? markupBefore(page, fold) : undefined
    const names = Object.values(firstScreen ?? {}).map((each) => [...each].toSorted())
    const key = JSON.stringify([addresses, names])
    const { inline, deferred } = splits.get(key) ?? split(sheets, firstScreen)
    splits.set(key, { inline, deferred })
    // At the end, because the encoding must be within the first 1,024 bytes.
    page.querySelector('head')?.insertAdjacentHTML('beforeend', `<style>${inline.join('')}</style>`)
    if (deferred !== '') {
      fold?.insertAdjacentHTML('beforebegin', `<link rel="stylesheet" href="${SHEETS}${await writeSheet(deferred)}">`)
    }
  }
}

/** Parses a style sheet, once for all pages. */
function prepare(css: string) {
  const rules = parse(css)
  const withoutFonts = rules.clone()
  withoutFonts.walkAtRules('font-face', (face) => void face.remove())
  return { rules, whole: String(rules), withoutFonts: String(withoutFonts) }
}

/** Splits style sheets. Whole sheets are deferred, to keep the order of rules, but no fonts, which would load twice. */
function split(sheets: readonly ReturnType<typeof prepare>[], firstScreen: Markup | undefined) {
  if (!firstScreen) return { inline: sheets.map(({ whole }) => whole), deferred: '' }
  const parts = sheets.map(({ rules }) => rulesOfFirstScreen(rules, firstScreen))
  removeUnusedKeyframes(parts)
  const inline = parts.map(String)
  const deferred = sheets.filter(({ whole }, index) => whole !== inline[index])
  return { inline, deferred: deferred.map(({ withoutFonts }) => withoutFonts).join('') }
}

/** Returns a function that caches the result for each text. */
function remember<Result>(work: (text: string) => Promise<Result>): (text: string) => Promise<Result> {
  const results = new Map<string, Promise<Result>>()
  return (text) => {
    const result = results.get(text) ?? work(text)
    results.set(text, result)
    return result
  }
}
