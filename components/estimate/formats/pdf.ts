import type { PDFPageProxy, TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.js'
import { CountingError } from '../countingError.ts'
import type { Tally } from '../tally.ts'
import { countText } from '../countText.ts'

/** The maximum number of words on a page of a scan, such as a page number or a stamp. */
const WORDS_OF_SCAN = 15
/** With fewer words, a page of a document with text is a picture, or empty. */
const WORDS_OF_PICTURE = 3
/** The number of lines at either end of a page that may be its head or foot. */
const EDGE = 2
/** The same line on fewer pages is no running head. */
const PAGES = 3
const PART = 0.4

/** The pages of a PDF. */
export interface PdfPages {
  readonly pages: number
  /** The numbers of pages without readable text. */
  readonly wordless: readonly number[]
}

/**
 * Counts the text of a PDF without its running heads. Loads the PDF reader.
 *
 * @param onPage called with the part read so far, from 0 to 1
 * @throws CountingError if it is protected, damaged, or a scan
 */
export async function countPdf(bytes: Uint8Array, tally: Tally, onPage: (part: number) => void): Promise<PdfPages> {
  const lines = await readLines(bytes, onPage)
  const heads = findRunningHeads(lines)
  const wordless: number[] = []
  let words = 0
  for (const [index, page] of lines.entries()) {
    const text = joinLines(page.filter((line) => !heads.has(line)).map(withoutLabel))
    const count = countText(text)
    const size = count.words + count.characters
    if (size < WORDS_OF_PICTURE) wordless.push(index + 1)
    words += size
    tally.add('body', text)
    tally.add('runningHeads', page.filter((line) => heads.has(line)).join('\n'))
  }
  if (words < WORDS_OF_SCAN * lines.length) throw new CountingError('scanned')
  return { pages: lines.length, wordless }
}

async function readLines(bytes: Uint8Array, onPage: (part: number) => void): Promise<string[][]> {
  const [{ getDocument, VerbosityLevel, version }, worker] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
  ])
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
    useSystemFonts: false,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const document = await task.promise
    const pages: string[][] = []
    for (let number = 1; number <= document.numPages; number += 1) {
      // Sequentially, because phones have little memory.
      // oxlint-disable no-await-in-loop
      const page = await document.getPage(number)
      pages.push(linesOf(await readItems(page)))
      // oxlint-enable no-await-in-loop
      page.cleanup()
      // At most ten times.
      if (number % Math.ceil(document.numPages / 10) === 0) onPage(number / document.numPages)
    }
    return pages
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw new CountingError('protected')
    throw new CountingError('unreadable')
  } finally {
    await task.destroy()
  }
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

/** Returns the lines of a page, in the order of the file. */
export function linesOf(items: readonly Pick<TextItem, 'str' | 'hasEOL'>[]): string[] {
  return items
    .map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str))
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
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

/**
 * Finds running heads: lines at the top or bottom of many pages, whatever number they hold.
 *
 * @param pages their lines
 */
function findRunningHeads(pages: readonly (readonly string[])[]): ReadonlySet<string> {
  const found = new Map<string, { readonly lines: Set<string>; count: number }>()
  for (const page of pages) {
    const edges = new Set([...page.slice(0, EDGE), ...page.slice(-EDGE)])
    for (const line of edges) {
      const key = line.replaceAll(/\d+/g, '#')
      const known = found.get(key) ?? { lines: new Set<string>(), count: 0 }
      known.lines.add(line)
      known.count += 1
      found.set(key, known)
    }
  }
  const least = Math.max(PAGES, pages.length * PART)
  return new Set([...found.values()].flatMap(({ lines, count }) => (count >= least ? [...lines] : [])))
}
