import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import { parse, type Root } from 'postcss'
import { markupBefore, rulesOfFirstScreen } from './firstScreen.ts'

/** Where the style sheets are that pages link below their first screen. */
const SHEETS = '/assets/static/'

/**
 * Returns a function that puts the styles of a page into the page: its first screen then needs one round trip, not two.
 *
 * Where a page has an element marked `data-below-fold`, only the rules that something before it may need are in the head. The
 * sheets that have others are linked as a whole before that element: browsers paint what comes before such a link without waiting
 * for it. https://html.spec.whatwg.org/multipage/links.html#body-ok
 *
 * @param folder the built site, with the addresses of style sheets as paths
 */
export function createStyleInliner(folder: string): (page: HTMLElement, address: string) => Promise<void> {
  const readSheet = remember(async (address: string) => parse((await readFile(join(folder, address), 'utf8')).trim()))
  const writeSheet = remember(async (css: string) => {
    const name = `below-fold.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`
    await mkdir(join(folder, SHEETS), { recursive: true })
    await writeFile(join(folder, SHEETS, name), css)
    return name
  })
  return async (page, address) => {
    const links = page.querySelectorAll('link[rel=stylesheet]')
    if (links.length === 0)
      throw new Error(`${address} links no style sheet: Vike writes its pages in another way now.`)
    const sheets = await Promise.all(links.map((link) => readSheet(link.getAttribute('href') ?? '')))
    for (const link of links) link.remove()
    const fold = page.querySelector('[data-below-fold]')
    const { inline, deferred } = fold ? split(sheets, page, fold) : { inline: sheets, deferred: '' }
    // At its end, because the encoding must be named in the first 1,024 bytes.
    page.querySelector('head')?.insertAdjacentHTML('beforeend', `<style>${inline.join('')}</style>`)
    if (deferred !== '') {
      fold?.insertAdjacentHTML('beforebegin', `<link rel="stylesheet" href="${SHEETS}${await writeSheet(deferred)}">`)
    }
  }
}

/** Sheets are deferred as a whole, so that the order of their rules stays as it was; but for fonts, which would load twice. */
function split(sheets: readonly Root[], page: HTMLElement, fold: HTMLElement) {
  const firstScreen = markupBefore(page, fold)
  const inline = sheets.map((sheet) => rulesOfFirstScreen(sheet, firstScreen))
  const deferred = sheets.filter((sheet, index) => sheet.source?.input.css !== String(inline[index]))
  return { inline, deferred: deferred.map(withoutFonts).join('') }
}

function withoutFonts(sheet: Root): Root {
  const rest = sheet.clone()
  rest.walkAtRules('font-face', (face) => {
    face.remove()
  })
  return rest
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
