import { readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { type Collection, collections, isCollectionName, RESERVED_NAME } from '../../../content/collections.ts'
import { isLocale } from '../../../renderer/languages.ts'
import { relativePath } from '../../relativePath.ts'
import { diagnose, type Diagnostic } from '../diagnostics.ts'
import { documentNameOf, LONGEST_NAME } from '../slug.ts'

const folders = [...Object.keys(collections), 'strings'].join(', ')
const NAME = /^[a-z0-9][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*$/
/** Extensions of Markdown and plain text, which may be doubled. */
const TEXT = /(?:\.(?:mdx|md|markdown|txt))+$/i
/** What people write in; pictures have a check of their own, and editors and systems leave all kinds of files. */
const WRITTEN = /\.(?:mdx|md|markdown|txt|docx?|odt|json)$/i
/** Files and folders that editors and systems hide, and copies of what is being edited: `.git`, `~$letter.docx`. */
const HIDDEN = /(?:^|\/)[.~#]/

/**
 * Finds the documents under `content/`, and reports texts in the wrong folder or of an unsupported kind, links, which may lead
 * anywhere, and names that make poor addresses.
 *
 * @param root the project's root
 * @returns sorted paths from the project's root, `content/fr/articles/x.mdx`, with diagnostics of files that are not read
 */
export async function findDocuments(root: string) {
  const options = { withFileTypes: true, recursive: true } as const
  const entries = await readdir(join(root, 'content'), options).catch(() => [])
  const files = entries
    .map((entry) => ({ path: relativePath(root, join(entry.parentPath, entry.name)), isLink: entry.isSymbolicLink() }))
    .filter(({ path, isLink }) => !HIDDEN.test(path) && (isLink || WRITTEN.test(path)))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  return {
    documents: files
      .filter(({ path, isLink }) => !isLink && path.endsWith('.mdx') && isPlaced(path))
      .map(({ path }) => path),
    diagnostics: files.flatMap(({ path: file, isLink }) =>
      isLink || !isPlaced(file) ? diagnose('file-misplaced', { file }, { folders }) : (checkDocumentName(file) ?? []),
    ),
  }
}

function isPlaced(path: string): boolean {
  const [, locale = '', folder, name = '', ...deeper] = path.split('/')
  // Guides and word lists are at the top level.
  if (folder === undefined) return /\.(?:md|txt|json)$/.test(locale)
  if (locale === 'images' || locale === 'videos') return !name.endsWith('.mdx') && !folder.endsWith('.mdx')
  const isOfKind = folder === 'strings' ? name.endsWith('.json') : isCollectionName(folder) && TEXT.test(name)
  return isLocale(locale) && deeper.length === 0 && isOfKind
}

/**
 * Reports a document's file name that not every system accepts or that is hard to type: the name is the document's
 * address, and pairs it with its translation.
 *
 * @param file from the project's root: `content/fr/articles/x.mdx`
 */
export function checkDocumentName(file: string): Diagnostic | undefined {
  const [, , collection = '', written = ''] = file.split('/')
  if (!isCollectionName(collection)) return undefined
  const { hasCapitals = false }: Collection = collections[collection]
  const name = posix.basename(file, '.mdx')
  const isPlain = NAME.test(name) && (hasCapitals || name === name.toLowerCase())
  if (isPlain && name.length <= LONGEST_NAME && !RESERVED_NAME.test(name)) return undefined
  const better = `${documentNameOf(written.replace(TEXT, '')) || 'article-1'}.mdx`
  return diagnose('file-name', { file }, { name: written, better })
}
