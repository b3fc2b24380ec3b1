import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { collections, isCollectionName } from '../../content/collections.ts'
import { defaultLocale, isLocale, locales } from '../../renderer/languages.ts'
import type { Change, Diagnostic } from './diagnostics.ts'
import { checkCapitalsOfVersions, checkDocumentName } from './documentNames.ts'
import { isNamedLikePicture } from './pictureNames.ts'
import { slugOf } from './slug.ts'
import { isStray } from './strayFiles.ts'
import { didYouMean } from './suggest.ts'

/** The documents that there are, and the files that nothing would read. */
export interface Places {
  /** From the project's root, in order: `content/fr/articles/x.mdx`. */
  readonly documents: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

const folders = [...Object.keys(collections), 'strings']

const VIDEO = /\.(?:mp4|mov|m4v|webm|avi|mkv|vtt|srt)$/i
/** Texts that are Markdown, or nearly. */
const PLAIN_TEXT = /\.(?:mdx|md|markdown|txt)$/i
const WORD_PROCESSOR = /\.(?:docx?|odt|rtf|pages|html?|pdf|tex|gdoc|wpd)$/i

/**
 * Finds the documents under `content/`, and tells of files that stand where nothing reads them, are of a kind that nothing
 * reads, or have a name that is no good address.
 *
 * What links lead to is not read: it may be anywhere. What editors and systems leave behind is passed over.
 *
 * @param root the project's root
 */
export async function findDocuments(root: string): Promise<Places> {
  const files = await listFiles(root, 'content')
  const paths = new Set(files.map(({ path }) => path))
  const documents = files.filter(({ path, isLink }) => !isLink && isDocument(path)).map(({ path }) => path)
  const taken = (file: string) => paths.has(file)
  const names = documents.flatMap((file) => {
    const [, , collection = ''] = file.split('/')
    return (isCollectionName(collection) && checkDocumentName(file, collection, taken)) || []
  })
  const others = files.flatMap(({ path, isLink }): Diagnostic[] => {
    const found = isLink ? LINK : describePlace(path, taken)
    return found ? [{ file: path, line: 1, column: 1, ...found }] : []
  })
  const misnamed = new Set(names.map(({ file }) => file))
  const wellNamed = documents.filter((file) => !misnamed.has(file))
  // The source language says how the others are written.
  const sourceFirst = wellNamed.toSorted((a, b) => Number(isOfSource(b)) - Number(isOfSource(a)))
  return { documents, diagnostics: [...others, ...names, ...checkCapitalsOfVersions(sourceFirst)] }
}

type Problem = Pick<Diagnostic, 'message' | 'fix'>

const LINK: Problem = {
  message: 'is a link to a file or a folder elsewhere, which is not followed. Put the file itself here',
}

function isOfSource(file: string): boolean {
  return file.startsWith(`content/${defaultLocale}/`)
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
  const entries = await readFolder(join(root, folder))
  const listed = await Promise.all(
    entries.map(async (entry): Promise<ListedFile[]> => {
      const path = posix.join(folder, entry.name)
      if (isStray(entry.name)) return []
      if (entry.isSymbolicLink()) return [{ path, isLink: true }]
      return entry.isDirectory() ? listFiles(root, path) : [{ path, isLink: false }]
    }),
  )
  return listed.flat().toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

async function readFolder(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch {
    // A project without content.
    return []
  }
}

function describePlace(file: string, taken: (file: string) => boolean): Problem | undefined {
  const [, locale = '', folder = '', name, ...deeper] = file.split('/')
  // Wherever they stand: tools/content/pictureFiles.ts.
  if (isNamedLikePicture(file) || locale === 'images' || locale === 'videos') return undefined
  const languages = locales.map((known) => `content/${known}/`).join(' or ')
  if (folder === '') {
    if (!/\.(?:mdx|md|markdown|txt)$/i.test(locale) && !WORD_PROCESSOR.test(locale)) return undefined
    // The guides, and lists of words.
    if (/^[A-Z]+\b.*\.md$|\.txt$/.test(locale)) return undefined
    return {
      message: `a document stands in the folder of its language and its collection, like content/${defaultLocale}/articles/. Put it there`,
    }
  }
  if (!isLocale(locale)) return { message: `there is no language "${locale}". Put the file under ${languages}` }
  if (name === undefined) {
    const wanted = folders.map((known) => `content/${locale}/${known}/`).join(', ')
    return { message: `a document stands in the folder of its collection. Put it in ${wanted}` }
  }
  if (!folders.includes(folder))
    return { message: `there is no collection "${folder}". ${didYouMean(folder, folders)}` }
  if (deeper.length > 0) {
    return { message: `nothing reads folders within ${folder}. Put the file in content/${locale}/${folder}/` }
  }
  if (VIDEO.test(name)) return { message: 'nothing reads videos and captions here. Put the file in content/videos/' }
  if (folder === 'strings') {
    return name.endsWith('.json') ? undefined : { message: 'nothing reads this file. Name it with .json at the end' }
  }
  return isDocument(file) ? undefined : describeEnding(file, taken)
}

function describeEnding(file: string, taken: (file: string) => boolean): Problem {
  const name = posix.basename(file)
  if (WORD_PROCESSOR.test(name)) {
    return {
      message:
        'nothing reads this kind of file. Paste its text into a document that ends with .mdx: npm run new makes one',
    }
  }
  const base = slugOf(name.replace(PLAIN_TEXT, ''))
  const to = posix.join(posix.dirname(file), `${base}.mdx`)
  if (!PLAIN_TEXT.test(name) || base === '') return { message: 'nothing reads this file. Name it with .mdx at the end' }
  if (taken(to))
    return { message: `nothing reads this file, and ${base}.mdx is there. Put the text into that, and delete this` }
  const fix: Change[] = [{ kind: 'move', file, to }]
  return { message: `nothing reads this file. Save it as ${base}.mdx`, fix }
}
