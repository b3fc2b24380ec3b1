import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { splitPath } from '../../renderer/addresses.ts'
import { locales } from '../../renderer/languages.ts'
import type { Step } from '../progress.ts'
import { inBatches } from '../inBatches.ts'
import { compareLines } from './compareLines.ts'
import { type ReadPage, readPage } from './readPage.ts'
import type { ReviewedPage } from './review.ts'

/** Pages that only previews have. */
const PREVIEW_PAGES = new Set(['/translations', '/review'])

/**
 * Returns the pages that differ between two built sites, sorted by address. A page whose old address redirects to a new page
 * is a renamed one.
 *
 * @param before the folder of the older site
 * @param after the folder of the newer site
 * @param step is called for each page, and first with their number
 */
export async function comparePages(before: string, after: string, step: Step): Promise<ReviewedPage[]> {
  const [old, current] = await Promise.all([openSite(before), openSite(after)])
  const renamed = [...current.redirects].filter(([from, to]) => old.pages.has(from) && !old.pages.has(to))
  const formerAddresses = new Map(renamed.map(([from, to]) => [to, from]))
  const moved = new Set(renamed.map(([from]) => from))
  const addresses = [...new Set([...current.pages, ...old.pages])].filter((address) => !moved.has(address))
  step(addresses.length)
  const pages = await inBatches(addresses, async (address): Promise<ReviewedPage | undefined> => {
    step()
    const formerAddress = formerAddresses.get(address)
    const [was, is] = await Promise.all([old.read(formerAddress ?? address), current.read(address)])
    if (was === is) return undefined
    const [one, other] = [was && readPage(was, old.readSheet), is && readPage(is, current.readSheet)]
    const { locale } = splitPath(address)
    const { title } = other || one || {}
    if (locale === null || title === undefined) return undefined
    const [passages, cause] =
      one && other ? [compareLines(one.lines, other.lines, locale), causeOf(one, other)] : [[], undefined]
    const change = !one ? 'added' : !other ? 'removed' : formerAddress === undefined ? 'changed' : 'renamed'
    if (change === 'changed' && passages.length === 0 && cause === undefined) return undefined
    return { address, formerAddress, locale, title, change, publication: 'published', passages, cause, pictures: [] }
  })
  return pages.filter((page) => page !== undefined).toSorted(inOrder)
}

async function openSite(folder: string) {
  const files = await glob('**/*.html', { cwd: folder })
  const rules = existsSync(join(folder, '_redirects')) ? await readFile(join(folder, '_redirects'), 'utf8') : ''
  const redirects = new Map(
    Array.from(rules.matchAll(/^(\/\S+) (\/\S+) 301!$/gm), ([, from = '', to = '']) => [from, to] as const),
  )
  const addresses = files.map((file) => `/${file.replace(/\.html$/, '')}`)
  const pages = new Set(
    addresses.filter((address) => !PREVIEW_PAGES.has(splitPath(address).path) && !redirects.has(address)),
  )
  const sheets = new Map<string, string>()
  return {
    pages,
    redirects,
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

/** Identifies the difference of two pages' looks. Elements count where the words are equal: other words have other elements. */
function causeOf(before: ReadPage, after: ReadPage): string | undefined {
  const rules = difference(before.rules, after.rules)
  const hasSameWords = before.lines.join('\n') === after.lines.join('\n')
  const elements = hasSameWords ? difference(before.elements, after.elements) : []
  if (rules.length + elements.length === 0) return undefined
  const digest = createHash('sha256').update([...rules, ...elements].join('\n'))
  return digest.digest('hex').slice(0, 12)
}

/** Returns the members that one of two lists has more often. */
function difference(before: readonly string[], after: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const part of before) counts.set(part, (counts.get(part) ?? 0) - 1)
  for (const part of after) counts.set(part, (counts.get(part) ?? 0) + 1)
  return [...counts].flatMap(([part, count]) => (count === 0 ? [] : [`${count} ${part}`])).toSorted()
}

/** By address without language, then by language. */
function inOrder(a: ReviewedPage, b: ReviewedPage): number {
  const [one, other] = [splitPath(a.address).path, splitPath(b.address).path]
  return one.localeCompare(other, 'en') || locales.indexOf(a.locale) - locales.indexOf(b.locale)
}
