import { posix } from 'node:path'
import type { TranslatedDocument } from '../../renderer/documentTranslations.ts'
import type { Picture } from '../../renderer/entry.ts'
import { forEachLocale, type Locale, locales } from '../../renderer/languages.ts'
import { today } from '../../renderer/today.ts'
import { siteConfig } from '../../site.config.ts'
import type { Step } from '../progress.ts'
import { findDocuments } from '../check/files/findDocuments.ts'
import { checkAddresses } from '../check/links/checkAddresses.ts'
import { checkLinks } from '../check/links/checkLinks.ts'
import { checkReferences } from '../check/links/checkReferences.ts'
import { readPageIds } from '../check/links/pageIds.ts'
import { reportRemoved } from '../check/links/reportRemoved.ts'
import { checkPictureFiles, listPicturesOfCode } from '../check/pictures/pictureFiles.ts'
import { checkLetters } from '../check/prose/checkLetters.ts'
import { checkRepeatedTexts } from '../check/prose/repeatedTexts.ts'
import { checkSpelling, type FileToSpell } from '../check/spelling/checkSpelling.ts'
import { compareStructure } from '../check/structure/compareStructure.ts'
import { checkStrings } from '../check/texts/checkStrings.ts'
import { readCode } from '../check/texts/readCode.ts'
import { readShowableTexts, type ShowableTexts } from '../check/texts/shownTexts.ts'
import { readStringsFiles } from '../check/texts/stringsFile.ts'
import { checkProseOfTexts, proseOfTexts } from '../check/texts/textProse.ts'
import { checkDates } from '../check/translations/checkDates.ts'
import { checkTranslations } from '../check/translations/checkTranslations.ts'
import { addressesOf, fileAddressesOf, listStaticPaths } from './addresses.ts'
import { ContentError, type Diagnostic, isError } from './diagnostics.ts'
import { findEarlyPaths } from './earlyLinks.ts'
import { type DocumentResult, type LoadContext, loadDocument, type LoadedDocument } from './loadDocument.ts'
import { mediaOf } from './media.ts'
import { type LoadedPictures, loadPictures } from './pictures.ts'
import { isPublished } from './publication.ts'
import { invalidateTexts, readText, readTexts } from './texts.ts'
import { describeTranslations, fileOf, groupVersions, stateOf } from './translations.ts'

/** Everything that could be read of the content, drafts and documents with mistakes included. */
export interface LoadedContent {
  /** Every document from the project's root, those too that could not be read. */
  readonly files: readonly string[]
  readonly documents: readonly LoadedDocument[]
  /** Addresses of those that no visitor sees yet. */
  readonly early: ReadonlySet<string>
  /** Documents without errors. */
  readonly right: readonly LoadedDocument[]
  readonly diagnostics: readonly Diagnostic[]
}

/** The pictures and texts that documents are read with. */
interface Surroundings {
  readonly pictures: LoadedPictures
  /** The pictures that code shows. */
  readonly imported: ReadonlySet<string>
  /** What the spelling of interface texts is checked in. */
  readonly prose: readonly FileToSpell[]
  /** The texts that documents may show. */
  readonly texts: (locale: Locale) => ShowableTexts
  readonly diagnostics: readonly Diagnostic[]
}

/** The parsed content of a project, kept until it changes. */
interface Reading {
  content?: Promise<LoadedContent> | undefined
  surroundings?: Promise<Surroundings> | undefined
  pictures?: Promise<LoadedPictures> | undefined
  /** By file. */
  documents: Map<string, DocumentResult>
  /** The day that documents were read for. */
  day: string
}

/** By the project's root. */
const readings = new Map<string, Reading>()

function readingOf(root: string): Reading {
  const reading = readings.get(root) ?? { documents: new Map(), day: '' }
  readings.set(root, reading)
  return reading
}

/**
 * Forgets what a changed file has a part in; without one, everything. It is read again when it is next asked for.
 *
 * @param file from the project's root: after a text or a picture, documents that show it are read again
 */
export function invalidateContent(file = ''): void {
  const name = posix.basename(file, posix.extname(file))
  const isDocument = file.endsWith('.mdx')
  const isText = file.endsWith('.json')
  const isMedium = /^content\/(?:images|videos)\//.test(file)
  const isAffected = (path: string, { source }: DocumentResult) => {
    if (isText) return source.includes('$t(')
    return path === file || !(isDocument || isMedium) || (isMedium && source.includes(name))
  }
  for (const reading of readings.values()) {
    reading.content = undefined
    for (const [path, result] of reading.documents) if (isAffected(path, result)) reading.documents.delete(path)
    if (!isDocument) reading.surroundings = undefined
    if (!isDocument && !isText) reading.pictures = undefined
  }
  if (!isDocument) invalidateTexts()
}

/**
 * Returns the documents, or throws where the content is wrong.
 *
 * @param options.drafts whether drafts and documents of later days are among them
 * @throws ContentError with every error in documents, pictures and texts
 */
export async function loadValidContent(
  root: string,
  { drafts }: { readonly drafts: boolean },
): Promise<readonly LoadedDocument[]> {
  const { documents, diagnostics } = await loadContent(root)
  const errors = diagnostics.filter(isError)
  if (errors.length > 0) throw new ContentError(errors)
  return drafts ? documents : documents.filter(({ entry }) => isPublished(entry))
}

/**
 * Returns all errors and warnings under `content/`, spelling excepted.
 *
 * @param step is called for each document, and first with their number
 */
export async function checkContent(root: string, step?: Step): Promise<readonly Diagnostic[]> {
  return (await loadContent(root, step)).diagnostics
}

/** Returns the same with the spelling: the answer of `npm run check`. */
export async function checkContentAndSpelling(root: string, step?: Step): Promise<readonly Diagnostic[]> {
  const { diagnostics } = await loadContent(root, step)
  return [...diagnostics, ...(await checkSpellingOfContent(root))]
}

/** Checks the spelling of files without errors. It loads dictionaries, so builds do without. */
export async function checkSpellingOfContent(root: string): Promise<readonly Diagnostic[]> {
  const { files, right } = await loadContent(root)
  const { prose } = await surroundingsOf(root)
  // Copies that wait for their translation are reported as such.
  const copies = new Set(
    groupVersions(right, files).flatMap((versions) =>
      locales
        .filter((locale) => stateOf(versions, locale) === 'untranslated')
        .map((locale) => fileOf(versions, locale)),
    ),
  )
  const documents = right
    .map(({ entry: { file, locale }, source, passages }) => ({ file: file.slice(1), locale, source, passages }))
    .filter(({ file }) => !copies.has(file))
  return checkSpelling(root, [...documents, ...prose])
}

/** Returns all documents that could be read, drafts and those with mistakes too. */
export async function readDocuments(root: string): Promise<readonly LoadedDocument[]> {
  return (await loadContent(root)).documents
}

/** Returns the state of each document in each language, valid or not. */
export async function readTranslations(root: string): Promise<readonly TranslatedDocument[]> {
  const { documents, files } = await loadContent(root)
  return describeTranslations(groupVersions(documents, files))
}

/** Returns the addresses of documents to which visitors find no link yet; a preview shows them all. */
export async function earlyPathsOf(root: string): Promise<ReadonlySet<string>> {
  return (await loadContent(root)).early
}

/** Returns all pictures of the content, by path from the project's root. */
export async function picturesOf(root: string): Promise<ReadonlyMap<string, Picture>> {
  return (await surroundingsOf(root)).pictures.pictures
}

/** Returns the texts that documents of a language may show. */
export async function showableTextsOf(root: string, locale: Locale): Promise<ShowableTexts> {
  return (await surroundingsOf(root)).texts(locale)
}

function surroundingsOf(root: string): Promise<Surroundings> {
  return (readingOf(root).surroundings ??= readSurroundings(root))
}

async function readSurroundings(root: string): Promise<Surroundings> {
  const showable = forEachLocale((locale) =>
    readShowableTexts((namespace) => whereSound(() => readTexts(root, locale, namespace), {})),
  )
  const texts = (locale: Locale) => showable[locale]
  const strings = await readStringsFiles(root)
  const [pictures, code, imported] = await Promise.all([
    (readingOf(root).pictures ??= loadPictures(root)),
    readCode(root),
    listPicturesOfCode(root),
  ])
  const mistakes = checkStrings(strings, code)
  // Prose is looked at once a file has no other mistakes.
  const wrong = new Set(mistakes.filter(isError).map(({ file }) => file))
  const sound = strings.filter(({ file }) => !wrong.has(file))
  const diagnostics = [...pictures.diagnostics, ...mistakes, ...checkProseOfTexts(sound, texts)]
  return { pictures, imported, prose: proseOfTexts(sound), texts, diagnostics }
}

/** Returns all of the content, valid or not. */
export function loadContent(root: string, step?: Step): Promise<LoadedContent> {
  return (readingOf(root).content ??= readContent(root, step))
}

async function readContent(root: string, step: Step = () => undefined): Promise<LoadedContent> {
  const [{ documents: files, diagnostics: misplaced }, surroundings, pages] = await Promise.all([
    findDocuments(root),
    surroundingsOf(root),
    listStaticPaths(root),
  ])
  const { pictures, imported, texts } = surroundings
  const day = today()
  const early: ReadonlySet<string> = siteConfig.isPreview ? new Set() : findEarlyPaths(root, files, day)
  step(files.length)
  const results = readAll(root, files, { root, pictures: pictures.pictures, texts, day }, step)
  const documents = results.flatMap(({ document }) => document ?? [])
  const checked = results.flatMap((result) => result.checked ?? [])
  const sound = results.flatMap(({ document, diagnostics }) => (document && !diagnostics.some(isError) ? document : []))
  const links = checkLinks(checked, {
    pages: [...pages, ...addressesOf(files)],
    files: fileAddressesOf(files),
    hasId: readPageIds(root, new Set(documents.map(({ entry }) => entry.slug))),
  })
  const removed = reportRemoved(root, checked, links.dead)
  const shown = documents.flatMap(({ entry }) => mediaOf(entry)).map((file) => file.slice(1))
  const misnamed = new Set(misplaced.map(({ file }) => file))
  const diagnostics = [
    ...misplaced,
    ...checkPictureFiles({
      pictures: pictures.pictures,
      wrong: new Set(pictures.diagnostics.filter(isError).map(({ file }) => file)),
      shown: sound.length === files.length ? new Set([...imported, ...shown]) : undefined,
    }),
    ...surroundings.diagnostics,
    ...distinct(results.flatMap((result) => result.diagnostics)),
    ...checkReferences(checked, files),
    ...checkRepeatedTexts(checked),
    ...checkDates(checked, day),
    ...checkTranslations(groupVersions(documents, files), new Set(sound)),
    ...checkLetters(sound),
    ...checkAddresses(
      documents.filter(({ entry }) => !misnamed.has(entry.file.slice(1))),
      pages,
    ),
    ...removed.diagnostics,
    ...links.diagnostics.filter((diagnostic) => !removed.replaced.has(diagnostic)),
  ]
  const erroneous = new Set(diagnostics.filter(isError).map(({ file }) => file))
  const right = sound.filter(({ entry }) => !erroneous.has(entry.file.slice(1)))
  return { files, documents, early, right, diagnostics: [...diagnostics, ...compareStructure(right)] }
}

/** Both versions of a document show the same video. */
function distinct(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()]
}

/** Reads the documents that have changed since the last time, or all on another day. */
function readAll(root: string, files: readonly string[], context: LoadContext, step: Step): DocumentResult[] {
  const reading = readingOf(root)
  if (context.day !== reading.day) reading.documents.clear()
  reading.day = context.day
  reading.documents = new Map(
    files.toSorted().map((file) => {
      const result = reading.documents.get(file) ?? loadDocument(context, file)
      step()
      return [file, result]
    }),
  )
  return [...reading.documents.values()]
}

/** Returns the labels around the footnotes of a document; empty ones where the texts have errors. */
export function readFootnoteTexts(root: string, locale: Locale) {
  const read = (key: 'title' | 'back') => whereSound(() => readText(root, locale, `common:footnotes.${key}`), '')
  return { title: read('title'), back: read('back') }
}

/** Reads texts; errors in them are reported by checkStrings(). */
function whereSound<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read()
  } catch {
    return otherwise
  }
}
