import { readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { collections, isCollectionName, RESERVED_NAME } from '../../../content/collections.ts'
import { isLocale } from '../../../renderer/languages.ts'
import { relativePath } from '../../relativePath.ts'
import { adviseOn, diagnose, type Diagnostic } from '../diagnostics.ts'
import { isNamedLikePicture } from '../pictures/pictureNames.ts'
import { documentNameOf, LONGEST_NAME, slugOf } from '../slug.ts'
import { isStray } from './strayFiles.ts'

const folders = [...Object.keys(collections), 'strings']
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const WITH_CAPITALS = /^[a-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*$/
/** Extensions of Markdown and plain text, which may be doubled. */
const PLAIN_TEXT = /(?:\.(?:mdx|md|markdown|txt))+$/i

/**
 * Finds the documents under `content/`, and reports files in the wrong folder, of an unsupported kind, or with a name
 * that makes a poor address. Files of editors and systems are ignored.
 *
 * @param root the project's root
 * @returns sorted paths from the project's root, `content/fr/articles/x.mdx`, with diagnostics of files that are not read
 */
export async function findDocuments(root: string) {
  const files = await listFiles(root)
  const documents = files.filter(({ path, isLink }) => !isLink && isDocument(path)).map(({ path }) => path)
  const others = files.flatMap(({ path, isLink }) =>
    isLink ? diagnose('file-misplaced_link', { file: path }) : (describePlace(path) ?? []),
  )
  return { documents, diagnostics: [...others, ...documents.flatMap((file) => checkDocumentName(file) ?? [])] }
}

function isDocument(path: string): boolean {
  const [, locale = '', collection = '', name = '', ...deeper] = path.split('/')
  return isLocale(locale) && isCollectionName(collection) && deeper.length === 0 && /^[^.].*\.mdx$/.test(name)
}

/** Returns all files under `content/`, sorted, without those of editors and systems; none without that folder. */
async function listFiles(root: string) {
  const options = { withFileTypes: true, recursive: true } as const
  const entries = await readdir(join(root, 'content'), options).catch(() => [])
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const path = relativePath(root, join(entry.parentPath, entry.name))
      return { path, isLink: entry.isSymbolicLink() }
    })
    .filter(({ path }) => !isStray(path))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

function describePlace(file: string): Diagnostic | undefined {
  const [, locale = '', folder, name, ...deeper] = file.split('/')
  // tools/check/pictures/pictureFiles.ts checks pictures in any folder.
  if (isNamedLikePicture(file) || locale === 'images' || locale === 'videos') return undefined
  // Guides, word lists and code are at the top level.
  if (folder === undefined && !/\.(?:mdx|docx?|odt)$/i.test(locale)) return undefined
  const isVideo = /\.(?:mp4|mov|m4v|webm|avi|mkv|vtt|srt)$/i.test(file)
  if (isVideo || !isLocale(locale) || !folder || !name || deeper.length > 0) return diagnose('file-misplaced', { file })
  if (!folders.includes(folder)) {
    return diagnose('file-misplaced_collection', { file }, { name: folder, advice: adviseOn(folder, folders, file) })
  }
  if (folder === 'strings' ? name.endsWith('.json') : isDocument(file)) return undefined
  const base = slugOf(name.replace(PLAIN_TEXT, ''))
  if (folder === 'strings' || !PLAIN_TEXT.test(name) || base === '') return diagnose('file-misplaced_kind', { file })
  return diagnose('file-name', { file }, { name, better: `${base}.mdx` })
}

/**
 * Reports a document's file name that not every system accepts or that is hard to type: the name is the document's
 * address, and pairs it with its translation.
 *
 * @param file from the project's root: `content/fr/articles/x.mdx`
 */
export function checkDocumentName(file: string): Diagnostic | undefined {
  const [, , collection = ''] = file.split('/')
  const name = posix.basename(file, '.mdx')
  // checkAddresses() in tools/content/frontmatter/compareDocuments.ts checks names that must come from a list.
  if (!isCollectionName(collection) || collections[collection].slugs) return undefined
  const { hasCapitals = false } = collections[collection]
  const isPlain = SLUG.test(name) || (hasCapitals && WITH_CAPITALS.test(name))
  if (isPlain && name.length <= LONGEST_NAME && !RESERVED_NAME.test(name)) return undefined
  return diagnose('file-name', { file }, { name, better: `${documentNameOf(name) || 'article-1'}.mdx` })
}
