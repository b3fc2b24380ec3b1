import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser'
import { globSync } from 'tinyglobby'
import { type CollectionName, collections, documentPath, isCollectionName } from '../../content/collections.ts'
import { splitPath } from '../../renderer/addresses.ts'
import type { Locale } from '../../renderer/languages.ts'

export const siteFolder = 'dist/client'

if (!existsSync(join(siteFolder, 'index.html'))) {
  throw new Error('These tests read the built site. Run npm run build first.')
}

/** An HTML file of the built site. */
export interface BuiltPage {
  /** The address that visitors see: `/fr/about`. */
  readonly address: string
  /** Null for addresses without language. */
  readonly locale: Locale | null
  /** Without language: `/about`. */
  readonly path: string
  readonly kind: 'page' | 'languageRedirect' | 'redirect' | 'not-found'
  readonly html: string
  readonly document: HTMLElement
}

function kindOf(address: string, html: string, document: HTMLElement): BuiltPage['kind'] {
  if (address.endsWith('/404')) return 'not-found'
  if (html.includes('http-equiv="refresh"') && !document.querySelector('main')) return 'redirect'
  return splitPath(address).locale === null ? 'languageRedirect' : 'page'
}

export const allPages: readonly BuiltPage[] = globSync('**/*.html', { cwd: siteFolder, ignore: 'admin.html' })
  .toSorted()
  .map((file) => {
    const address = `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`
    const html = readFileSync(join(siteFolder, file), 'utf8')
    const document = parse(html, { comment: false, blockTextElements: { script: true, style: true, noscript: false } })
    return { address, ...splitPath(address), kind: kindOf(address, html, document), html, document }
  })

export const pages = allPages.filter(({ kind }) => kind === 'page')
export const languageRedirects = allPages.filter(({ kind }) => kind === 'languageRedirect')

/** Returns the collection of the document that a page shows, if it shows one. */
export function collectionOf({ path }: BuiltPage): CollectionName | undefined {
  const slug = path.split('/').at(-1) ?? ''
  return Object.keys(collections)
    .filter(isCollectionName)
    .find((name) => documentPath(name, slug) === path && globSync(`content/*/${name}/${slug}.mdx`).length > 0)
}

/** Returns a page that must exist. */
export function getPage(address: string): BuiltPage {
  const page = allPages.find((candidate) => candidate.address === address)
  if (!page) throw new Error(`There is no page ${address} in the built site.`)
  return page
}

const readTexts = new WeakMap<HTMLElement, string>()

/**
 * Returns the visible text of an element, on one line, without scripts and styles. Cached, because many tests use it.
 */
export function textOf(element: HTMLElement): string {
  const read = readTexts.get(element)
  if (read !== undefined) return read
  const copy = parse(element.outerHTML, { comment: false })
  for (const unread of copy.querySelectorAll('script, style, template')) unread.remove()
  const text = copy.textContent.replace(/[ \t\n]+/g, ' ').trim()
  readTexts.set(element, text)
  return text
}

/** Returns the texts of a page one by one, including attributes that are read aloud. */
export function textsOf(element: HTMLElement): string[] {
  const labels = element
    .querySelectorAll('[aria-label], [alt], [placeholder], [title]')
    .flatMap((labelled) =>
      ['aria-label', 'alt', 'placeholder', 'title'].flatMap((name) => labelled.getAttribute(name) ?? []),
    )
  const texts: string[] = []
  const collect = (node: Node): void => {
    // A word with places to break is one text.
    const isBroken = node.childNodes.some((child) => child.rawTagName === 'wbr')
    if (node instanceof TextNode || isBroken) texts.push(node.text.trim())
    else if (!(node instanceof HTMLElement && /^(?:SCRIPT|STYLE)$/.test(node.tagName))) node.childNodes.forEach(collect)
  }
  collect(element)
  return [...labels, ...texts]
}

/** Replaces all kinds of spaces in a text with plain ones, to search for words. */
export function plain(text: string): string {
  return text.replace(/[\u00a0\u202f\s]+/g, ' ').replaceAll('’', "'")
}

/** Runs a check on each page and lists those that fail it, to show whether it is one page or all. */
export function failuresOf<Page extends { readonly address: string }>(
  checked: readonly Page[],
  check: (page: Page) => readonly string[],
): string[] {
  return checked.flatMap((page) => check(page).map((failure) => `${page.address}: ${failure}`))
}
