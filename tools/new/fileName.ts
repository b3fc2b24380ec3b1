import { glob } from 'tinyglobby'
import { type CollectionName, collections, documentPath } from '../../content/collections.ts'
import { locales } from '../../renderer/languages.ts'
import { redirects } from '../../renderer/redirects.ts'
import { addressesOf, listStaticPaths } from '../content/addresses.ts'

const LONGEST = 60

/** Letters that are more than a letter with an accent, of languages that people have names in. */
const LIGATURES: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}

/**
 * The file name, and so the address, that a title gives: `Où l’œil s’arrête` is `ou-l-oeil-s-arrete`.
 *
 * @returns at most 60 characters, cut between words; empty where there is no letter of ours and no digit
 */
export function fileNameOf(title: string): string {
  const letters = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const plain = letters.replaceAll(/[œæßøđðłþı]/g, (letter) => LIGATURES[letter] ?? '')
  const name = plain.replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^-|-$/g, '')
  if (name.length <= LONGEST) return name
  const end = name.lastIndexOf('-', LONGEST)
  return name.slice(0, end > 0 ? end : LONGEST)
}

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
  if (name.length > LONGEST) {
    return `the name of the file has ${name.length} characters, may have ${LONGEST}. Write a shorter one`
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
export function listDocuments(root: string): Promise<string[]> {
  return glob('content/*/*/*.mdx', { cwd: root })
}

/** The names that a collection of named pages has left; undefined where it takes any name. */
export function freeNames(collection: CollectionName, files: readonly string[]): string[] | undefined {
  return collections[collection].slugs?.filter(
    (slug) => !files.some((file) => file.endsWith(`/${collection}/${slug}.mdx`)),
  )
}
