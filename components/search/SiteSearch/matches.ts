import { foldText } from '../foldText.ts'
import { shownText } from '../searchedText.ts'

/** A page that Pagefind found, with the positions of the words that matched in its text. */
export interface Found {
  readonly content: string
  readonly locations: readonly number[]
  readonly meta: Readonly<Record<string, string>>
}

/**
 * Returns whether a page has the first third of each word asked for. If no word starts with the query, Pagefind takes the
 * longest word that is a prefix of it: « ISO17100 » finds « ISO », but « xqzt » would find every page with an x.
 */
export function matches(query: string, { content, locations, meta }: Found): boolean {
  const words = content.split(/\s+/)
  const found = [...locations.map((location) => words[location] ?? ''), ...Object.values(meta)].join(' ')
  const text = foldText(shownText(found))
  return (foldText(query).match(/[\p{L}\p{N}]+/gu) ?? []).every((word) =>
    text.includes(word.slice(0, Math.max(2, Math.ceil(word.length / 3)))),
  )
}
