import { posix } from 'node:path'
import { type CollectionName, collections } from '../../content/collections.ts'
import type { Change, Diagnostic } from './diagnostics.ts'
import { slugOf } from './slug.ts'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const WITH_CAPITALS = /^[a-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*$/
/** What frontmatter can name: `documentName` of content/collections.ts. */
const LONGEST = 80
/** To servers, the page of a folder and the one for what is not there. */
const OF_SERVERS = new Set(['index', '404'])
/** https://learn.microsoft.com/windows/win32/fileio/naming-a-file#naming-conventions */
const OF_WINDOWS = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/i

/**
 * The name of a document, which is its address and pairs it with its translation: one that every system and every reader
 * can write.
 *
 * @param file from the project's root: `content/fr/articles/x.mdx`
 * @param taken whether there is a file of that path
 */
export function checkDocumentName(
  file: string,
  collection: CollectionName,
  taken: (file: string) => boolean,
): Diagnostic | undefined {
  const name = posix.basename(file, '.mdx')
  const { slugs, hasCapitals } = collections[collection]
  // Their names are told from a list: tools/content/addresses.ts.
  if (slugs) return undefined
  const at = { file, line: 1, column: 1 }
  if (OF_SERVERS.has(name.toLowerCase())) {
    const message = `"${name}" is the name of a page that servers look for by themselves. Name the file after its title, like my-article.mdx`
    return { ...at, message }
  }
  if (OF_WINDOWS.test(name)) {
    return {
      ...at,
      message: `Windows can't have a file of the name "${name}". Name it after its title, like my-article.mdx`,
    }
  }
  const slug = slugOf(name)
  const better = posix.join(posix.dirname(file), `${slug}.mdx`)
  const fix: readonly Change[] | undefined =
    slug !== '' && !taken(better) ? [{ kind: 'move', file, to: better }] : undefined
  if (name.length > LONGEST) {
    const message = `the file name has ${name.length} characters, may have ${LONGEST}. Shorten it`
    return { ...at, message: slug === '' ? message : `${message}: ${slug}.mdx`, ...(fix && { fix }) }
  }
  if (SLUG.test(name) || (hasCapitals && WITH_CAPITALS.test(name))) return undefined
  const problem = `the file name becomes the address, and "${name}" would not be a good one`
  const message =
    slug === ''
      ? `${problem}. Name the file with unaccented letters, digits and hyphens, like my-article.mdx`
      : `${problem}: no capitals, accents, spaces or signs but hyphens. Name it ${slug}.mdx`
  return { ...at, message, ...(fix && { fix }) }
}

/** Versions of a document whose names differ in capitals alone: neither would be found as the translation of the other. */
export function checkCapitalsOfVersions(files: readonly string[]): Diagnostic[] {
  const byName = new Map<string, string>()
  return files.flatMap((file) => {
    const [, locale, ...path] = file.split('/')
    const name = path.join('/')
    const earlier = byName.get(name.toLowerCase())
    if (earlier === undefined) byName.set(name.toLowerCase(), file)
    const [, localeOfEarlier, ...pathOfEarlier] = earlier?.split('/') ?? []
    if (earlier === undefined || locale === localeOfEarlier || name === pathOfEarlier.join('/')) return []
    const to = ['content', locale, ...pathOfEarlier].join('/')
    const message = `differs from ${earlier} in capitals alone, and so is not its translation. Give both the same name`
    const fix: Change[] = [{ kind: 'move', file, to }]
    return [{ file, line: 1, column: 1, message, ...(!files.includes(to) && { fix }) }]
  })
}
