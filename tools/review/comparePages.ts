import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { glob } from 'tinyglobby'
import { localizePath, splitPath } from '../../renderer/addresses.ts'
import { defaultLocale, locales } from '../../renderer/languages.ts'
import { readHead } from '../finish/pageHead.ts'
import { inBatches } from '../siteFiles/inBatches.ts'
import { comparePage } from './comparePage.ts'
import { listExternalLinks } from './externalLinks.ts'
import type { ReadSheet } from './pageParts.ts'
import { remember } from '../remember.ts'
import type { ReviewedPage } from './review.ts'

interface ComparedSites {
  /** The folders of two built sites. */
  readonly before: string
  readonly after: string
  /** Where the site answers: other hosts are others'. */
  readonly siteUrl: string
  /** The former addresses of renamed pages, by address. */
  readonly renamed: ReadonlyMap<string, string>
}

/** It says how each document stands, which the review does itself. */
const TOLD_OTHERWISE = '/translations'
/** How hosts compress what they serve: `brotli -q 11` would take a hundred milliseconds a page. */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * Every page that differs between two built sites, in the order of their addresses.
 *
 * Bytes are compared first; only pages that differ are taken apart.
 */
export async function comparePages({ before, after, siteUrl, renamed }: ComparedSites): Promise<ReviewedPage[]> {
  const [old, young] = await Promise.all([listPages(before), listPages(after)])
  const former = new Set(
    [...renamed]
      .filter(([address, was]) => young.has(address) && old.has(was) && !young.has(was))
      .map(([, was]) => was),
  )
  const read = { before: readSheetsOf(before), after: readSheetsOf(after) }
  const linksOfHome = remember(async (address: string) => {
    const file = old.get(address)
    return file === undefined ? new Set<string>() : listExternalLinks(await readFile(file, 'utf8'), siteUrl)
  })
  const pages: ReviewedPage[] = []
  const addresses = [...new Set([...young.keys(), ...old.keys()])].filter(
    (address) => !former.has(address) && splitPath(address).path !== TOLD_OTHERWISE,
  )
  await inBatches(addresses, async (address) => {
    const was = renamed.get(address)
    const previous = was !== undefined && former.has(was) ? was : address
    const [oldFile, youngFile] = [old.get(previous), young.get(address)]
    const [oldBytes, youngBytes] = await Promise.all([readPage(oldFile), readPage(youngFile)])
    if (oldBytes && youngBytes && oldBytes.equals(youngBytes)) return

    const { locale } = splitPath(address)
    const oldHtml = oldBytes?.toString('utf8') ?? ''
    const youngHtml = youngBytes?.toString('utf8') ?? ''
    const changes =
      oldBytes && youngBytes
        ? comparePage(
            { html: moveAddress(oldHtml, previous, address), readSheet: read.before },
            { html: youngHtml, readSheet: read.after },
            locale ?? defaultLocale,
          )
        : undefined
    if (oldBytes && youngBytes && !changes && previous === address) return

    const [weightBefore, weightAfter, linksBefore] = await Promise.all([
      oldBytes && weigh(oldBytes),
      youngBytes && weigh(youngBytes),
      oldBytes ? listExternalLinks(oldHtml, siteUrl) : linksOfHome(localizePath('/', locale ?? defaultLocale)),
    ])
    pages.push({
      address,
      ...(locale && { locale }),
      title: titleOf(youngBytes ? youngHtml : oldHtml),
      change: !oldBytes ? 'added' : !youngBytes ? 'removed' : previous === address ? 'changed' : 'renamed',
      ...(previous !== address && { before: previous }),
      aspects: changes?.aspects ?? [],
      blocks: changes?.blocks ?? [],
      weight: {
        ...(weightBefore !== undefined && { before: weightBefore }),
        ...(weightAfter !== undefined && { after: weightAfter }),
      },
      newLinks: [...listExternalLinks(youngHtml, siteUrl)].filter((link) => !linksBefore.has(link)),
      pictures: [],
    })
  })
  return withoutEchoes(pages).toSorted(inOrder)
}

/** The pages of a built site: their files, by address. */
async function listPages(folder: string): Promise<Map<string, string>> {
  const files = await glob('**/*.html', { cwd: folder })
  return new Map(files.map((file) => [`/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`, join(folder, file)]))
}

function readPage(file: string | undefined): Promise<Buffer> | undefined {
  return file === undefined ? undefined : readFile(file)
}

/** A page that was renamed says its address in many places. */
function moveAddress(html: string, from: string, to: string): string {
  return from === to ? html : html.replaceAll(from, to)
}

function readSheetsOf(folder: string): ReadSheet {
  const known = new Map<string, string>()
  return (address) => {
    const file = join(folder, address)
    const css = known.get(address) ?? (existsSync(file) ? readFileSync(file, 'utf8') : address)
    known.set(address, css)
    return css
  }
}

async function weigh(bytes: Buffer): Promise<number> {
  return (await promisify(brotliCompress)(bytes, COMPRESSION)).length
}

function titleOf(html: string): string {
  return readHead(html).title || (/<title>([^<]*)/.exec(html)?.[1] ?? '')
}

/** A language redirect says the title of the page that it leads to: where that is listed, it is not told again. */
function withoutEchoes(pages: readonly ReviewedPage[]): ReviewedPage[] {
  const listed = new Set(
    pages
      .filter(({ locale }) => locale)
      .flatMap(({ address, before = address }) => [address, before].map((path) => splitPath(path).path)),
  )
  return pages.filter(({ locale, address }) => locale !== undefined || !listed.has(address))
}

/** By address; the versions of a page together, in the order of the languages. */
function inOrder(a: ReviewedPage, b: ReviewedPage): number {
  const [one, other] = [splitPath(a.address), splitPath(b.address)]
  const rank = ({ locale }: typeof one) => (locale === null ? -1 : locales.indexOf(locale))
  return one.path.localeCompare(other.path, 'en') || rank(one) - rank(other)
}
