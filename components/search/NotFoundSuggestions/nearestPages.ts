import leven from 'leven'
import type { Locale } from '../../../renderer/languages.ts'
import { foldText } from '../foldText.ts'

/** A page of the site in `addresses.json`: its address without language prefix, and its title. */
export interface ListedPage {
  readonly path: string
  readonly title: string
}

function isListedPage(value: unknown): value is ListedPage {
  const { path, title }: Partial<Record<keyof ListedPage, unknown>> = Object(value)
  return typeof path === 'string' && typeof title === 'string'
}

/** Returns the pages of a language; none if the list can't be fetched. */
export async function fetchPages(locale: Locale): Promise<readonly ListedPage[]> {
  try {
    const response = await fetch(`/${locale}/addresses.json`)
    const listed: unknown = response.ok ? await response.json() : []
    return Array.isArray(listed) ? listed.filter(isListedPage) : []
  } catch {
    return []
  }
}

const MAX_SUGGESTIONS = 4
/** The minimum similarity of a suggestion: 0 is nothing in common, 1 is identical. */
const MIN_LIKENESS = 0.5

/** Normalizes an address: lower case, no accents, no `.html`, no trailing slash. */
export function normalizePath(path: string): string {
  return foldText(decode(path))
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

/**
 * Returns the pages whose address, its last segment, or title is most similar to the requested one, best match first.
 */
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
    .filter((candidate) => candidate.likeness >= MIN_LIKENESS)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ page }) => page)
}

function lastPart(path: string): string {
  return path.split('/').findLast((part) => part !== '') ?? ''
}

function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length)
  if (longest === 0) return 0
  const sameLetters = 1 - leven(a, b) / longest
  // "legal" for "legal-errors" is a truncated address: the longer it is, the better the match.
  return a.length >= 4 && b.startsWith(a) ? Math.max(sameLetters, 0.7 + (0.3 * a.length) / b.length) : sameLetters
}
