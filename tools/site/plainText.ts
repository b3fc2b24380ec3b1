import { findControlCharacters } from '../check/prose/controlCharacters.ts'

/** A text without the characters that XML does not allow: a single one makes a whole feed unreadable. */
export function withoutControlCharacters(text: string): string {
  let rest = ''
  let end = 0
  for (const { offset, length } of findControlCharacters(text)) {
    rest += text.slice(end, offset)
    end = offset + length
  }
  return rest + text.slice(end)
}

/** The same on one line: a second one could begin with what makes a heading or a link of it. */
export function onOneLine(text: string): string {
  return withoutControlCharacters(text.replaceAll(/ *[\n\r\t\v\f\u0085\u2028\u2029][\s\u0085]*/g, ' ')).trim()
}
