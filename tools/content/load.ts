import { glob } from 'tinyglobby'
import { addressesOf, checkAddresses, checkPagesOfCollections, listStaticPaths } from './addresses.ts'
import { checkCategories } from './checkCategories.ts'
import { ContentError, type Diagnostic } from './diagnostics.ts'
import { checkLinks } from './links.ts'
import { isDraft, loadDocument, type LoadedDocument } from './loadDocument.ts'
import { loadPictures } from './pictures.ts'
import { checkPlaces } from './places.ts'
import { checkReferences } from './references.ts'
import { checkStrings } from './strings.ts'
import { forgetTexts } from './texts.ts'
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

/** After a change: the content is read again when it is next asked for. */
export function forgetContent(): void {
  loaded.clear()
  forgetTexts()
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
  const results = files.toSorted().map((file) => loadDocument(root, file, pictures))
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
