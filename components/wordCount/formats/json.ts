import { parse, type ParseError } from 'jsonc-parser'
import { CountingError } from '../countingError.ts'
import { removeTags } from './html.ts'

/**
 * Reads the strings of JSON, with comments or without, of one document or of one a line. Of the messages of programs,
 * what describes them to translators is left out: Flutter's ARB, browser extensions, FormatJS.
 *
 * @throws CountingError if it is not JSON
 */
export function readJson(source: string): string {
  const parseOne = (document: string): unknown => {
    const errors: ParseError[] = []
    const value: unknown = parse(document, errors, { allowTrailingComma: true })
    if (errors.length > 0) throw new CountingError('unreadable')
    return value
  }
  const texts: string[] = []
  try {
    for (const value of parseAll(source, parseOne)) collectStrings(value, texts)
  } catch {
    // It may also be nested deeper than the stack allows.
    throw new CountingError('unreadable')
  }
  return texts.map(removeTags).join('\n')
}

function parseAll(source: string, parseOne: (document: string) => unknown): unknown[] {
  const lines = source.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  const isByLine = lines.length > 1 && lines.slice(0, 2).every((line) => /^\s*[{[].*[}\]]\s*$/.test(line))
  return isByLine ? lines.map(parseOne) : [parseOne(source)]
}

/** Properties for programs and translators. */
const METADATA = /^(?:@.*|\$schema|\/\/|_comments?)$/

function collectStrings(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value)
  else if (Array.isArray(value)) for (const item of value) collectStrings(messageOf(item) ?? item, texts)
  else if (isObject(value)) {
    const entries = Object.entries(value).filter(([name]) => !METADATA.test(name))
    const messages = entries.map(([, item]) => messageOf(item))
    const areMessages = messages.every((message) => message !== undefined)
    for (const [index, [, item]] of entries.entries()) collectStrings(areMessages ? messages[index] : item, texts)
  }
}

/** Returns the text of an object that describes a message. */
function messageOf(value: unknown): string | undefined {
  if (!isObject(value)) return undefined
  const { message, defaultMessage, description } = value
  if (typeof defaultMessage === 'string') return defaultMessage
  const isDescribed = description !== undefined || 'placeholders' in value || Object.keys(value).length === 1
  return typeof message === 'string' && isDescribed ? message : undefined
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
