import { glob } from 'tinyglobby'
import type { Locale } from '../../renderer/languages.ts'
import { addressesOf, checkAddresses, checkPagesOfCollections, fileAddressesOf, listStaticPaths } from './addresses.ts'
import { checkCategories } from './checkCategories.ts'
import type { FootnoteTexts } from './compileBody.ts'
import { ContentError, type Diagnostic, isError } from './diagnostics.ts'
import { checkLinks } from './links.ts'
import { type KeptDocuments, openKeptDocuments } from './keptDocuments.ts'
import { type DocumentResult, isDraft, type LoadContext, loadDocument, type LoadedDocument } from './loadDocument.ts'
import { readPageIds } from './pageIds.ts'
import { type LoadedPictures, loadPictures } from './pictures.ts'
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
/** What documents have no part in, by root. */
const surroundings = new Map<string, Promise<Surroundings>>()

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
 * @param file what has changed, from the project's root; a document is all that is then read again
 */
export function forgetContent(file = ''): void {
  loaded.clear()
  if (file.endsWith('.mdx')) {
    for (const results of read.values()) results.delete(file)
    return
  }
  forgetTexts()
  surroundings.clear()
  read.clear()
}

/**
 * Everything that is wrong under `content/`; nothing of it is thrown.
 *
 * @param root the project's root
 */
export async function checkContent(root: string): Promise<readonly Diagnostic[]> {
  return (await loadContent(root)).diagnostics
}

/** After a build: what was kept of documents that have changed since. */
export async function forgetOldDocuments(root: string): Promise<void> {
  const { kept } = await surroundingsOf(root)
  const documents = [...(read.get(root)?.values() ?? [])].flatMap(({ document }) => document ?? [])
  kept.forgetAllBut(new Set(documents.map(({ key }) => key)))
}

async function readValidContent(root: string, { drafts }: LoadOptions): Promise<readonly LoadedDocument[]> {
  const { documents, diagnostics } = await loadContent(root)
  const errors = diagnostics.filter(isError)
  if (errors.length > 0) throw new ContentError(errors)
  return documents.filter(({ entry }) => drafts || !isDraft(entry))
}

/** Both versions of a document name the same video: what is wrong with it is told once. */
function distinct(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()]
}

/** What documents are read with, and what is checked without them. */
interface Surroundings {
  readonly pictures: LoadedPictures
  readonly kept: KeptDocuments
  readonly diagnostics: readonly Diagnostic[]
}

function surroundingsOf(root: string): Promise<Surroundings> {
  const known = surroundings.get(root) ?? readSurroundings(root)
  surroundings.set(root, known)
  return known
}

async function readSurroundings(root: string): Promise<Surroundings> {
  const [pictures, texts] = await Promise.all([loadPictures(root), checkStrings(root)])
  const diagnostics = [...pictures.diagnostics, ...checkCategories(root), ...texts]
  return { pictures, kept: openKeptDocuments(root), diagnostics }
}

async function loadContent(root: string): Promise<LoadedContent> {
  const files = await glob('content/*/*/*.mdx', { cwd: root })
  const {
    pictures: { pictures },
    kept,
    diagnostics: otherDiagnostics,
  } = await surroundingsOf(root)
  const footnotes = (locale: Locale) => readFootnoteTexts(root, locale)
  const results = readAll(root, files, { root, pictures, kept, footnotes })
  const documents = results.flatMap(({ document }) => document ?? [])
  // Those with diagnostics of their own have been judged: the same is not said twice.
  const sound = results.flatMap(({ document, diagnostics }) => (document && !diagnostics.some(isError) ? document : []))
  const pages = await listStaticPaths(root)
  return {
    documents,
    diagnostics: [
      ...(await checkPlaces(root)),
      ...otherDiagnostics,
      ...distinct(results.flatMap(({ diagnostics }) => diagnostics)),
      ...checkReferences(documents, files),
      ...(await checkLetters(root, sound)),
      ...checkAddresses(documents, pages),
      ...checkLinks(documents, {
        pages: [...pages, ...addressesOf(files)],
        files: fileAddressesOf(files),
        ids: readPageIds(
          root,
          documents.map(({ entry }) => entry.slug),
        ),
      }),
      ...(await checkPagesOfCollections(root, documents)),
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
