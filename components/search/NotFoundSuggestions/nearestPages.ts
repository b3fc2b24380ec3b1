import leven from 'leven'
import { foldText } from '../foldText.ts'

/** A page of the site in `addresses.json`. */
export interface ListedPage {
  /** With its language: `/fr/about`. */
  readonly address: string
  readonly title: string
}

const MAX_SUGGESTIONS = 4
/** How much of the longer name may differ. */
const MOST_DIFFERENT = 0.4

/** Returns the pages whose title or name in their address is most similar to the name asked for, or begins alike, best first. */
export function nearestPages(asked: string, pages: readonly ListedPage[]): ListedPage[] {
  const wanted = nameIn(asked)
  const differenceOf = (name: string) => {
    const isBeginning = wanted.length >= 4 && name.startsWith(wanted)
    return isBeginning ? 0.1 : leven(wanted, name) / Math.max(wanted.length, name.length)
  }
  return pages
    .map((page) => ({ page, difference: Math.min(...[page.address, page.title].map(nameIn).map(differenceOf)) }))
    .filter(({ difference }) => difference <= MOST_DIFFERENT)
    .toSorted((one, other) => one.difference - other.difference)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ page }) => page)
}

/** Returns the last part of an address in lower case, with letters and digits only. */
function nameIn(path: string): string {
  // Unlike decodeURIComponent, this does not throw.
  const decoded = new URLSearchParams(`path=${path}`).get('path') ?? ''
  const name = decoded.split('/').findLast((part) => part !== '') ?? ''
  return foldText(name.replace(/\.html?$/i, '')).replaceAll(/[^a-z0-9]/g, '')
}
