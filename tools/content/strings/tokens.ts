import { createScanner } from 'jsonc-parser'
import { shorten } from '../shorten.ts'
import type { Report } from './mistakes.ts'
import { endOfLine, endOfWords, isFollowedWell, matchesAt, readQuotedName, readQuotedText } from './quotedText.ts'

/** A part of JSON, or what stands in the place of one. */
export interface Token {
  /** A word is a text without quotes. */
  readonly kind: '{' | '}' | '[' | ']' | ':' | ',' | 'text' | 'word' | 'end'
  /** Of a text, as JSON means it; of a word, as it is written. */
  readonly value: string
  readonly from: number
  /** The first offset that is not its own. */
  readonly end: number
}

/** A source that is read part by part. */
interface Tokens {
  readonly next: (expected: Expected) => Token
  /** Passes over what stands before an offset. */
  readonly goOnAt: (offset: number) => void
}

/** What may come next; without quotes, nothing else tells a name from a text. */
export type Expected = 'name' | 'text'

const NAME = /[^\s"'“”«»:=,;{}[\]]+/y
/** To the end of its line, with the placeholders in it. */
const WORDS = /(?:\{\{\w*\}\}|[^"{}[\]\r\n])+/y
/** White space that JSON does not know, and signs that nobody sees. */
const STRANGE_SPACE = /(?:[^\S \t\r\n]|[\u00ad\u200b-\u200f\u2060\ufeff])+/y
const COLON = /=+>?|：/y
/** A text without quotes that begins with a placeholder. */
const PLACEHOLDER = /\{\{\w+\}\}/y
const BEFORE_COLON = /\s*:/y
const UNCLOSED_NAME = /^([\w-]+)[ \t]*:/
/** Quotes of prose and of other notations, with those that end what they begin. */
const foreignQuotes = new Map([
  ...Array.from("'‘’‚`´", (quote) => [quote, "'‘’`´"] as const),
  ...Array.from('“”„«»″', (quote) => [quote, '“”"«»″'] as const),
])

/**
 * Reads JSON part by part, and what writers write instead: other quotes or none, comments, spaces of other kinds.
 *
 * @param report is told what is wrong
 */
export function openTokens(source: string, report: Report): Tokens {
  const scanner = createScanner(source)

  const goOnAt = (offset: number) => scanner.setPosition(offset)

  const replace = (from: number, to: number, text: string, message: string) =>
    report({ at: from, message, edit: { from, to, text } })

  /** A text whose end is to be found. */
  const readFlawedText = (from: number, expected: Expected): Token => {
    const read = expected === 'name' ? readQuotedName : readQuotedText
    const { value, end, mistakes } = read(source, from)
    const [, name] = (expected === 'name' && UNCLOSED_NAME.exec(value)) || []
    if (name !== undefined && !matchesAt(BEFORE_COLON, source, end)) {
      const nameEnd = from + 1 + name.length
      replace(nameEnd, nameEnd, '"', 'the name has no closing quote. Write " here')
      goOnAt(nameEnd)
      return { kind: 'text', value: name, from, end: nameEnd }
    }
    mistakes.forEach(report)
    goOnAt(end)
    return { kind: 'text', value, from, end }
  }

  const readForeignQuotes = (from: number, open: string, closing: string): Token => {
    const lineEnd = endOfLine(source, from)
    const candidates = Array.from({ length: lineEnd - from - 1 }, (_, index) => from + 1 + index).filter((offset) =>
      closing.includes(source.charAt(offset)),
    )
    const closed = candidates.find((offset) => isFollowedWell(source, offset + 1))
    const wordsEnd = closed ?? endOfWords(source, from + 1, lineEnd)
    const end = closed === undefined ? wordsEnd : closed + 1
    const value = source
      .slice(from + 1, wordsEnd)
      .replaceAll("\\'", "'")
      .trim()
    const text = JSON.stringify(value)
    const close = closed === undefined ? open : source.charAt(closed)
    replace(from, end, text, `JSON knows straight quotes alone, not ${open} and ${close}. Write ${shorten(text)}`)
    goOnAt(end)
    return { kind: 'text', value, from, end }
  }

  const readWord = (from: number, expected: Expected): Token => {
    const pattern = expected === 'name' ? NAME : WORDS
    const end = matchesAt(pattern, source, from) ? endOfWords(source, from + 1, pattern.lastIndex) : from + 1
    if (source[end] === '"' && isFollowedWell(source, end + 1)) {
      replace(from, from, '"', `the ${expected} has no opening quote. Write " here`)
      goOnAt(end + 1)
      return { kind: 'text', value: source.slice(from, end), from, end: end + 1 }
    }
    goOnAt(end)
    return { kind: 'word', value: source.slice(from, end), from, end }
  }

  const next = (expected: Expected): Token => {
    for (;;) {
      scanner.scan()
      const from = scanner.getTokenOffset()
      const end = scanner.getPosition()
      const first = source.charAt(from)
      if (first === '') return { kind: 'end', value: '', from: source.length, end: source.length }
      if (/[ \t\r\n]/.test(first)) continue
      if (isSign(first) && !(expected === 'text' && matchesAt(PLACEHOLDER, source, from)))
        return { kind: first, value: first, from, end }
      if (first === '"') {
        const value = scanner.getTokenValue()
        const isAsExpected = expected === 'name' ? !UNCLOSED_NAME.test(value) : isFollowedWell(source, end)
        const isSound = scanner.getTokenError() === 0 && isAsExpected
        return isSound ? { kind: 'text', value, from, end } : readFlawedText(from, expected)
      }
      const commentEnd = findCommentEnd(source, from, end)
      if (commentEnd !== undefined) {
        const [deleteFrom, deleteTo] = wholeLine(source, from, commentEnd)
        report({
          at: from,
          message: 'JSON has no comments. Delete this one',
          edit: { from: deleteFrom, to: deleteTo, text: '' },
        })
        goOnAt(commentEnd)
      } else if (matchesAt(STRANGE_SPACE, source, from)) {
        const spaceEnd = STRANGE_SPACE.lastIndex
        const code = first.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
        replace(from, spaceEnd, ' ', `an unusual space (U+${code}) between the texts. Write a plain one`)
        goOnAt(spaceEnd)
      } else if (first === ';') {
        replace(from, from + 1, ',', 'texts are parted by commas. Write , here')
        goOnAt(from + 1)
        return { kind: ',', value: ',', from, end: from + 1 }
      } else if (matchesAt(COLON, source, from)) {
        const colonEnd = COLON.lastIndex
        replace(from, colonEnd, ':', 'a colon stands between a name and its text. Write : here')
        goOnAt(colonEnd)
        return { kind: ':', value: ':', from, end: colonEnd }
      } else {
        const closing = foreignQuotes.get(first)
        return closing ? readForeignQuotes(from, first, closing) : readWord(from, expected)
      }
    }
  }
  return { next, goOnAt }
}

function isSign(character: string): character is '{' | '}' | '[' | ']' | ':' | ',' {
  return /[{}[\]:,]/.test(character)
}

/** Where a comment of JavaScript, of YAML or of HTML ends. */
function findCommentEnd(source: string, from: number, tokenEnd: number): number | undefined {
  if (source.startsWith('//', from) || source.startsWith('/*', from)) return Math.min(tokenEnd, source.length)
  if (source.startsWith('#', from)) return endOfLine(source, from)
  if (!source.startsWith('<!--', from)) return undefined
  const end = source.indexOf('-->', from)
  return end === -1 ? endOfLine(source, from) : end + 3
}

/** With its line, where nothing else is in it; with the spaces before it, where it is the last. */
function wholeLine(source: string, from: number, to: number): readonly [from: number, to: number] {
  let start = from
  while (/[ \t]/.test(source.charAt(start - 1))) start -= 1
  const lineEnd = endOfLine(source, to)
  if (source.slice(to, lineEnd).trim() !== '') return [from, to]
  const isAlone = start === 0 || /[\r\n]/.test(source.charAt(start - 1))
  return isAlone ? [start, lineEnd + (source.startsWith('\r\n', lineEnd) ? 2 : 1)] : [start, to]
}
