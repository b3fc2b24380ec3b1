import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { diffArrays } from 'diff'
import { parse } from 'node-html-parser'
import pMap from 'p-map'
import { globSync } from 'tinyglobby'
import { splitPath } from '../../renderer/addresses.ts'
import { locales } from '../../renderer/languages.ts'
import type { Step } from '../progress.ts'
import { readHead } from '../site/finishedPages.ts'
import type { Versions } from './compareSources.ts'
import { compareLines, normalizeSpace } from './compareWords.ts'
import { inOrder, type ReviewedPage } from './review.ts'

type ReadPage = ReturnType<typeof readPage>

/** Further pages of lists, which change with every document. */
const LEFT_OUT = /\/\d+$/
const UNREAD = 'script, style, template, svg, nav:has([rel=prev], [rel=next]), [aria-hidden=true]'
const VISIBLE_ATTRIBUTES = ['src', 'style', 'd', 'open', 'hidden', 'type']
/** The size of a PDF, which changes with every word of its document. */
const FILE_SIZE = /\d+(?:[.,]\d+)? [kM]?[oB]$/

/**
 * Returns the pages that differ between two built sites, sorted by address.
 *
 * @param sites the folders of the sites
 * @param formerAddresses for the address of each changed document, its former one if it was renamed
 * @param step is called for each page, and first with their number
 */
export async function comparePages(
  sites: Versions<string>,
  formerAddresses: ReadonlyMap<string, string | undefined>,
  step: Step,
): Promise<ReviewedPage[]> {
  const patterns = locales.flatMap((locale) => [`${locale}.html`, `${locale}/**/*.html`])
  const files = [sites.after, sites.before].flatMap((cwd) => globSync(patterns, { cwd }))
  const listed = files.map((file) => `/${file.replace(/\.html$/, '')}`)
  const former = new Set(formerAddresses.values())
  const addresses = [...new Set(listed)].filter((address) => !former.has(address) && !LEFT_OUT.test(address))
  step(addresses.length)
  const compare = async (address: string) => {
    step()
    return comparePage(sites, address, formerAddresses)
  }
  const pages = (await pMap(addresses, compare, { concurrency: 50 })).filter((page) => page !== undefined)
  // Pages that differ in their looks alone come first: they show a change of looks best.
  const hasWords = ({ passages }: ReviewedPage) => Number(passages.length > 0)
  return pages.toSorted((a, b) => hasWords(a) - hasWords(b) || inOrder(a, b))
}

async function comparePage(
  { before, after }: Versions<string>,
  address: string,
  formerAddresses: ReadonlyMap<string, string | undefined>,
): Promise<ReviewedPage | undefined> {
  const formerAddress = formerAddresses.get(address)
  const { locale } = splitPath(address)
  const [old, current] = await Promise.all([open(before, formerAddress ?? address), open(after, address)])
  const { title } = current ?? old ?? {}
  if (locale === null || title === undefined) return undefined
  const change = !old ? 'added' : !current ? 'removed' : formerAddress === undefined ? 'changed' : 'renamed'
  const passages = old && current ? compareLines(old.lines, current.lines, locale) : []
  const cause = old && current ? causeOf(old, current, formerAddresses.has(address)) : undefined
  if (change === 'changed' && passages.length === 0 && cause === undefined) return undefined
  return {
    address,
    formerAddress,
    locale,
    title,
    change,
    publication: 'published',
    passages,
    cause,
    linkedFrom: [],
    pictures: [],
  }
}

/**
 * Reads a page that is at its canonical address: not a redirect, a not-found page, nor the copy that a document without
 * translation has in the other language.
 */
async function open(site: string, address: string): Promise<ReadPage | undefined> {
  const html = await readFile(join(site, `${address}.html`), 'utf8').catch(() => '')
  const { canonical } = readHead(parse(html))
  if (canonical === undefined || new URL(canonical).pathname !== address) return undefined
  return readPage(html, (sheet) => readFileSync(join(site, sheet), 'utf8'))
}

/**
 * Reads a page of a built site so that two builds can be compared: its texts in reading order, its style rules, and its
 * elements with the attributes that determine their look. Scripts have none, and new addresses with each build.
 *
 * @param readSheet returns the style sheet at an address of the same site
 */
export function readPage(html: string, readSheet: (address: string) => string) {
  const document = parse(html)
  const { title, description } = readHead(document)
  const styles = document.querySelectorAll('style').map((style) => style.rawText)
  const sheets = document.querySelectorAll('link[rel=stylesheet]').map((link) => link.getAttribute('href') ?? '')
  const elements = document
    .querySelectorAll('body *:not(script)')
    .map((element) => [element.tagName, ...VISIBLE_ATTRIBUTES.map((name) => element.getAttribute(name))].join(' '))
  for (const element of document.querySelectorAll(UNREAD)) element.remove()
  for (const image of document.querySelectorAll('[alt]')) image.replaceWith(`<p>${image.getAttribute('alt')}</p>`)
  const body = document.querySelector('body')?.structuredText.split('\n') ?? []
  const lines = [title, description, ...body].map((line) => normalizeSpace(line).replace(FILE_SIZE, '')).filter(Boolean)
  return { title, lines, rules: readRules([...styles, ...sheets.map(readSheet)].join('\n')), elements }
}

/** Returns each rule of style sheets once. Names of classes and keyframes depend on their order, so they are left out. */
function readRules(css: string): string[] {
  const keyframes = Array.from(css.matchAll(/@keyframes ([\w-]+)/g), ([, name = '']) => name)
  const animations = `(?<=@keyframes |animation[^;{}]*)\\b(?:${keyframes.join('|') || '(?!)'})\\b`
  return [...new Set(css.replace(new RegExp(`\\.[a-z_-][\\w-]*|${animations}`, 'gi'), '').split(/(?<=\})/))]
}

/** Returns a digest of the differing style rules of two pages and, if no words explain them, of differing elements. */
function causeOf(before: ReadPage, after: ReadPage, isRewritten: boolean): string | undefined {
  const hasSameWords = !isRewritten && before.lines.join('\n') === after.lines.join('\n')
  const changes = [
    ...diffArrays(before.rules, after.rules),
    ...(hasSameWords ? diffArrays(before.elements, after.elements) : []),
  ].filter(({ added, removed }) => added || removed)
  if (changes.length === 0) return undefined
  return createHash('sha256').update(JSON.stringify(changes)).digest('hex').slice(0, 12)
}
