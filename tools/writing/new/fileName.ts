import { glob } from 'tinyglobby'
import { type CollectionName, collections, documentPath } from '../../../content/collections.ts'
import { locales } from '../../../renderer/languages.ts'
import { redirects } from '../../../renderer/redirects.ts'
import { addressesOf, listStaticPaths } from '../../content/addresses.ts'
import { LONGEST_SLUG } from '../../content/slug.ts'

/**
 * Why a file can't be called so, and what to write instead.
 *
 * @param root the project's root
 * @param name without its ending
 * @returns undefined where it can
 */
export async function faultOfName(root: string, collection: CollectionName, name: string): Promise<string | undefined> {
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name)) {
    return `"${name}" is no name for a file. Write small letters without accents, digits and hyphens, like --name my-text`
  }
  if (name.length > LONGEST_SLUG) {
    return `the name of the file has ${name.length} characters, may have ${LONGEST_SLUG}. Write a shorter one`
  }
  const files = await listDocuments(root)
  const same = files.find((file) => file.toLowerCase().endsWith(`/${collection}/${name}.mdx`))
  const advice = `Write another title, or another name for the file: --name ${name}-2`
  if (same) return `there is ${same} already. ${advice}`
  const free = freeNames(collection, files)
  if (free)
    return free.includes(name) ? undefined : `there is no page for "${name}". Write --name ${free.join(' or --name ')}`
  const address = documentPath(collection, name)
  const taken = [
    ...addressesOf(files),
    ...(await listStaticPaths(root)),
    ...Object.keys(redirects),
    ...locales.map((locale) => `/${locale}`),
  ]
  const isTaken = taken.some((other) => other.toLowerCase() === address) || ['404', 'index'].includes(name)
  return isTaken ? `${address} is the address of another page. ${advice}` : undefined
}

/** Every document, from the project's root. */
export async function listDocuments(root: string): Promise<string[]> {
  return (await glob('content/*/*/*.mdx', { cwd: root })).toSorted()
}

/** The names that a collection of named pages has left; undefined where it takes any name. */
export function freeNames(collection: CollectionName, files: readonly string[]): string[] | undefined {
  return collections[collection].slugs?.filter(
    (slug) => !files.some((file) => file.endsWith(`/${collection}/${slug}.mdx`)),
  )
}
