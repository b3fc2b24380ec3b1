import { globSync } from 'tinyglobby'
import type { CollectionName } from '../content/collections.ts'
import type { Locale } from '../renderer/languages.ts'

/** Returns the file names of the documents of a collection, without their extension: tests don't know which there are. */
export function documentNames(locale: Locale, collection: CollectionName): [first: string, ...others: string[]] {
  const [first, ...others] = globSync('*.mdx', { cwd: `content/${locale}/${collection}` })
    .map((file) => file.slice(0, -'.mdx'.length))
    .toSorted()
  if (first === undefined) throw new Error(`content/${locale}/${collection} has no document.`)
  return [first, ...others]
}
