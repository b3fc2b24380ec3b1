import { glob } from 'tinyglobby'
import type { Locale } from '../../renderer/languages.ts'
import { addressesOf, checkAddresses, checkPagesOfCollections, listStaticPaths } from './addresses.ts'
import { checkCategories } from './checkCategories.ts'
import type { FootnoteTexts } from './compileBody.ts'
import { ContentError, type Diagnostic } from './diagnostics.ts'
import { checkLinks } from './links.ts'
import { openKeptDocuments } from './keptDocuments.ts'
import { type DocumentResult, isDraft, type LoadContext, loadDocument, type LoadedDocument } from './loadDocument.ts'
import { loadPictures } from './pictures.ts'
import { checkPlaces } from './places.ts'
import { checkReferences } from './references.ts'
import { checkStrings } from './strings.ts'
import { forgetTexts, readText } from './texts.ts'
import { checkLetters } from '../typst/checkLetters.ts'

/** What to read the content for. */
export interface LoadOptions {
  /** Drafts are shown while writing, and left out of the built site. */
  readonly drafts: boolean
}

/** All documents that could be read, drafts too, and all that is wrong with the content. */
interface LoadedContent {
  readonly documents: readonly LoadedDocument[]
  readonly diagnostics: readonly Diagnostic[]
}

/** What was read, by root and options. */
const loaded = new Map<string, Promise<readonly LoadedDocument[]>>()
/** Documents that have been read, by root and file. */
const read = new Map<string, Map<string, DocumentResult>>()

/**
 * The documents, for whoever cannot go on with wrong content; read once, until `forgetContent()`.
 *
 * @param root the project's root
 * @throws ContentError with every diagnostic of documents, pictures and strings
 */
export function loadValidContent(root: string, options: LoadOptions): Promise<readonly LoadedDocument[]> {
  const key = JSON.stringify([root, options])
  const known = loaded.get(key) ?? readValidContent(root, options)
  loaded.set(key, known)
  return known
}

/**
 * After a change: the content is read again when it is next asked for.
 *
 * @param file what has changed, from the project's root: of documents, only this one is read again
 */
export function forgetContent(file = ''): void {
  loaded.clear()
  forgetTexts()
  for (const results of read.values()) {
    if (file.endsWith('.mdx')) results.delete(file)
    else results.clear()
  }
}

/**
 * Everything that is wrong under `content/`; nothing of it is thrown.
 *
 * @param root the project's root
 */
export async function checkContent(root: string): Promise<readonly Diagnostic[]> {
  return (await loadContent(root)).diagnostics
}

async function readValidContent(root: string, { drafts }: LoadOptions): Promise<readonly LoadedDocument[]> {
  const { documents, diagnostics } = await loadContent(root)
  if (diagnostics.length > 0) throw new ContentError(diagnostics)
  return documents.filter(({ entry }) => drafts || !isDraft(entry))
}

/** Both versions of a document name the same video: what is wrong with it is told once. */
function distinct(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()]
}

async function loadContent(root: string): Promise<LoadedContent> {
  const files = await glob('content/*/*/*.mdx', { cwd: root })
  const { pictures, diagnostics: pictureDiagnostics } = await loadPictures(root)
  const results = readAll(root, files, {
    root,
    pictures,
    kept: openKeptDocuments(root),
    footnotes: (locale) => readFootnoteTexts(root, locale),
  })
  const documents = results.flatMap(({ document }) => document ?? [])
  // Those with diagnostics of their own have been judged: the same is not said twice.
  const sound = results.flatMap(({ document, diagnostics }) => (document && diagnostics.length === 0 ? document : []))
  const pages = await listStaticPaths(root)
  return {
    documents,
    diagnostics: [
      ...(await checkPlaces(root)),
      ...pictureDiagnostics,
      ...distinct(results.flatMap(({ diagnostics }) => diagnostics)),
      ...checkReferences(documents, files),
      ...(await checkLetters(root, sound)),
      ...checkAddresses(documents, pages),
      ...checkLinks(documents, [...pages, ...addressesOf(files)]),
      ...(await checkPagesOfCollections(root, documents)),
      ...checkCategories(root),
      ...(await checkStrings(root)),
    ],
  }
}

/** Those that have not changed since are not read again. */
function readAll(root: string, files: readonly string[], context: LoadContext): DocumentResult[] {
  const known = read.get(root) ?? new Map<string, DocumentResult>()
  const results = files.toSorted().map((file) => [file, known.get(file) ?? loadDocument(context, file)] as const)
  read.set(root, new Map(results))
  return results.map(([, result]) => result)
}

function readFootnoteTexts(root: string, locale: Locale): FootnoteTexts {
  try {
    return {
      title: readText(root, locale, 'common:footnotes.title'),
      back: readText(root, locale, 'common:footnotes.back'),
    }
  } catch {
    // What is wrong with the texts is told by checkStrings().
    return { title: '', back: '' }
  }
}
