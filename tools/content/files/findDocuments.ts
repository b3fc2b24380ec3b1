import { readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { type Collection, collections, isCollectionName, RESERVED_NAME } from '../../../content/collections.ts'
import { isLocale } from '../../../renderer/languages.ts'
import { relativePath } from '../../relativePath.ts'
import { diagnose, type Diagnostic } from '../diagnostics.ts'
import { isNamedLikePicture } from '../pictures/pictureNames.ts'
import { documentNameOf, LONGEST_NAME } from '../slug.ts'
import { isStray } from './strayFiles.ts'

const folders = [...Object.keys(collections), 'strings'].join(', ')
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const WITH_CAPITALS = /^[a-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*$/
/** Extensions of Markdown and plain text, which may be doubled. */
const TEXT = /(?:\.(?:mdx|md|markdown|txt))+$/i

/**
 * Finds the documents under `content/`, and reports files in the wrong folder, of an unsupported kind, or with a name
 * that makes a poor address. Files of editors and systems are ignored.
 *
 * @param root the project's root
 * @returns sorted paths from the project's root, `content/fr/articles/x.mdx`, with diagnostics of files that are not read
 */
export async function findDocuments(root: string) {
  const options = { withFileTypes: true, recursive: true } as const
  const entries = await readdir(join(root, 'content'), options).catch(() => [])
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({ path: relativePath(root, join(entry.parentPath, entry.name)), isLink: entry.isSymbolicLink() }))
    .filter(({ path }) => !isStray(path))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const documents = files.filter(({ path, isLink }) => !isLink && isDocument(path)).map(({ path }) => path)
  const diagnostics = files.flatMap(({ path, isLink }) =>
    isLink ? diagnose('file-misplaced', { file: path }, { folders }) : (describePlace(path) ?? []),
  )
  return { documents, diagnostics }
}

function isDocument(path: string): boolean {
  const [, locale = '', collection = '', name = '', ...deeper] = path.split('/')
  return isLocale(locale) && isCollectionName(collection) && deeper.length === 0 && /^[^.].*\.mdx$/.test(name)
}

function describePlace(file: string): Diagnostic | undefined {
  const [, locale = '', folder, name = '', ...deeper] = file.split('/')
  // tools/check/pictures/pictureFiles.ts checks pictures in any folder.
  if (isNamedLikePicture(file) || locale === 'images' || locale === 'videos') return undefined
  // Guides, word lists and code are at the top level.
  if (folder === undefined && !/\.(?:mdx|docx?|odt)$/i.test(locale)) return undefined
  const isInPlace = isLocale(locale) && deeper.length === 0
  if (isInPlace && folder === 'strings' && name.endsWith('.json')) return undefined
  if (isInPlace && isCollectionName(folder ?? '') && TEXT.test(name)) return checkDocumentName(file)
  return diagnose('file-misplaced', { file }, { folders })
}

/**
 * Reports a document's file name that not every system accepts or that is hard to type: the name is the document's
 * address, and pairs it with its translation.
 *
 * @param file from the project's root: `content/fr/articles/x.mdx`
 */
export function checkDocumentName(file: string): Diagnostic | undefined {
  const [, , collection = '', written = ''] = file.split('/')
  const name = posix.basename(file, '.mdx')
  // checkAddresses() in tools/content/frontmatter/compareDocuments.ts checks names that must come from a list.
  if (!isCollectionName(collection)) return undefined
  const { hasCapitals = false, slugs }: Collection = collections[collection]
  if (slugs && file.endsWith('.mdx')) return undefined
  const isPlain = SLUG.test(name) || (hasCapitals && WITH_CAPITALS.test(name))
  if (isPlain && name.length <= LONGEST_NAME && !RESERVED_NAME.test(name)) return undefined
  const better = `${documentNameOf(written.replace(TEXT, '')) || 'article-1'}.mdx`
  return diagnose('file-name', { file }, { name: written, better })
}
