import { posix } from 'node:path'
import type { TranslatedDocument } from '../../renderer/documentTranslations.ts'
import type { Picture } from '../../renderer/entry.ts'
import { forEachLocale, type Locale, locales } from '../../renderer/languages.ts'
import { today } from '../../renderer/today.ts'
import { siteConfig } from '../../site.config.ts'
import type { Step } from '../build/progress.ts'
import { checkAddresses } from '../check/links/checkAddresses.ts'
import { checkLinks } from '../check/links/checkLinks.ts'
import { checkReferences } from '../check/links/checkReferences.ts'
import { checkTags } from '../check/links/checkTags.ts'
import { tellRemoved } from '../check/links/tellRemoved.ts'
import { readPageIds } from '../check/links/pageIds.ts'
import { checkDates } from '../check/translations/checkDates.ts'
import { checkTranslations } from '../check/translations/checkTranslations.ts'
import { addressesOf, fileAddressesOf, listStaticPaths } from './addresses.ts'
import type { FootnoteTexts } from '../markdown/compileBody.ts'
import { ContentError, type Diagnostic, isError } from './diagnostics.ts'
import { type DocumentResult, type LoadContext, loadDocument, type LoadedDocument } from './loadDocument.ts'
import { type LoadedPictures, loadPictures } from './pictures.ts'
import { mediaOf } from './media.ts'
import { findEarlyPaths } from './earlyLinks.ts'
import { checkPictureFiles, listPicturesOfCode } from '../check/pictures/pictureFiles.ts'
import { findDocuments } from '../check/files/findDocuments.ts'
import { isPublished } from './publication.ts'
import { checkRepeatedTexts } from '../check/prose/repeatedTexts.ts'
import { readShowableTexts, type ShowableTexts } from '../check/texts/shownTexts.ts'
import { checkSpelling } from '../check/spelling/checkSpelling.ts'
import { checkStrings } from '../check/texts/checkStrings.ts'
import { compareStructure } from '../check/structure/compareStructure.ts'
import { describeTranslations, fileOf, groupVersions, stateOf } from './translations.ts'
import { checkTextTypography } from '../check/typography/checkTypography.ts'
import { checkWrittenFiguresOfTexts } from '../check/texts/writtenFigures.ts'
import { forgetTexts, readText, readTexts } from './texts.ts'
import { checkLetters } from '../paper/checkLetters.ts'

/** What to read the content for. */
export interface LoadOptions {
  /** Drafts, and what is dated later, are shown while writing and left out of the built site. */
  readonly drafts: boolean
}

/** All documents that could be read, drafts too, and all that is wrong with the content. */
export interface LoadedContent {
  /** Every document from the project's root, those too that could not be read. */
  readonly files: readonly string[]
  readonly documents: readonly LoadedDocument[]
  /** Addresses of those that no visitor sees yet. */
  readonly early: ReadonlySet<string>
  /** Those of them in which nothing is an error. */
  readonly right: readonly LoadedDocument[]
  /** Those that visitors see. */
  readonly published: readonly LoadedDocument[]
  readonly diagnostics: readonly Diagnostic[]
}

/** What was read, by root. */
const loaded = new Map<string, Promise<LoadedContent>>()
/** Documents that have been read, by root and file. */
const read = new Map<string, Map<string, DocumentResult>>()
/** The day that they were read for, and what was not published then. */
let readFor = ''
/** The pictures, by root: texts have no part in them. */
const pictureReadings = new Map<string, Promise<LoadedPictures>>()
/** What documents have no part in, by root. */
const surroundings = new Map<string, Promise<Surroundings>>()

/**
 * The documents, for whoever cannot go on with wrong content; read once, until `forgetContent()`.
 *
 * @param root the project's root
 * @throws ContentError with every diagnostic of documents, pictures and strings
 */
export async function loadValidContent(root: string, { drafts }: LoadOptions): Promise<readonly LoadedDocument[]> {
  const { documents, published, diagnostics } = await loadContent(root)
  const errors = diagnostics.filter(isError)
  if (errors.length > 0) throw new ContentError(errors)
  return drafts ? documents : published
}

/**
 * After a change: the content is read again when it is next asked for.
 *
 * @param file what has changed, from the project's root: a document is then read again, and those that show a changed text
 *   or picture; all of them where it is none of these
 */
export function forgetContent(file = ''): void {
  loaded.clear()
  const name = posix.basename(file, posix.extname(file))
  const isMedium = /^content\/(?:images|videos)\//.test(file)
  const isText = file.endsWith('.json')
  const isAffected = (path: string, source: string) =>
    isText ? source.includes('$t(') : path === file || (isMedium && source.includes(name))
  const isKnown = isText || isMedium || file.endsWith('.mdx')
  for (const results of read.values()) {
    for (const [path, { source }] of results) if (!isKnown || isAffected(path, source)) results.delete(path)
  }
  if (file.endsWith('.mdx')) return
  forgetTexts()
  surroundings.clear()
  if (!isText) pictureReadings.clear()
}

/**
 * Everything that is wrong under `content/`, and what could be better; nothing of it is thrown. Read once, until
 * `forgetContent()`.
 *
 * @param root the project's root
 * @param step is called for each document, and first with their number
 */
export async function checkContent(root: string, step?: Step): Promise<readonly Diagnostic[]> {
  return (await loadContent(root, step)).diagnostics
}

/** The same with the spelling: what `npm run check` tells. */
export async function checkContentAndSpelling(root: string, step?: Step): Promise<readonly Diagnostic[]> {
  const { diagnostics } = await loadContent(root, step)
  return [...diagnostics, ...(await checkSpellingOfContent(root))]
}

/** The spelling of what has no errors: it takes dictionaries where a text is new, so builds do without it. */
export async function checkSpellingOfContent(root: string): Promise<readonly Diagnostic[]> {
  const { files, right, diagnostics } = await loadContent(root)
  const errors = diagnostics.filter(isError)
  // A copy that waits for its translation is told to be one.
  const copies = new Set(
    groupVersions(right, files).flatMap((versions) =>
      locales
        .filter((locale) => stateOf(versions, locale) === 'untranslated')
        .map((locale) => fileOf(versions, locale)),
    ),
  )
  const translated = right.filter(({ entry }) => !copies.has(entry.file.slice(1)))
  return withoutFilesOf(errors, await checkSpelling(root, translated))
}

/** All documents that could be read, drafts and those with mistakes too. */
export async function readDocuments(root: string): Promise<readonly LoadedDocument[]> {
  return (await loadContent(root)).documents
}

/**
 * How each document stands in each language, right or wrong.
 *
 * @param root the project's root
 */
export async function readTranslations(root: string): Promise<readonly TranslatedDocument[]> {
  const { documents, files } = await loadContent(root)
  return describeTranslations(groupVersions(documents, files))
}

/** Addresses of documents to which visitors find no link yet; a preview shows them all. */
export async function earlyPathsOf(root: string): Promise<ReadonlySet<string>> {
  return (await loadContent(root)).early
}

function findEarly(root: string, files: readonly string[]): ReadonlySet<string> {
  return siteConfig.isPreview ? new Set() : findEarlyPaths(root, files, today())
}

/** All pictures of the content, by path from the project's root. */
export async function picturesOf(root: string): Promise<ReadonlyMap<string, Picture>> {
  return (await surroundingsOf(root)).pictures.pictures
}

/** What documents of a language may show within themselves. */
export async function showableTextsOf(root: string, locale: Locale): Promise<ShowableTexts> {
  return (await surroundingsOf(root)).texts(locale)
}

/** Both versions of a document name the same video: what is wrong with it is told once. */
function distinct(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()]
}

/** What documents are read with, and what is checked without them. */
interface Surroundings {
  readonly pictures: LoadedPictures
  /** The pictures that code shows. */
  readonly imported: ReadonlySet<string>
  /** What documents may show within themselves. */
  readonly texts: (locale: Locale) => ShowableTexts
  readonly diagnostics: readonly Diagnostic[]
}

function surroundingsOf(root: string): Promise<Surroundings> {
  const known = surroundings.get(root) ?? readSurroundings(root)
  surroundings.set(root, known)
  return known
}

function picturesReadOf(root: string): Promise<LoadedPictures> {
  const known = pictureReadings.get(root) ?? loadPictures(root)
  pictureReadings.set(root, known)
  return known
}

async function readSurroundings(root: string): Promise<Surroundings> {
  const showable = forEachLocale((locale) =>
    readShowableTexts((namespace) => readTextsIfSound(root, locale, namespace)),
  )
  const texts = (locale: Locale) => showable[locale]
  const [pictures, mistakes, typography, figures, imported] = await Promise.all([
    picturesReadOf(root),
    checkStrings(root),
    checkTextTypography(root),
    checkWrittenFiguresOfTexts(root, texts),
    listPicturesOfCode(root),
  ])
  const diagnostics = [
    ...pictures.diagnostics,
    ...mistakes,
    ...withoutFilesOf(mistakes.filter(isError), [...typography, ...figures]),
  ]
  return { pictures, imported, texts, diagnostics }
}

/** What has errors is to be mended first. */
function withoutFilesOf(errors: readonly Diagnostic[], warnings: readonly Diagnostic[]): Diagnostic[] {
  const files = new Set(errors.map(({ file }) => file))
  return warnings.filter(({ file }) => !files.has(file))
}

/**
 * All of the content, right or wrong, for whoever can go on with some of it; read once, until `forgetContent()`.
 *
 * @param root the project's root
 */
export function loadContent(root: string, step?: Step): Promise<LoadedContent> {
  const known = loaded.get(root) ?? readContent(root, step)
  loaded.set(root, known)
  return known
}

async function readContent(root: string, step: Step = () => undefined): Promise<LoadedContent> {
  const places = await findDocuments(root)
  const files = places.documents
  const {
    pictures: { pictures, diagnostics: pictureDiagnostics },
    imported,
    texts,
    diagnostics: otherDiagnostics,
  } = await surroundingsOf(root)
  const day = today()
  const early = findEarly(root, files)
  // On another day, or once something is published, others lead there.
  const readingFor = [day, ...early].join()
  if (readingFor !== readFor) read.clear()
  readFor = readingFor
  step(files.length)
  const results = readAll(root, files, { root, pictures, texts, day, early }, step)
  const documents = results.flatMap(({ document }) => document ?? [])
  const checked = results.flatMap((result) => result.checked ?? [])
  // Those with diagnostics of their own have been judged: the same is not said twice.
  const sound = results.flatMap((result) =>
    result.document && !result.diagnostics.some(isError) ? result.document : [],
  )
  const pages = await listStaticPaths(root)
  const wrong = new Set(pictureDiagnostics.filter(isError).map(({ file }) => file))
  const shown = new Set(documents.flatMap(({ entry }) => mediaOf(entry)).map((file) => file.slice(1)))
  const links = checkLinks(checked, {
    pages: [...pages, ...addressesOf(files)],
    files: fileAddressesOf(files),
    ids: readPageIds(root, new Set(documents.map(({ entry }) => entry.slug))),
  })
  const removed = tellRemoved(root, checked, links.dead)
  const diagnostics = [
    ...places.diagnostics,
    ...(await checkPictureFiles({ root, pictures, wrong, documents: files, shown, imported })),
    ...otherDiagnostics,
    ...distinct(results.flatMap((result) => result.diagnostics)),
    ...checkReferences(checked, files),
    ...checkTags(checked),
    ...checkRepeatedTexts(checked),
    ...checkDates(checked, day),
    ...checkTranslations(groupVersions(documents, files), new Set(sound)),
    ...checkLetters(root, sound),
    ...checkAddresses(withoutMistakesIn(places.diagnostics, documents), pages),
    ...removed.diagnostics,
    ...links.diagnostics.filter((diagnostic) => !removed.told.has(diagnostic)),
  ]
  const erroneous = new Set(diagnostics.filter(isError).map(({ file }) => file))
  const right = sound.filter(({ entry }) => !erroneous.has(entry.file.slice(1)))
  return {
    files,
    documents,
    early,
    right,
    published: documents.filter(({ entry }) => isPublished(entry)),
    diagnostics: [...diagnostics, ...compareStructure(right)],
  }
}

/** Documents whose names are told of already have no address to compare. */
function withoutMistakesIn(
  places: readonly Diagnostic[],
  documents: readonly LoadedDocument[],
): readonly LoadedDocument[] {
  const files = new Set(places.map(({ file }) => file))
  return documents.filter(({ entry }) => !files.has(entry.file.slice(1)))
}

/** Those that have not changed since are not read again. */
function readAll(root: string, files: readonly string[], context: LoadContext, step: Step): DocumentResult[] {
  const known = read.get(root) ?? new Map<string, DocumentResult>()
  const results = files.toSorted().map((file) => {
    const result = known.get(file) ?? loadDocument(context, file)
    step()
    return [file, result] as const
  })
  read.set(root, new Map(results))
  return results.map(([, result]) => result)
}

function readTextsIfSound(root: string, locale: Locale, namespace: string): unknown {
  try {
    return readTexts(root, locale, namespace)
  } catch {
    // What is wrong with the texts is told by checkStrings().
    return {}
  }
}

/** What is said around the footnotes of a document; nothing where the texts are wrong. */
export function readFootnoteTexts(root: string, locale: Locale): FootnoteTexts {
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
