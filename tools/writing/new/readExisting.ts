import { join, posix } from 'node:path'
import { globSync } from 'tinyglobby'
import { type CollectionName, collections, type Frontmatter } from '../../../content/collections.ts'
import { defaultLocale } from '../../../renderer/languages.ts'
import { parseFrontmatter } from '../../content/frontmatter.ts'
import { readSource } from '../../content/readSource.ts'

/** A document that there is, without its body. */
export interface Existing<Name extends CollectionName> {
  readonly slug: string
  readonly frontmatter: Frontmatter<Name>
}

/** The French documents of a collection; those that can't be read are passed over. */
export function readExisting<Name extends CollectionName>(root: string, collection: Name): Array<Existing<Name>> {
  return globSync(`content/${defaultLocale}/${collection}/*.mdx`, { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const { data } = parseFrontmatter(readSource(join(root, file)) ?? '', file, collections[collection].schema)
      // Of the collection that was asked for: its schema took it.
      return data ? { slug: posix.basename(file, '.mdx'), frontmatter: data as Frontmatter<Name> } : []
    })
}
