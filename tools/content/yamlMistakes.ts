import type { Change, Diagnostic } from './diagnostics.ts'
import { shorten } from './shorten.ts'
import { isBlockHeader, listWrittenValues, type WrittenValue } from './yamlLines.ts'

/** The lines of one key of the first level. */
export interface Block {
  readonly file: string
  /** Line of the file that the first of the lines is, from 1. */
  readonly firstLine: number
  readonly lines: readonly string[]
  /** Names of keys, at whatever depth: what stands glued to its colon is recognized by them. */
  readonly knownNames: ReadonlySet<string>
}

/** A text that is no YAML, or another than was meant. */
interface Finding {
  readonly problem: string
  readonly remedy: string
  /** The same as YAML, where that is sure. */
  readonly write?: string
}

const PUT_BETWEEN_QUOTES = 'Put the text between quotes'

/**
 * What writers write that YAML takes for something else: each with what to write instead, in words that need no YAML.
 *
 * @param isBroken whether YAML's parser gave up on it; where it did not, only what it drops without a word is told
 */
export function findYamlMistakes(block: Block, isBroken: boolean): Diagnostic[] {
  const ofValues = listWrittenValues(block.lines).flatMap((value) => {
    const finding = findMistake(value, isBroken)
    return finding ? describe(block, value, finding) : []
  })
  if (!isBroken) return ofValues
  const ofLines = findInLines(block)
  const told = new Set(ofLines.map(({ line }) => line))
  return [...ofLines, ...ofValues.filter(({ line }) => !told.has(line))]
}

function findMistake({ text, more }: WrittenValue, isBroken: boolean): Finding | undefined {
  const isQuoted = /^["']/.test(text)
  if (isQuoted) return isBroken ? findQuoteMistake(text, more) : undefined
  const remedy = PUT_BETWEEN_QUOTES
  const whole = more.length === 0 ? { remedy, write: inQuotes(text) } : { remedy }
  const [sign = ''] = text
  // What YAML takes for a name, a reference or a type, and leaves out of the text.
  if ('&*!'.includes(sign)) return { problem: `begins with ${sign}, which means something else here`, ...whole }
  const comment = /\s#(?! \[(?:À faire|To do))/.exec(` ${text}`)
  if (comment && !isBlockHeader(text) && !COMMENTED.test(text)) {
    return { problem: `"${shorten(text.slice(comment.index))}" is lost, because # begins a comment`, ...whole }
  }
  if (!isBroken) return undefined
  const isHazardous = [text, ...more].some((line) => /:(?:\s|$)|\s#/.test(line))
  if (CURLY_QUOTE.test(text) && isHazardous) {
    const inner = text.replace(CURLY_QUOTE, '').replace(/\s*[“”«»‹›‘’]$/, '')
    return {
      problem: `begins with ${sign}, which is no quote here`,
      remedy: 'Put the text between straight ones',
      ...(more.length === 0 && { write: inQuotes(inner) }),
    }
  }
  if (/^\[[^\]]*$/.test(text)) {
    return { problem: '[ is opened and never closed', remedy: 'Write ] at the end, or put the text between quotes' }
  }
  const isBracketed = /^[[{]/.test(text) && !/^(?:\[[^[\]]*\]|\{[^{}]*\})$/.test(text)
  if (isBracketed || /^(?:[@`%,\]}|>]|[?-](?:\s|$))/.test(text)) {
    return { problem: `begins with ${sign}, which means something else here`, ...whole }
  }
  return isHazardous ? { problem: 'a colon within the text begins another value', ...whole } : undefined
}

/** What may have a comment after it: nothing of a text is lost there. */
const COMMENTED = /^(?:\d{4}-\d\d-\d\d|\d+|true|false|[[{].*[\]}])\s+#/
const CURLY_QUOTE = /^[“”„«‹‘’›»]\s*/
const IN_SINGLE_QUOTES = /^'(?:[^']|'')*'\s*(?:#.*)?$/s
const IN_DOUBLE_QUOTES = /^"(?:[^"\\]|\\.)*"\s*(?:#.*)?$/s
/** https://yaml.org/spec/1.2.2/#57-escaped-characters */
const WRONG_ESCAPE = /\\(?!["\\/ abefnrtv0N_LP]|x[\da-f]{2}|u[\da-f]{4}|U[\da-f]{8})./is

/** A text that begins with a quote, and does not end with the same as YAML reads it. */
function findQuoteMistake(text: string, more: readonly string[]): Finding | undefined {
  const quote = text.charAt(0)
  const all = [text, ...more].join('\n')
  if (quote === '"' && IN_DOUBLE_QUOTES.test(all)) {
    const escape = WRONG_ESCAPE.exec(text)?.[0]
    if (escape === undefined) return undefined
    const write = more.length === 0 ? { write: inQuotes(text.slice(1, -1)) } : {}
    return { problem: `${escape} means nothing between "`, remedy: "Put the text between ' instead", ...write }
  }
  if (IN_SINGLE_QUOTES.test(all)) return undefined
  if (more.length > 0) {
    return {
      problem: `the text begins with ${quote} and does not end with it`,
      remedy: 'Put all of it on one line, between quotes',
    }
  }
  const inner = text.slice(1, -1)
  if (text.length > 1 && text.endsWith(quote)) {
    return quote === "'"
      ? { problem: "a ' within the text ends it", remedy: 'Double it', write: inQuotes(inner.replaceAll("''", "'")) }
      : {
          problem: 'a " within the text ends it',
          remedy: "Put the text between ' instead",
          write: inQuotes(inner.replaceAll('\\"', '"')),
        }
  }
  // Apostrophes end nothing that was meant.
  const isOnlyOpened =
    text
      .slice(1)
      .replace(/(?<=\p{L})'(?=\p{L})/gu, '')
      .split(quote).length %
      2 ===
    1
  return isOnlyOpened
    ? {
        problem: `the text begins with ${quote} and does not end with it`,
        remedy: PUT_BETWEEN_QUOTES,
        write: inQuotes(text.slice(1)),
      }
    : {
        problem: `more stands after the second ${quote}`,
        remedy: 'Put all of it between quotes',
        write: inQuotes(text),
      }
}

/** As YAML's plainest quotes hold it: nothing in it means anything but `'`. */
function inQuotes(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

function describe({ file, firstLine }: Block, value: WrittenValue, { problem, remedy, write }: Finding): Diagnostic {
  const { column, key, text } = value
  const line = firstLine + value.line
  const before = key === undefined ? '' : `${key}: `
  const written = write === undefined ? '' : `: ${before}${write.length > 100 ? `${write.slice(0, 99)}…` : write}`
  return {
    file,
    line,
    column,
    message: `${before}${problem}. ${remedy}${written}`,
    ...(write !== undefined && { fix: [replace(file, line, column, column + text.length, write)] }),
  }
}

/** Mistakes of whole lines: before their value, or where none is. */
function findInLines({ file, firstLine, lines, knownNames }: Block): Diagnostic[] {
  // Whether a line before was the first of the body, for want of ---.
  let hasEnded = false
  return lines.flatMap((text, index): Diagnostic[] => {
    const line = firstLine + index
    const at = (column: number, message: string, fix?: readonly Change[]): Diagnostic[] => [
      { file, line, column, message, ...(fix && { fix }) },
    ]
    const indent = /^\s*/.exec(text)?.[0] ?? ''
    if (text.trim() === '') return []
    if (/[^ ]/.test(indent)) {
      const what = indent.includes('\t') ? 'a tab stands' : 'no-break spaces stand'
      const spaces = indent.replace(/[^ ]/g, (sign) => (sign === '\t' ? '  ' : ' '))
      return at(1, `${what} before the text. Indent it with spaces, two for each level`, [
        replace(file, line, 1, indent.length + 1, spaces),
      ])
    }
    const bullet = /^\s*[*•·‣–—](?=\s)/.exec(text)?.[0]
    if (bullet !== undefined && indent !== '') {
      return at(
        bullet.length,
        `${bullet.trim()} begins no item of a list. Write ${shorten(`- ${text.slice(bullet.length).trim()}`)}`,
        [replace(file, line, bullet.length, bullet.length + 1, '-')],
      )
    }
    const [, before = '', name, gap = '', colon = '', rest = ''] =
      /^(\s*(?:-\s+)?)([A-Za-z]\w*)(\s*)([:=：])(.*)$/.exec(text) ?? []
    if (name !== undefined && knownNames.has(name)) {
      const column = before.length + name.length + gap.length + 1
      if (colon !== ':') {
        return at(column, `${name}: ${colon} stands in place of a colon. Write ${shorten(`${name}: ${rest.trim()}`)}`, [
          replace(file, line, column - gap.length, column + 1 + indentOf(rest), ': '),
        ])
      }
      if (/^\S/.test(rest)) {
        return at(column + 1, `${name}: a space is missing after the colon. Write ${shorten(`${name}: ${rest}`)}`, [
          replace(file, line, column + 1, column + 1, ' '),
        ])
      }
      if (/^[^ \t]/.test(rest)) {
        return at(column + 1, `${name}: a no-break space stands after the colon. Write an ordinary one`, [
          replace(file, line, column + 1, column + 1 + indentOf(rest), ' '),
        ])
      }
    }
    const isLoose = index > 0 && indent === '' && !/^(?:- |-$|#|[A-Za-z]\w*\s*:(?:\s|$))/.test(text)
    if (!isLoose || hasEnded) return []
    const [, word = '', words] = /^(\w+)\s+(.*)$/.exec(text) ?? []
    if (words !== undefined && knownNames.has(word)) {
      const write = shorten(`${word}: ${words}`)
      return at(
        1,
        `${word}: the colon is missing. Write ${write}, or indent the line if it goes on with the text above`,
      )
    }
    hasEnded = (lines[index - 1] ?? '').trim() === ''
    return hasEnded
      ? at(
          1,
          `"${shorten(text)}" is neither a key nor its value. Write --- above it, if the text of the document begins here`,
        )
      : at(1, 'the line goes on with the text above. Indent it by two spaces, or put all of the text on one line', [
          replace(file, line, 1, 1, '  '),
        ])
  })
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length
}

function replace(file: string, line: number, from: number, to: number, text: string): Change {
  return { kind: 'replace', file, from: { line, column: from }, to: { line, column: to }, text }
}
