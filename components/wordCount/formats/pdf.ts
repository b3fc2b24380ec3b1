// Vite gives these modules a default export: their address.
// oxlint-disable import/default
import readerAddress from 'pdfjs-dist/legacy/build/pdf.min.mjs?url'
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
// oxlint-enable import/default
import type { PDFDocumentProxy, PDFPageProxy, TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.js'
import type { OPS } from 'pdfjs-dist/types/src/shared/util.js'
import { CountingError, load } from '../countingError.ts'
import { countText } from '../countText.ts'
import type { Tally } from '../tally.ts'
import { type Annotations, readAnnotations } from './pdfAnnotations.ts'
import { COVERING, type Drawing, readDrawing } from './pdfDrawing.ts'
import { findRunningHeads, isInMargin } from './pdfHeads.ts'
import { correctItems, hiddenLayers } from './pdfLetters.ts'
import { type Line, linesOf, type Sheet } from './pdfLines.ts'
import { isReadable } from './readable.ts'

/** The words that may stand upon a scan: a stamp, a notice of verification, the strip of a signature. */
const WORDS_ON_SCAN = 150
/** Letters of at least that part of the page's longer side are large: what is added to scans is small. */
const [LARGE, LARGE_ON_SLIDE] = [0.016, 0.012]
/** So many large letters are a page's own, and no stamp: on paper in its middle, on a slide anywhere. */
const [LARGE_LETTERS, LARGE_LETTERS_ON_SLIDE] = [16, 4]
/** How many times as wide as high pages of slides are at least: wider than sheets of paper, in A4 or Letter. */
const WIDE = 1.5
/** The number of pages that are looked at to say why a document has no words. */
const LOOKS = 5
/** The length of text to judge by whether it is one. */
const SAMPLE = 100_000
/** The most pages that are read until the progress is told. */
const PAGES_BETWEEN = 25

/** The pages of a PDF. */
export interface PdfPages {
  readonly pages: number
  /** The numbers of pages without readable text. */
  readonly wordless: readonly number[]
}

interface Page extends Annotations {
  readonly lines: readonly Line[]
  /** Whether it has a text of its own upon a picture, such as a slide. */
  readonly hasLargeText: boolean
}

/** A page, its text without running heads, and the number of words in it. */
interface ReadPage {
  readonly number: number
  readonly text: string
  readonly size: number
  readonly hasLargeText: boolean
}

/**
 * Counts the text of a PDF without its running heads, the values of its form fields, and what was typed on its pages.
 * Loads the PDF reader.
 *
 * @param onPage called with the part read so far, from 0 to 1
 * @throws CountingError if it is protected, damaged, or a scan, or if its pages only stand for the document
 */
export async function countPdf(bytes: Uint8Array, tally: Tally, onPage: (part: number) => void): Promise<PdfPages> {
  return withPdf(bytes, async (document, operations) => {
    const isForm = await refuseCover(document)
    const pages = await readPages(document, operations, onPage)
    // A form that other PDF readers show as well has its fields on its pages.
    if (isForm && !pages.some(({ hasFields }) => hasFields)) throw new CountingError('incomplete')
    const lines = pages.map((page) => page.lines)
    if (!isReadable(sampleOf(lines.flat()))) throw new CountingError('garbled')
    const heads = findRunningHeads(lines)
    const read = pages.map((page, index): ReadPage => {
      const texts = page.lines.filter((line) => !heads.has(line)).map(({ text }) => withoutLabel(text))
      const text = joinLines(texts)
      const { words, characters } = countText(text)
      return { number: index + 1, text, size: words + characters, hasLargeText: page.hasLargeText }
    })
    const wordless = await findWordless(document, read, operations)
    const typed = pages.flatMap((page) => page.typed)
    if (wordless.size === read.length && typed.length === 0) await refuseWordless(document, operations)
    for (const { number, text } of read) if (!wordless.has(number)) tally.add('body', text)
    tally.add('formFields', typed.join('\n'))
    tally.add('comments', pages.flatMap((page) => page.comments).join('\n'))
    tally.add('runningHeads', [...heads].map(({ text }) => text).join('\n'))
    return { pages: pages.length, wordless: [...wordless] }
  })
}

/** Fetches the reader as its package has it, minified: to bundle it again would take a tenth of a build. */
function loadReader(): Promise<[reader: typeof import('pdfjs-dist'), worker: object]> {
  return Promise.all([import(/* @vite-ignore */ readerAddress), import(/* @vite-ignore */ workerAddress)])
}

/** Opens a PDF for a while. */
async function withPdf<Result>(
  bytes: Uint8Array,
  read: (document: PDFDocumentProxy, operations: typeof OPS) => Promise<Result>,
): Promise<Result> {
  const [{ getDocument, OPS: operations, VerbosityLevel, version }, worker] = await load(loadReader)
  // Without a worker of its own: this is one already. https://github.com/mozilla/pdf.js/wiki
  Object.assign(globalThis, { pdfjsWorker: worker })
  const task = getDocument({
    data: bytes,
    isEvalSupported: false,
    // Fetched only if a document names one; the build copies them: tools/build/filesOfPackages.ts.
    cMapUrl: import.meta.env.DEV ? '/node_modules/pdfjs-dist/cmaps/' : `/workers/cmaps-${version}/`,
    cMapPacked: true,
    useWorkerFetch: true,
    disableFontFace: true,
    // Pictures are not shown, and none is decoded.
    maxImageSize: 0,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useSystemFonts: false,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    return await read(await task.promise, operations)
  } catch (error) {
    if (error instanceof CountingError) throw error
    const isProtected = error instanceof Error && (error.name === 'PasswordException' || /encrypt/.test(error.message))
    throw new CountingError(isProtected ? 'protected' : 'unreadable')
  } finally {
    await task.destroy()
  }
}

/**
 * Refuses documents whose pages only say that the document is in attached files.
 *
 * @returns whether it holds the data of a form, which may be in its pages or not
 */
async function refuseCover(document: PDFDocumentProxy): Promise<boolean> {
  const { info } = await document.getMetadata()
  if (Reflect.get(info, 'IsCollectionPresent') === true) throw new CountingError('incomplete')
  return Reflect.get(info, 'IsXFAPresent') === true
}

async function readPages(
  document: PDFDocumentProxy,
  operations: typeof OPS,
  onPage: (part: number) => void,
): Promise<Page[]> {
  const layers = await hiddenLayers(document)
  const fields = new Set<string>()
  const pages: Page[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    // Sequentially, because phones have little memory.
    // oxlint-disable no-await-in-loop
    const page = await document.getPage(number)
    const [items, annotations] = await Promise.all([readItems(page), readAnnotations(page, fields)])
    const runs = await correctItems(items, page, operations, layers)
    // oxlint-enable no-await-in-loop
    const sheet = page.getViewport({ scale: 1 })
    const lines = linesOf(runs, sheet)
    pages.push({ lines, hasLargeText: holdsLargeText(lines, sheet), ...annotations })
    page.cleanup()
    // Ten times, and of a long document often enough to show that it is being read.
    const between = Math.min(PAGES_BETWEEN, Math.ceil(document.numPages / 10))
    if (number % between === 0) onPage(number / document.numPages)
  }
  return pages
}

/**
 * Reads the text of a page. The reader's own `getTextContent()` iterates the stream, which Safari 26 can't:
 * https://github.com/mozilla/pdf.js/issues/21557
 */
async function readItems(page: PDFPageProxy): Promise<TextItem[]> {
  const stream: ReadableStream<TextContent> = page.streamTextContent()
  const reader = stream.getReader()
  const items: TextItem[] = []
  // oxlint-disable-next-line no-await-in-loop
  for (let part = await reader.read(); !part.done; part = await reader.read())
    items.push(...part.value.items.filter((item) => 'str' in item))
  return items
}

/** Returns the different lines of a document. */
function sampleOf(lines: readonly Line[]): string {
  return [...new Set(lines.map(({ text }) => text))].join('\n').slice(0, SAMPLE)
}

/** Reports whether a page has a text of its own upon a picture, such as a slide. */
function holdsLargeText(lines: readonly Line[], { width, height }: Sheet): boolean {
  const isSlide = width > height * WIDE
  const [size, letters] = isSlide ? [LARGE_ON_SLIDE, LARGE_LETTERS_ON_SLIDE] : [LARGE, LARGE_LETTERS]
  const large = lines.filter((line) => line.size >= size && (isSlide || !isInMargin(line)))
  return large.reduce((sum, { text }) => sum + text.length, 0) >= letters
}

/** Finds the pages without words, and those that are pictures but for a few small words. Recognized text is text. */
async function findWordless(
  document: PDFDocumentProxy,
  pages: readonly ReadPage[],
  operations: typeof OPS,
): Promise<Set<number>> {
  const wordless = new Set(pages.filter(({ size }) => size === 0).map(({ number }) => number))
  const scarce = pages.filter(({ size, hasLargeText }) => size > 0 && size < WORDS_ON_SCAN && !hasLargeText)
  const drawings = await lookAtPages(document, scarce, operations)
  for (const [index, { covered, letters }] of drawings.entries()) {
    const page = scarce[index]
    const seen = letters.filter(({ isSeen }) => isSeen).length
    if (page && covered >= COVERING && seen * 2 >= letters.length) wordless.add(page.number)
  }
  return wordless
}

/** Says why a document has no words. */
async function refuseWordless(document: PDFDocumentProxy, operations: typeof OPS): Promise<never> {
  const numbers = Array.from({ length: Math.min(LOOKS, document.numPages) }, (_, index) => ({ number: index + 1 }))
  const drawings = await lookAtPages(document, numbers, operations)
  if (drawings.every(({ isBlank }) => isBlank)) throw new CountingError('empty')
  const areLetters = drawings.some(({ letters, covered }) => letters.length > 0 && covered < COVERING)
  throw new CountingError(areLetters ? 'garbled' : 'scanned')
}

async function lookAtPages(
  document: PDFDocumentProxy,
  pages: ReadonlyArray<{ readonly number: number }>,
  operations: typeof OPS,
): Promise<Drawing[]> {
  const drawings: Drawing[] = []
  for (const { number } of pages) {
    // Sequentially, because phones have little memory.
    // oxlint-disable no-await-in-loop
    const page = await document.getPage(number)
    drawings.push(await readDrawing(page, operations))
    // oxlint-enable no-await-in-loop
    page.cleanup()
  }
  return drawings
}

const LABEL = /^(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)]\s/

/** Removes the label of a list item, which word processors generate and don't count. */
function withoutLabel(line: string): string {
  return line.replace(LABEL, '')
}

/** Joins lines to a text, and the halves of words that were hyphenated. */
export function joinLines(lines: readonly string[]): string {
  return lines.join('\n').replaceAll(/(?<=\p{Ll})[-\u00ad\u2010]\n(?=\p{Ll})/gu, '')
}
