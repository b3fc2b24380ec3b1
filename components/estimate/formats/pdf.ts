import type { TextItem } from 'pdfjs-dist/types/src/display/api.js'
import { CountingError } from '../countingError.ts'
import type { Tally } from '../tally.ts'
import { countText } from '../countText.ts'

/** What a page of a scan has at most: numbers, a stamp. */
const WORDS_OF_SCAN = 15
/** With so few words, a page of a document with text is a picture, or empty. */
const WORDS_OF_PICTURE = 3
/** How many lines at either end of a page may be its head or its foot. */
const EDGE = 2
/** On fewer pages the same line is no head. */
const PAGES = 3
const PART = 0.4

/** What is known of the pages of a PDF. */
export interface PdfPages {
  readonly pages: number
  /** Numbers of pages on which there is no text to read. */
  readonly wordless: readonly number[]
}

/**
 * Counts the text of a PDF, without the heads and feet that run through it. The reader is fetched now, by who has one.
 *
 * @param onPage told now and then which part of them has been read, from 0 to 1
 * @throws CountingError where it is protected, broken, or a scan
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
  // This is a worker already: it reads here. https://github.com/mozilla/pdf.js/wiki
  Object.assign(globalThis, { pdfjsWorker: worker })
  const task = getDocument({
    data: bytes,
    isEvalSupported: false,
    // Fetched only for a document that names one; the build copies them: tools/build/filesOfPackages.ts.
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
      // One after the other: memory is short on phones.
      // oxlint-disable no-await-in-loop
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      // oxlint-enable no-await-in-loop
      pages.push(linesOf(items.filter((item) => 'str' in item)))
      page.cleanup()
      // Ten times at most: who sees it sees no more.
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

/** Returns the lines of a page, in the order that they are written in. */
export function linesOf(items: readonly Pick<TextItem, 'str' | 'hasEOL'>[]): string[] {
  return items
    .map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str))
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

const LABEL = /^(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)]\s/

/** The number of an item, which word processors set by themselves, and count no more than a bullet. */
function withoutLabel(line: string): string {
  return line.replace(LABEL, '')
}

/** Joins lines to a text; a word that goes on in the next line is one. */
export function joinLines(lines: readonly string[]): string {
  return lines.join('\n').replaceAll(/(?<=\p{Ll})[-\u00ad\u2010]\n(?=\p{Ll})/gu, '')
}

/**
 * Finds the heads and feet of pages: lines that stand first or last on many of them, whatever number is in them.
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
