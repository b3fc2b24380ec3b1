import type { CollectionName } from '../../../content/collections.ts'
import { didYouMean } from '../../content/suggest.ts'

/** What a writer may begin, and the collection that it belongs to. */
export const kinds = {
  article: 'articles',
  'case-study': 'case-studies',
  service: 'services',
  team: 'team',
  policy: 'policies',
} as const satisfies Readonly<Record<string, CollectionName>>

/** As people write it: `npm run new -- article`. */
export type Kind = keyof typeof kinds

function isKind(name: string): name is Kind {
  return Object.hasOwn(kinds, name)
}

/** All of them, in the order in which they are asked for. */
export const kindNames: readonly Kind[] = Object.keys(kinds).filter(isKind)

/**
 * The kind that a word says; the name of a collection's folder says it, too.
 *
 * @throws Error with what was probably meant
 */
export function readKind(word: string): Kind {
  const name = word.toLowerCase()
  const kind = isKind(name) ? name : kindNames.find((candidate) => kinds[candidate] === name)
  if (kind) return kind
  throw new Error(`there is no kind of document "${word}". ${didYouMean(name, kindNames)}`)
}
