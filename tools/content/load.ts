import { glob } from 'tinyglobby'
import { addressesOf, checkAddresses, checkPagesOfCollections, listStaticPaths } from './addresses.ts'
import { checkCategories } from './checkCategories.ts'
import { ContentError, type Flaw } from './flaws.ts'
import { checkLinks } from './links.ts'
import { isDraft, loadDocument, type LoadedDocument } from './loadDocument.ts'
import { loadPictures } from './pictures.ts'
import { checkPlaces } from './places.ts'
import { checkReferences } from './references.ts'
import { checkStrings } from './strings.ts'
import { checkLetters } from '../typst/checkLetters.ts'

/** What to read the content for. */
export interface LoadOptions {
  /** Drafts are shown while writing, and left out of the built site. */
  readonly drafts: boolean
}

/** All documents that could be read, drafts too, and all that is wrong with the content. */
interface LoadedContent {
  readonly documents: readonly LoadedDocument[]
  readonly flaws: readonly Flaw[]
}

declare global {
  /**
   * What was read, by root and options. Vike loads the configuration once for each half of the build, and with it a
   * copy of this module: only the process is the same for both.
   */
  var siteContent: Map<string, Promise<readonly LoadedDocument[]>> | undefined
}

const loaded = (globalThis.siteContent ??= new Map())

/**
 * The documents, for whoever cannot go on with wrong content; read once, until `forgetContent()`.
 *
 * @param root the project's root
 * @throws ContentError with every flaw of documents, pictures and strings
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
}

/**
 * Everything that is wrong under `content/`; nothing of it is thrown.
 *
 * @param root the project's root
 */
export async function checkContent(root: string): Promise<readonly Flaw[]> {
  return (await loadContent(root)).flaws
}

async function readValidContent(root: string, { drafts }: LoadOptions): Promise<readonly LoadedDocument[]> {
  const { documents, flaws } = await loadContent(root)
  if (flaws.length > 0) throw new ContentError(flaws)
  return documents.filter(({ entry }) => drafts || !isDraft(entry))
}

/** Both versions of a document name the same video: what is wrong with it is told once. */
function distinct(flaws: readonly Flaw[]): Flaw[] {
  return [...new Map(flaws.map((flaw) => [JSON.stringify(flaw), flaw])).values()]
}

async function loadContent(root: string): Promise<LoadedContent> {
  const files = await glob('content/*/*/*.mdx', { cwd: root })
  const { pictures, flaws: pictureFlaws } = await loadPictures(root)
  const results = files.toSorted().map((file) => loadDocument(root, file, pictures))
  const documents = results.flatMap(({ document }) => document ?? [])
  // Those with flaws of their own have been judged: the same is not said twice.
  const sound = results.flatMap(({ document, flaws }) => (document && flaws.length === 0 ? document : []))
  const pages = await listStaticPaths(root)
  return {
    documents,
    flaws: [
      ...(await checkPlaces(root)),
      ...pictureFlaws,
      ...distinct(results.flatMap(({ flaws }) => flaws)),
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
