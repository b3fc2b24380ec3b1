import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { glob } from 'tinyglobby'

const STYLESHEET_LINK = /<link rel="stylesheet" type="text\/css" href="([^"]+)">/g
/** Marks the first element that nobody sees before scrolling, on pages that are too long for one round trip. */
const FOLD = /<[a-z]+[^>]* data-below-fold[ =>]/
const CLASS_ATTRIBUTE = /\bclass="([^"]*)"/g
const CLASS_SELECTOR = /\.(-?[_a-zA-Z][\w-]*)/g

/** The styles of a page by where they are first needed. */
interface SplitStyles {
  /** What the first screen needs. */
  readonly inline: string
  /** What only the rest of the page needs. */
  readonly deferred: string
}

/**
 * Puts the styles of each page into the page: with them its first screen needs one round trip, not two.
 *
 * They go to the end of the head, because the encoding must be named in the first 1,024 bytes. Where a page has an
 * element marked `data-below-fold`, the style sheets that only that element and what follows it use become one file,
 * linked before it: browsers paint what comes before such a link without waiting for it.
 * https://html.spec.whatwg.org/multipage/links.html#body-ok
 *
 * @param folder the built site, with the addresses of pages as paths
 */
export async function inlineStyles(folder: string): Promise<void> {
  const sheets = new Map<string, Promise<string>>()
  const readSheet = (address: string): Promise<string> => {
    const sheet = sheets.get(address) ?? readFile(join(folder, address), 'utf8').then((css) => css.trim())
    sheets.set(address, sheet)
    return sheet
  }
  const pages = await glob('**/*.html', { cwd: folder })
  await Promise.all(
    pages.map(async (page) => {
      const file = join(folder, page)
      const html = await readFile(file, 'utf8')
      const addresses = [...html.matchAll(STYLESHEET_LINK)].flatMap(([, address]) => address ?? [])
      if (addresses.length === 0) return
      const { inline, deferred } = splitStyles(html, await Promise.all(addresses.map(readSheet)))
      const link = deferred && `<link rel="stylesheet" href="${await writeSheet(folder, deferred)}">`
      await writeFile(
        file,
        html
          .replace(STYLESHEET_LINK, '')
          .replace('</head>', () => `<style>${inline}</style></head>`)
          .replace(FOLD, (element) => link + element),
      )
    }),
  )
}

/**
 * @param html the page
 * @param sheets its style sheets, in order; a sheet without classes is for the whole page
 */
export function splitStyles(html: string, sheets: readonly string[]): SplitStyles {
  const firstScreen = html.slice(0, html.match(FOLD)?.index)
  const used = new Set([...firstScreen.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names]) => names?.split(' ') ?? []))
  const isNeeded = (sheet: string): boolean => {
    const classes = [...sheet.matchAll(CLASS_SELECTOR)]
    return firstScreen === html || classes.length === 0 || classes.some(([, name]) => name && used.has(name))
  }
  return {
    inline: sheets.filter(isNeeded).join(''),
    deferred: sheets.filter((sheet) => !isNeeded(sheet)).join(''),
  }
}

async function writeSheet(folder: string, css: string): Promise<string> {
  const address = `/assets/static/below-fold.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`
  await writeFile(join(folder, address), css)
  return address
}
