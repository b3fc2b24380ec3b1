import leven from 'leven'
import type { Locale } from '../../../renderer/languages.ts'

/** A page of the site as `addresses.json` lists it: its address without language prefix, and its title. */
export interface ListedPage {
  readonly path: string
  readonly title: string
}

export function isListedPage(value: unknown): value is ListedPage {
  if (typeof value !== 'object' || value === null) return false
  const { path, title } = value as Partial<Record<keyof ListedPage, unknown>>
  return typeof path === 'string' && typeof title === 'string'
}

/** The pages of a language; none where the list can't be had. */
export async function fetchPages(locale: Locale): Promise<readonly ListedPage[]> {
  try {
    const response = await fetch(`/${locale}/addresses.json`)
    const listed: unknown = response.ok ? await response.json() : []
    return Array.isArray(listed) ? listed.filter(isListedPage) : []
  } catch {
    return []
  }
}

const MOST_SUGGESTIONS = 4
/** How alike an address must be to be worth showing: 0 is nothing in common, 1 the same. */
const LEAST_LIKENESS = 0.5

/** Lower case, no accents, no `.html`, no slash at the end: what people get wrong when they type an address. */
export function normalizePath(path: string): string {
  return decode(path)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/(?<=.)\/+$/, '')
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The pages whose address, or the last part of it, or title is most like the one asked for; the likeliest first. */
export function nearestPages(asked: string, pages: readonly ListedPage[]): ListedPage[] {
  const wanted = normalizePath(asked)
  const wantedName = lastPart(wanted)
  if (wantedName === '') return []
  return pages
    .map((page) => {
      const path = normalizePath(page.path)
      const likenesses = [
        likeness(wanted, path),
        likeness(wantedName, lastPart(path)),
        likeness(wantedName, normalizePath(page.title).replace(/[^a-z0-9]+/g, '-')),
      ]
      return { page, likeness: Math.max(...likenesses) }
    })
    .filter((candidate) => candidate.likeness >= LEAST_LIKENESS)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ page }) => page)
}

function lastPart(path: string): string {
  return path.split('/').findLast((part) => part !== '') ?? ''
}

function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length)
  if (longest === 0) return 0
  const sameLetters = 1 - leven(a, b) / longest
  // "legal" for "legal-errors" is an address that was cut off: the more of it is there, the likelier.
  return a.length >= 4 && b.startsWith(a) ? Math.max(sameLetters, 0.7 + (0.3 * a.length) / b.length) : sameLetters
}
