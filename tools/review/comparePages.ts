import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { splitPath } from '../../renderer/addresses.ts'
import { locales } from '../../renderer/languages.ts'
import type { Step } from '../build/progress.ts'
import { inBatches } from '../site/inBatches.ts'
import { compareLines } from './compareLines.ts'
import { linksOf, type ReadPage, readPage } from './readPage.ts'
import type { ReviewedPage } from './review.ts'

interface ComparedSites {
  /** The folders of two built sites. */
  readonly before: string
  readonly after: string
  /** The former addresses of renamed pages, by address. */
  readonly renamed: ReadonlyMap<string, string>
  /** Called for each page, and first with their number. */
  readonly step: Step
}

/** Pages of previews, for those who make the site. */
const NOT_FOR_VISITORS = new Set(['/translations', '/style', '/review'])

/**
 * Every page that differs between two built sites, in the order of their addresses. Bytes are compared first; only pages
 * that differ are read.
 */
export async function comparePages({ before, after, renamed, step }: ComparedSites): Promise<ReviewedPage[]> {
  const [old, young] = await Promise.all([openSite(before), openSite(after)])
  const former = new Map([...renamed].filter(([is, was]) => young.pages.has(is) && old.pages.has(was)))
  const moved = new Map([...former].map(([is, was]) => [was, is]))
  // What leads to a renamed page leads there by its new name.
  const follow = (html: string) => html.replace(/\/[\w/-]+/g, (path) => moved.get(path) ?? path)
  const addresses = [
    ...young.pages,
    ...[...old.pages].filter((address) => !young.pages.has(address) && !moved.has(address)),
  ]
  step(addresses.length)
  const compared = await inBatches(addresses, async (address): Promise<ReviewedPage[]> => {
    step()
    const { locale } = splitPath(address)
    const formerAddress = former.get(address)
    const [was, is] = await Promise.all([old.read(formerAddress ?? address), young.read(address)])
    if (locale === null || was === is) return []
    const [one, other] = [
      was === undefined ? undefined : readPage(follow(was), old.readSheet),
      is === undefined ? undefined : readPage(is, young.readSheet),
    ]
    const passages = one && other ? compareLines(one.lines, other.lines, locale) : []
    const cause = one && other ? causeOf(one, other, passages.length > 0) : undefined
    const change = !one ? 'added' : !other ? 'removed' : formerAddress === undefined ? 'changed' : 'renamed'
    if (change === 'changed' && passages.length === 0 && cause === undefined) return []
    const newLinks = (other?.links ?? []).filter((link) => !one?.links.includes(link))
    const hasOtherWords = passages.length > 0
    return [{ address, formerAddress, locale, change, hasOtherWords, passages, cause, newLinks, pictures: [] }]
  })
  const pages = compared.flat().toSorted(inOrder)
  if (pages.every(({ newLinks }) => newLinks.length === 0)) return pages
  // A host that the site led to before is none to look into: each article has links that hand it on to others.
  const known = new Set(
    (await inBatches([...old.pages], async (address) => linksOf((await old.read(address)) ?? ''))).flat().map(hostOf),
  )
  return pages.map((page) => ({ ...page, newLinks: page.newLinks.filter((link) => !known.has(hostOf(link))) }))
}

async function openSite(folder: string) {
  const files = await glob('**/*.html', { cwd: folder })
  const addresses = files.map((file) => `/${file.replace(/\.html$/, '')}`)
  const pages = new Set(addresses.filter((address) => !NOT_FOR_VISITORS.has(splitPath(address).path)))
  const sheets = new Map<string, string>()
  return {
    pages,
    read: async (address: string) =>
      pages.has(address) ? readFile(join(folder, `${address}.html`), 'utf8') : undefined,
    readSheet: (address: string) => {
      const file = join(folder, address)
      const css = sheets.get(address) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '')
      sheets.set(address, css)
      return css
    },
  }
}

/**
 * Names what the look of a page differs by, the same wherever the same was changed; undefined where it does not differ. With
 * other words come other tags: what those look like is told with them.
 */
function causeOf(before: ReadPage, after: ReadPage, hasOtherWords: boolean): string | undefined {
  const rules = difference(before.rules, after.rules)
  const hasOtherTags = !hasOtherWords && before.markup !== after.markup
  if (rules.length === 0 && !hasOtherTags) return undefined
  const tagsOf = ({ markup }: ReadPage) => markup.replace(/ class="[^"]*"/g, '').split('\n')
  const tags = hasOtherTags ? difference(tagsOf(before), tagsOf(after)) : []
  return createHash('sha256')
    .update([...rules, ...tags].join('\n'))
    .digest('hex')
    .slice(0, 12)
}

/** What only one of two lists has, or has more often. */
function difference(before: readonly string[], after: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const part of before) counts.set(part, (counts.get(part) ?? 0) - 1)
  for (const part of after) counts.set(part, (counts.get(part) ?? 0) + 1)
  return [...counts].flatMap(([part, count]) => (count === 0 ? [] : [`${count} ${part}`])).toSorted()
}

function hostOf(link: string): string {
  return URL.canParse(link) ? new URL(link).host : ''
}

/** By address; the versions of a page together, in the order of the languages. */
function inOrder(a: ReviewedPage, b: ReviewedPage): number {
  const [one, other] = [splitPath(a.address).path, splitPath(b.address).path]
  return one.localeCompare(other, 'en') || locales.indexOf(a.locale) - locales.indexOf(b.locale)
}
