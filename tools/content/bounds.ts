import type { Diagnostic } from './diagnostics.ts'
import { createLocator } from './locate.ts'
import { startOfBody } from './startOfBody.ts'

/**
 * How much of something a body may have (tools/content/frontmatterBounds.ts has what stands above it). What is far beyond any text takes parsers minutes, or all memory: it is told
 * before anything is parsed.
 */
export interface Bound {
  readonly limit: number
  /**
   * In one go through the source, or less.
   *
   * @returns how many characters are before the first that is too much, or undefined where the limit is kept
   */
  readonly findExcess: (source: string, limit: number) => number | undefined
  /** What there is too much of, then what to do. */
  readonly message: (limit: string, excess: string) => string
}

/**
 * The longest article of the site has 10,000 characters, 80 lines, 60 links and three levels. What the limits let through takes
 * less than two seconds: bounds.test.ts fills each of them.
 */
export const bounds: readonly Bound[] = [
  {
    limit: 200_000,
    findExcess: (source, limit) => (source.length > limit ? limit : undefined),
    message: (limit) =>
      `the text has more than ${limit} characters: nobody reads that on one page. Split it into several`,
  },
  {
    limit: 2_000,
    findExcess: (source, limit) => nth('\n', source, limit),
    message: (limit) => `the text has more than ${limit} lines. Delete empty ones, or split it into several files`,
  },
  {
    limit: 10_000,
    findExcess: findLongLine,
    message: (limit) => `a line of more than ${limit} characters. Begin a new paragraph, with an empty line before it`,
  },
  {
    limit: 300,
    findExcess: findLongRun,
    message: (limit, sign) => `${sign} more than ${limit} times in a row. Delete what is too much`,
  },
  {
    limit: 12,
    findExcess: findDeepLine,
    message: (limit) =>
      `lists or quotations within each other, more than ${limit} deep. Begin a new list, or write headings`,
  },
  {
    limit: 3_000,
    findExcess: findManyMarkers,
    message: (limit) =>
      `more than ${limit} items of lists and lines of quotations. Delete what is too much, or split it into several files`,
  },
  {
    limit: 60,
    findExcess: findDeepIndent,
    message: (limit) => `an item of a list stands more than ${limit} columns to the right. Delete spaces before it`,
  },
  ...(
    [
      ['[', 1_500],
      ['[^', 500],
      ['*', 4_000],
      ['_', 4_000],
      ['~', 1_000],
      ['`', 3_000],
      ['|', 4_000],
      ['<', 600],
      ['{', 500],
      ['&', 1_500],
      ['\\', 2_000],
      ['@', 1_000],
      ['://', 1_500],
      ['www.', 500],
    ] as const
  ).map(([sign, limit]): Bound => ({
    limit,
    findExcess: (source) => nth(sign, source, limit),
    message: (most) =>
      `the text has ${sign} more than ${most} times. Delete what is too much, or split it into several files`,
  })),
]

/**
 * What the body of a document has too much of.
 *
 * @param source the whole file
 * @param file its path, for messages
 */
export function checkBounds(source: string, file: string): Diagnostic[] {
  const locate = createLocator(source)
  const start = startOfBody(source)
  const body = source.slice(start)
  return bounds.flatMap(({ limit, findExcess, message }) => {
    const offset = findExcess(body, limit)
    return offset === undefined
      ? []
      : [{ file, ...locate(start + offset), message: message(limit.toLocaleString('en'), nameOf(body[offset] ?? '')) }]
  })
}

const NAMES: Readonly<Record<string, string>> = { ' ': 'a space', '\t': 'a tab', '\u00a0': 'a no-break space' }

function nameOf(sign: string): string {
  return NAMES[sign] ?? `"${sign}"`
}

/** Where something is for one time more than a limit. */
function nth(sign: string, source: string, limit: number): number | undefined {
  let count = 0
  for (let found = source.indexOf(sign); found >= 0; found = source.indexOf(sign, found + sign.length)) {
    count += 1
    if (count > limit) return found
  }
  return undefined
}

function findLongLine(source: string, limit: number): number | undefined {
  let start = 0
  while (start <= source.length) {
    const newline = source.indexOf('\n', start)
    const end = newline < 0 ? source.length : newline
    if (end - start > limit) return start + limit
    start = end + 1
  }
  return undefined
}

/** The same character over and over; empty lines are counted as lines. */
function findLongRun(source: string, limit: number): number | undefined {
  let start = 0
  for (let index = 1; index < source.length; index += 1) {
    if (source.charCodeAt(index) !== source.charCodeAt(start)) start = index
    else if (index - start >= limit && source[index] !== '\n') return start
  }
  return undefined
}

const MARKERS = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t])))+/gm
const MARKER = />|[-+*]|\d+[.)]/g
/** `* * *` is a line across the page. */
const BREAK = /^[ \t>]*([-*])(?:[ \t]*\1)+[ \t]*$/

function findDeepLine(source: string, limit: number): number | undefined {
  for (const { 0: markers, index } of source.matchAll(MARKERS)) {
    // Fewer characters can't hold as many.
    if (markers.length <= limit || (markers.match(MARKER)?.length ?? 0) <= limit) continue
    const end = source.indexOf('\n', index)
    if (!BREAK.test(source.slice(index, end < 0 ? source.length : end))) return index
  }
  return undefined
}

function findManyMarkers(source: string, limit: number): number | undefined {
  let count = 0
  for (const { 0: markers, index } of source.matchAll(MARKERS)) {
    count += markers.match(MARKER)?.length ?? 0
    if (count > limit) return index
  }
  return undefined
}

const INDENTED_ITEM = /^[ \t]{4,}(?=[-+*>]|\d{1,9}[.)])/gm
const TAB_WIDTH = 4

function findDeepIndent(source: string, limit: number): number | undefined {
  for (const { 0: indent, index } of source.matchAll(INDENTED_ITEM)) {
    if (indent.replaceAll('\t', ' '.repeat(TAB_WIDTH)).length > limit) return index
  }
  return undefined
}
