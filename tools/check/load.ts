import { posix } from 'node:path'
import type { TranslatedDocument } from '../../renderer/documentTranslations.ts'
import type { Picture } from '../../renderer/entry.ts'
import { forEachLocale, type Locale } from '../../renderer/languages.ts'
import { today } from '../../renderer/today.ts'
import { siteConfig } from '../../site.config.ts'
import { mediaOf } from '../pictures/media.ts'
import type { Step } from '../progress.ts'
import { findDocuments } from '../content/files/findDocuments.ts'
import { checkAddresses, checkReferences, checkRepeatedTexts } from './frontmatter/compareDocuments.ts'
import { checkLinks } from './links/checkLinks.ts'
import { reportRemoved } from './links/reportRemoved.ts'
import { checkPictureFiles } from './pictures/pictureFiles.ts'
import type { Prose } from './prose/passage.ts'
import { textsProse } from './prose/passages.ts'
import { type ProjectCode, readCode } from './readCode.ts'
import { checkSpelling } from './spelling/checkSpelling.ts'
import { checkStrings, listUnused } from './texts/checkStrings.ts'
import { findNestedTexts } from '../content/texts/insertions.ts'
import { readShowableTexts, type ShowableTexts } from './texts/shownTexts.ts'
import { readStringsFiles } from '../content/stringsFile.ts'
import { checkWrittenFigures } from './texts/writtenFigures.ts'
import { compareVersions } from './translations/compareVersions.ts'
import { checkTypography } from './typography/checkTypography.ts'
import { addressesOf, fileAddressesOf, listStaticPaths } from '../content/addresses.ts'
import { ContentError, type Diagnostic, isError } from '../content/diagnostics.ts'
import { findEarlyPaths } from '../content/earlyLinks.ts'
import { type DocumentResult, type LoadContext, loadDocument, type LoadedDocument } from './loadDocument.ts'
import { type LoadedPictures, loadPictures } from '../content/pictures/loadPictures.ts'
import { isPublished } from '../content/publication.ts'
import { invalidateTexts, readTexts } from '../content/texts.ts'
import { describeTranslations, type DocumentVersions, groupVersions } from './translations/documentVersions.ts'

/** All content that could be read, including drafts and documents with errors. */
export interface LoadedContent {
  readonly documents: readonly LoadedDocument[]
  /** Addresses of documents that are not published yet; none in a preview, which shows all. */
  readonly early: ReadonlySet<string>
  /** Documents without errors. */
  readonly right: readonly LoadedDocument[]
  /** The documents by name, including those that could not be read. */
  readonly groups: readonly DocumentVersions[]
  /** The state of each document in each language. */
  readonly translations: readonly TranslatedDocument[]
  /** All pictures of the content, by path from the project's root. */
  readonly pictures: ReadonlyMap<string, Picture>
  /** Returns the texts that documents of a language may show. */
  readonly texts: (locale: Locale) => ShowableTexts
  readonly diagnostics: readonly Diagnostic[]
}

/** The pictures, the code and the texts that documents depend on. */
interface Surroundings extends Pick<LoadedContent, 'texts' | 'diagnostics'> {
  readonly pictures: LoadedPictures
  readonly code: ProjectCode
  /** The interface texts that only documents can show. */
  readonly unused: ReturnType<typeof listUnused>
  /** The prose of interface texts, for the spelling check. */
  readonly prose: readonly Prose[]
}

/** What is read once, and kept until it is dropped. */
interface Kept<Value> {
  promise?: Promise<Value> | undefined
}

/** The parsed content of a project, kept until it changes. */
interface Reading {
  readonly content: Kept<LoadedContent>
  readonly surroundings: Kept<Surroundings>
  readonly pictures: Kept<LoadedPictures>
  readonly code: Kept<ProjectCode>
  /** Results of reading documents, by file. */
  documents: Map<string, DocumentResult>
  /** The build date that documents were read with. */
  day: string
}

/** The content in memory, by the project's root. */
const readings = new Map<string, Reading>()

function readingOf(root: string): Reading {
  const reading = readings.get(root) ?? {
    content: {},
    surroundings: {},
    pictures: {},
    code: {},
    documents: new Map(),
    day: '',
  }
  readings.set(root, reading)
  return reading
}

/** Reads something unless it is kept. A failure is not kept: the next caller reads again. */
function readOnce<Value>(kept: Kept<Value>, read: () => Promise<Value>): Promise<Value> {
  const reading: Promise<Value> =
    kept.promise ??
    read().catch((error: unknown) => {
      if (kept.promise === reading) kept.promise = undefined
      throw error
    })
  kept.promise = reading
  return reading
}

/**
 * Drops everything in memory that depends on a changed file, or all of it without one; it is read again on demand.
 *
 * @param file the path from the project's root; for a text or a picture, the documents that show it are dropped, too
 */
export function invalidateContent(file = ''): void {
  const { name, ext } = posix.parse(file)
  const isAffected = (path: string, { source }: DocumentResult) => {
    if (ext === '.mdx') return path === file
    // The namespace `iso` is read from one of two files.
    return source.includes(ext === '.json' ? `$t(${name.replace(/Certified$/, '')}:` : name)
  }
  for (const reading of readings.values()) {
    reading.content.promise = undefined
    for (const [path, result] of reading.documents) if (isAffected(path, result)) reading.documents.delete(path)
    if (ext !== '.mdx') reading.surroundings.promise = undefined
    if (!/^\.(?:mdx|json)$/.test(ext)) reading.pictures.promise = undefined
    if (!file.startsWith('content/')) reading.code.promise = undefined
  }
  if (ext !== '.mdx') invalidateTexts()
}

/**
 * Returns the documents of valid content.
 *
 * @param options.drafts whether drafts and scheduled documents are included
 * @throws ContentError with every error in documents, pictures and texts
 */
export async function loadValidContent(
  root: string,
  { drafts }: { readonly drafts: boolean },
): Promise<readonly LoadedDocument[]> {
  const { documents, diagnostics } = await loadContent(root)
  // Reviewers see the rest of a page in spite of its dead links.
  const isSpared = ({ rule }: Diagnostic) => siteConfig.isPreview && /^(?:link|document)-/.test(rule ?? '')
  const errors = diagnostics.filter((diagnostic) => isError(diagnostic) && !isSpared(diagnostic))
  if (errors.length > 0) throw new ContentError(errors)
  return drafts ? documents : documents.filter(({ entry }) => isPublished(entry))
}

/** Returns all diagnostics of `content/`, including spelling, as `npm run check` reports them. */
export async function checkContentAndSpelling(root: string, step?: Step): Promise<readonly Diagnostic[]> {
  const { diagnostics } = await loadContent(root, step)
  return [...diagnostics, ...(await checkSpellingOfContent(root))]
}

/** Checks the spelling of files without errors. Builds skip it, because it loads dictionaries. */
export async function checkSpellingOfContent(root: string): Promise<readonly Diagnostic[]> {
  const { right, translations } = await loadContent(root)
  const { prose } = await surroundingsOf(root)
  // Untranslated copies are reported by another rule.
  const versions = translations.flatMap((document) => Object.values(document.versions))
  const copies = new Set(versions.filter(({ state }) => state === 'untranslated').map(({ file }) => file))
  const documents = right
    .map(({ entry: { file, locale }, source, passages }) => ({ file: file.slice(1), locale, source, passages }))
    .filter(({ file }) => !copies.has(file))
  return checkSpelling(root, [...documents, ...prose])
}

function surroundingsOf(root: string): Promise<Surroundings> {
  return readOnce(readingOf(root).surroundings, () => readSurroundings(root))
}

async function readSurroundings(root: string): Promise<Surroundings> {
  const reading = readingOf(root)
  const showable = forEachLocale((locale) =>
    readShowableTexts((namespace) => whereSound(() => readTexts(root, locale, namespace), {})),
  )
  const [strings, pictures, code] = await Promise.all([
    readStringsFiles(root),
    readOnce(reading.pictures, () => loadPictures(root)),
    readOnce(reading.code, () => readCode(root)),
  ])
  const prose = textsProse(strings.filter(({ isWhole }) => isWhole))
  const remarks = prose.flatMap((texts) => [
    ...checkTypography(texts),
    ...checkWrittenFigures(texts, showable[texts.locale]),
  ])
  return {
    pictures,
    code,
    prose,
    diagnostics: [...checkStrings(strings, code), ...remarks],
    unused: listUnused(strings, code),
    texts: (locale) => showable[locale],
  }
}

/** Returns all content, valid or not. */
export function loadContent(root: string, step?: Step): Promise<LoadedContent> {
  return readOnce(readingOf(root).content, () => readContent(root, step))
}

async function readContent(root: string, step: Step = () => undefined): Promise<LoadedContent> {
  const [{ documents: files, diagnostics: misplaced }, surroundings, pages] = await Promise.all([
    findDocuments(root),
    surroundingsOf(root),
    listStaticPaths(root),
  ])
  const { pictures, code, texts, unused } = surroundings
  const day = today()
  step(files.length)
  const results = readAll(root, files, { root, pictures: pictures.pictures, texts, day }, step)
  const documents = results.flatMap(({ document }) => document ?? [])
  const checked = results.flatMap((result) => result.checked ?? [])
  const sound = results.flatMap(({ document, diagnostics }) => (document && !diagnostics.some(isError) ? document : []))
  const slugs = new Set(documents.map(({ entry }) => entry.slug))
  const links = checkLinks(checked, {
    pages: [...pages, ...addressesOf(files)],
    files: fileAddressesOf(files),
    hasId: (id) => slugs.has(id) || code.hasId(id),
  })
  const references = checkReferences(checked, files)
  const removed = reportRemoved(root, checked, [...links.dead, ...references.dead])
  const shown = documents.flatMap(({ entry }) => mediaOf(entry)).map((file) => file.slice(1))
  const misnamed = new Set(misplaced.map(({ file }) => file))
  const nested = new Set(results.flatMap(({ source }) => findNestedTexts(source).map(({ target }) => target)))
  const diagnostics = [
    ...misplaced,
    ...pictures.diagnostics,
    ...checkPictureFiles({
      pictures: pictures.pictures,
      wrong: new Set(pictures.diagnostics.filter(isError).map(({ file }) => file)),
      shown: sound.length === files.length ? new Set([...code.pictures, ...shown]) : undefined,
    }),
    ...surroundings.diagnostics,
    ...unused.filter(({ names }) => !names.some((name) => nested.has(name))).map(({ diagnostic }) => diagnostic),
    // Both versions of a document report the video that they share.
    ...new Map(results.flatMap((result) => result.diagnostics.map((each) => [JSON.stringify(each), each]))).values(),
    ...checkRepeatedTexts(checked),
    ...checkAddresses(
      documents.filter(({ entry }) => !misnamed.has(entry.file.slice(1))),
      pages,
    ),
    ...removed.diagnostics,
    ...[...links.diagnostics, ...references.diagnostics].filter((diagnostic) => !removed.replaced.has(diagnostic)),
  ]
  const erroneous = new Set(diagnostics.filter(isError).map(({ file }) => file))
  const right = sound.filter(({ entry }) => !erroneous.has(entry.file.slice(1)))
  const groups = groupVersions(documents, files)
  return {
    documents,
    early: siteConfig.isPreview ? new Set() : findEarlyPaths(documents),
    right,
    groups,
    translations: describeTranslations(groups),
    pictures: pictures.pictures,
    texts,
    diagnostics: [...diagnostics, ...compareVersions(groups, new Set(right), day)],
  }
}

/** Returns all documents, and reads only those that were dropped; all of them if the day has changed. */
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

/** Reads texts, or returns a fallback if they have errors, which checkStrings() reports. */
export function whereSound<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read()
  } catch {
    return otherwise
  }
}
