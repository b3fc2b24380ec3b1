import { readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { type CollectionName, collections, isCollectionName } from '../../../content/collections.ts'
import { defaultLocale, isLocale } from '../../../renderer/languages.ts'
import type { Change, Diagnostic } from '../../content/diagnostics.ts'
import { isNamedLikePicture } from '../pictures/pictureNames.ts'
import { slugOf } from '../../content/slug.ts'
import { adviseOn, diagnose, withFix } from '../messages/diagnose.ts'
import { isStray } from './strayFiles.ts'

/** The documents that there are, and the files that nothing would read. */
interface FoundDocuments {
  /** From the project's root, in order: `content/fr/articles/x.mdx`. */
  readonly documents: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

const folders = [...Object.keys(collections), 'strings']
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const WITH_CAPITALS = /^[a-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*$/
/** What front matter can name: `documentName` of content/collections.ts. */
const LONGEST = 80
/** Names that servers and Windows keep for themselves. https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const RESERVED = /^(?:index|404|con|prn|aux|nul|com\d|lpt\d)$/i
/** Texts that are Markdown, or nearly; some have two endings. */
const PLAIN_TEXT = /(?:\.(?:mdx|md|markdown|txt))+$/i

/**
 * Finds the documents under `content/`, and tells of files that stand where nothing reads them, are of a kind that nothing
 * reads, or have a name that is no good address. What editors and systems leave behind is passed over.
 *
 * @param root the project's root
 */
export async function findDocuments(root: string): Promise<FoundDocuments> {
  const files = await listFiles(root, 'content')
  const paths = new Set(files.map(({ path }) => path))
  const taken = (file: string) => paths.has(file)
  const documents = files.filter(({ path, isLink }) => !isLink && isDocument(path)).map(({ path }) => path)
  const others = files.flatMap(({ path, isLink }) =>
    isLink ? diagnose('file-is-link', { file: path, line: 1, column: 1 }) : (describePlace(path, taken) ?? []),
  )
  const misnamed = documents.flatMap((file) => checkDocumentName(file, taken) ?? [])
  const names = new Set(misnamed.map(({ file }) => file))
  const twins = checkCapitalsOfVersions(documents.filter((file) => !names.has(file)))
  return { documents, diagnostics: [...others, ...misnamed, ...twins] }
}

function isDocument(path: string): boolean {
  const [, locale = '', collection = '', name = '', ...deeper] = path.split('/')
  return isLocale(locale) && isCollectionName(collection) && deeper.length === 0 && /^[^.].*\.mdx$/.test(name)
}

interface ListedFile {
  readonly path: string
  readonly isLink: boolean
}

/** All files in a folder, in order, but what is nobody's. */
async function listFiles(root: string, folder: string): Promise<ListedFile[]> {
  // A project may have no content.
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => [])
  const listed = entries
    .filter(({ name }) => !isStray(name))
    .map(async (entry): Promise<ListedFile[]> => {
      const path = posix.join(folder, entry.name)
      if (entry.isSymbolicLink()) return [{ path, isLink: true }]
      return entry.isDirectory() ? listFiles(root, path) : [{ path, isLink: false }]
    })
  return (await Promise.all(listed)).flat().toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

function describePlace(file: string, taken: (file: string) => boolean): Diagnostic | undefined {
  const [, locale = '', folder, name, ...deeper] = file.split('/')
  const at = { file, line: 1, column: 1 }
  // Wherever they stand: tools/check/pictures/pictureFiles.ts.
  if (isNamedLikePicture(file) || locale === 'images' || locale === 'videos') return undefined
  if (folder === undefined) {
    // Guides, lists of words and programs stand at the top.
    const isDocumentOfSomebody = /\.(?:mdx|md|markdown|docx?|odt|rtf|pages|html?|pdf)$/i.test(locale)
    return isDocumentOfSomebody && !/^[A-Z]+\b.*\.md$/.test(locale) ? diagnose('file-misplaced', at) : undefined
  }
  if (!isLocale(locale) || name === undefined || deeper.length > 0) return diagnose('file-misplaced', at)
  if (!folders.includes(folder)) {
    return diagnose('collection-unknown', at, { name: folder, advice: adviseOn(folder, folders, file) })
  }
  if (/\.(?:mp4|mov|m4v|webm|avi|mkv|vtt|srt)$/i.test(name)) return diagnose('video-misplaced', at)
  if (folder === 'strings') return name.endsWith('.json') ? undefined : diagnose('strings-ending', at)
  return isDocument(file) ? undefined : describeEnding(file, taken)
}

function describeEnding(file: string, taken: (file: string) => boolean): Diagnostic {
  const at = { file, line: 1, column: 1 }
  const name = posix.basename(file)
  const base = slugOf(name.replace(PLAIN_TEXT, ''))
  const to = posix.join(posix.dirname(file), `${base}.mdx`)
  if (!PLAIN_TEXT.test(name) || base === '' || taken(to)) return diagnose('file-unread', at)
  return withFix(diagnose('file-ending', at, { name: `${base}.mdx` }), [{ kind: 'move', file, to }])
}

/**
 * Tells of a document's name, which is its address and pairs it with its translation, where not every system and every
 * reader could write it.
 *
 * @param file from the project's root: `content/fr/articles/x.mdx`
 * @param taken whether there is a file of that path
 */
export function checkDocumentName(file: string, taken: (file: string) => boolean): Diagnostic | undefined {
  const [, , collection = '', fileName = ''] = file.split('/')
  const name = posix.basename(fileName, '.mdx')
  const { slugs, hasCapitals = false } = collections[nameOfCollection(collection)]
  // Their names are told from a list: tools/check/links/checkAddresses.ts.
  if (slugs) return undefined
  const at = { file, line: 1, column: 1 }
  const isPlain = SLUG.test(name) || (hasCapitals && WITH_CAPITALS.test(name))
  if (isPlain && name.length <= LONGEST && !RESERVED.test(name)) return undefined
  const slug = slugOf(name)
  const to = posix.join(posix.dirname(file), `${slug}.mdx`)
  if (slug === '' || RESERVED.test(slug)) return diagnose('file-name-impossible', at, { name })
  const fix: readonly Change[] | undefined = taken(to) ? undefined : [{ kind: 'move', file, to }]
  return withFix(diagnose('file-name', at, { name, better: `${slug}.mdx` }), fix)
}

function nameOfCollection(name: string): CollectionName {
  if (!isCollectionName(name)) throw new Error(`There is no collection ${name}`)
  return name
}

/** Tells of versions whose names differ in capitals alone: neither would be found as the translation of the other. */
export function checkCapitalsOfVersions(files: readonly string[]): Diagnostic[] {
  // The source language says how the others are written.
  const source = `content/${defaultLocale}/`
  const inOrder = files.toSorted((a, b) => Number(b.startsWith(source)) - Number(a.startsWith(source)))
  const byName = new Map<string, string>()
  return inOrder.flatMap((file) => {
    const [, locale, ...path] = file.split('/')
    const name = path.join('/')
    const earlier = byName.get(name.toLowerCase())
    if (earlier === undefined) byName.set(name.toLowerCase(), file)
    const [, localeOfEarlier, ...pathOfEarlier] = earlier?.split('/') ?? []
    if (earlier === undefined || locale === localeOfEarlier || name === pathOfEarlier.join('/')) return []
    const to = ['content', locale, ...pathOfEarlier].join('/')
    const fix: readonly Change[] | undefined = files.includes(to) ? undefined : [{ kind: 'move', file, to }]
    return withFix(diagnose('file-name-capitals', { file, line: 1, column: 1 }, { other: earlier }), fix)
  })
}
