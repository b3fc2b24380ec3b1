import type { Mistake } from './mistakes.ts'

/** What stands between quotes in JSON, as far as it can be made out. */
export interface QuotedText {
  readonly value: string
  /** The first offset that is not its own. */
  readonly end: number
  readonly mistakes: readonly Mistake[]
}

/** What may follow a text: https://www.rfc-editor.org/rfc/rfc8259#section-2 */
const FOLLOWED_WELL = /[^\S\r\n]*(?:[,;:}\]\r\n]|\/[/*]|$)/y
/** What may stand in the rest of a line behind a text: others, with or without names. */
const REST_OF_LINE = /^[ \t]*(?:,[ \t]*(?:"[^"]*"[ \t]*:[ \t]*)?"[^"]*"[ \t]*)*[ \t,}\]]*$/
/** Nobody quotes more than that in a line. */
const MOST_QUOTES = 50
/** The next text has begun: `"x, "label": "y"`. */
const NEXT_NAME = /^[\w-]*"[ \t]*:/
/** What stands after a line that lacks its closing quote: another text, a bracket, nothing. */
const STRUCTURE = /\s*(?:"(?!\s*(?:[,}\]]|[\r\n]|$))|[}\]]|$)/y
const CURLY_END = /[”“»’‘](?=[ \t,]*$)/
/** A text that is broken over lines is searched for its end no further. */
const LONGEST_BROKEN_TEXT = 5000

/**
 * Reads a text with its quotes, in which something is or may be wrong.
 *
 * @param from the offset of its opening quote
 */
export function readQuotedText(source: string, from: number): QuotedText {
  const start = from + 1
  const lineEnd = endOfLine(source, start)
  const quote = findQuote(source, start, lineEnd)
  return quote === undefined ? readBrokenText(source, start, lineEnd) : readTextOfLine(source, start, quote, lineEnd)
}

/** The same of a name: nobody writes quotes into one. */
export function readQuotedName(source: string, from: number): QuotedText {
  const start = from + 1
  const lineEnd = endOfLine(source, start)
  const quote = findQuote(source, start, lineEnd)
  return quote === undefined ? readBrokenText(source, start, lineEnd) : finish(source, start, quote, quote + 1)
}

/** Whether after a text comes what may come there. */
export function isFollowedWell(source: string, end: number): boolean {
  return matchesAt(FOLLOWED_WELL, source, end)
}

function readTextOfLine(source: string, start: number, quote: number, lineEnd: number): QuotedText {
  const rest = source.slice(quote + 1, lineEnd)
  if (isFollowedWell(source, quote + 1) || /^\s*"/.test(rest)) return finish(source, start, quote, quote + 1)
  const body = source.slice(start, quote)
  const comma = /,[ \t]*$/.exec(body)
  if (comma && NEXT_NAME.test(rest)) {
    const end = start + comma.index
    return finish(source, start, end, end, [closingQuoteMissing(end)])
  }
  const last = Array.from(rest.matchAll(/"/g), ({ index }) => index)
    .slice(0, MOST_QUOTES)
    .find((index) => REST_OF_LINE.test(rest.slice(index + 1)))
  const end = last === undefined ? quote : quote + 1 + last
  return finish(source, start, end, end + 1)
}

function readBrokenText(source: string, start: number, lineEnd: number): QuotedText {
  const line = source.slice(start, lineEnd)
  if (!matchesAt(STRUCTURE, source, lineEnd)) {
    const quote = findQuote(source, lineEnd, Math.min(source.length, lineEnd + LONGEST_BROKEN_TEXT))
    if (quote !== undefined && isFollowedWell(source, quote + 1)) return finish(source, start, quote, quote + 1)
  }
  const curly = CURLY_END.exec(line)
  if (curly && !(curly[0] === '»' && line.includes('«'))) {
    const at = start + curly.index
    const message = `a text that begins with " ends with ", not with ${curly[0]}. Write "`
    return finish(source, start, at, at + 1, [{ at, message, edit: { from: at, to: at + 1, text: '"' } }])
  }
  const escaped = /\\"(?=[ \t,]*$)/.exec(line)
  if (escaped) {
    const at = start + escaped.index
    const message = String.raw`\" is a quote within the text, and does not end it. Write " alone`
    return finish(source, start, at, at + 2, [{ at, message, edit: { from: at, to: at + 2, text: '"' } }])
  }
  const end = endOfWords(source, start, lineEnd)
  return finish(source, start, end, end, [closingQuoteMissing(end)])
}

function closingQuoteMissing(at: number): Mistake {
  return { at, message: 'the text has no closing quote. Write " here', edit: { from: at, to: at, text: '"' } }
}

/** A kind of mistake within a text; told once, however often it is there. */
interface Flaw {
  /** What may be wrong. */
  readonly pattern: RegExp
  /** What is to stand instead: the same, where nothing is wrong. */
  readonly mend: (found: string) => string
  /** @param found the first that is wrong */
  readonly describe: (found: string) => string
  /** Whether somebody has to think of what was meant. */
  readonly isUnclear?: (found: string) => boolean
}

const flaws: readonly Flaw[] = [
  {
    pattern: /[ \t]?(?:\r\n?|\n)\s*/g,
    mend: () => ' ',
    describe: () =>
      String.raw`a line ends within the text. Write it in one line, and \n where pages are to begin another`,
  },
  {
    // With what follows it, a backslash is another flaw's.
    pattern: /\\[^]|"/g,
    mend: (found) => (found === '"' ? String.raw`\"` : found),
    describe: () => String.raw`the text would end at this quote. Write \" for a quote within a text`,
  },
  { pattern: /\t/g, mend: () => ' ', describe: () => 'a tab within the text. Write a space' },
  {
    // oxlint-disable-next-line no-control-regex
    pattern: /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g,
    mend: () => '',
    describe: (found) => `an invisible character (${codePointOf(found)}) within the text. Delete it`,
  },
  {
    pattern: /\\(?:x[\da-f]{2}|u\{[\da-f]{1,5}\}|u[\da-f]{0,4}|[^]?)/gi,
    mend: mendEscape,
    describe: (found) =>
      isUnclear(found)
        ? `${found} is no letter: four digits or letters from a to f follow \\u. Write the letter itself`
        : `JSON has no ${found}. Write ${mendEscape(found) || 'nothing in its place'}`,
    isUnclear,
  },
]

function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

function isUnclear(found: string): boolean {
  return /^\\u[\da-f]{0,3}$/i.test(found)
}

/** What there is after a backslash: https://www.rfc-editor.org/rfc/rfc8259#section-7 */
function mendEscape(found: string): string {
  if (isUnclear(found)) return ''
  // JSON knows these letters small only.
  if (/^\\(?:u[\da-fA-F]{4}|["\\/bfnrt])$/.test(found)) return found
  const [, hexadecimal] = /^\\[xu]\{?([\da-f]+)/i.exec(found) ?? []
  if (hexadecimal) return JSON.stringify(String.fromCodePoint(Number.parseInt(hexadecimal, 16))).slice(1, -1)
  // A path, C:\documents, has a backslash; before a sign it was meant to protect that, as in Markdown.
  return /^\\\w/.test(found) ? `\\${found}` : found.slice(1)
}

/** The text from one offset to before another, made readable where it is not. */
function finish(source: string, start: number, bodyEnd: number, end: number, found: readonly Mistake[] = []) {
  const body = source.slice(start, bodyEnd)
  const mistakes = [...found]
  let mended = body
  for (const { pattern, mend, describe, isUnclear: isHard } of flaws) {
    mended = mended.replace(pattern, mend)
    const wrong = [...body.matchAll(pattern)].filter(([match]) => mend(match) !== match)
    const first = wrong[0]
    const last = wrong.at(-1)
    if (!first || !last) continue
    const from = first.index
    const to = last.index + last[0].length
    const edit = { from: start + from, to: start + to, text: body.slice(from, to).replace(pattern, mend) }
    mistakes.push({
      at: start + from,
      message: describe(first[0]),
      ...(!wrong.some(([match]) => isHard?.(match)) && { edit }),
    })
  }
  const value: unknown = JSON.parse(`"${mended}"`)
  return { value: String(value), end, mistakes }
}

/** @returns the first unescaped quote */
function findQuote(source: string, from: number, before: number): number | undefined {
  for (let offset = from; offset < before; offset += 1) {
    if (source[offset] === '\\') offset += 1
    else if (source[offset] === '"') return offset
  }
  return undefined
}

/** Where the line ends that an offset is in, without its line end. */
export function endOfLine(source: string, offset: number): number {
  const lineEnd = /[\r\n]|$/g
  lineEnd.lastIndex = offset
  return lineEnd.exec(source)?.index ?? source.length
}

/** Where words end that spaces and commas may follow. */
export function endOfWords(source: string, from: number, to: number): number {
  let end = to
  while (end > from && /[\s,;]/.test(source.charAt(end - 1))) end -= 1
  return end
}

/** Whether a sticky pattern matches at an offset. */
export function matchesAt(pattern: RegExp, source: string, offset: number): boolean {
  pattern.lastIndex = offset
  return pattern.test(source)
}
