import { VFileMessage } from 'vfile-message'
import type { Diagnostic } from './diagnostics.ts'
import { firstWord, shorten } from './shorten.ts'

/**
 * What to say of a document that Markdown's parser gave up on.
 *
 * @throws the error itself, where it is not the parser's
 */
export function describeSyntaxError(error: unknown, source: string, file: string): Diagnostic {
  if (!(error instanceof VFileMessage)) throw error
  const place = error.place && 'start' in error.place ? error.place.start : error.place
  const { line = 1, column = 1 } = place ?? {}
  return { file, line, column, ...explainSyntaxError(error.reason, error.ruleId, source.split('\n'), line, column) }
}

/**
 * The parser speaks to programmers; this says the same to a writer, and points at the tag that was forgotten
 * rather than at the end of the file. What the parser reports: https://mdxjs.com/docs/troubleshooting-mdx/
 */
function explainSyntaxError(
  reason: string,
  ruleId: string | undefined,
  lines: readonly string[],
  line: number,
  column: number,
): { message: string; line?: number; column?: number } {
  const text = lines[line - 1] ?? ''
  const unclosed = /Expected a closing tag for `<([^>`]*)>`(?: \((\d+):(\d+)-)?/.exec(reason)
  if (unclosed) {
    const [, name, tagLine, tagColumn] = unclosed
    return {
      message: `<${name}> is never closed. Write </${name}> where it ends, on a line of its own with an empty line before it`,
      ...(tagLine && tagColumn ? { line: Number(tagLine), column: Number(tagColumn) } : {}),
    }
  }
  if (/Unexpected closing/.test(reason)) {
    return { message: 'a closing tag without its beginning. Delete it, or write the opening tag before it' }
  }
  if (/^(?:import|export)\s/.test(text)) {
    return {
      column: 1,
      message: `a paragraph that begins with "${firstWord(text)}" would be a program. Content is not code: delete it, or begin the sentence with another word`,
    }
  }
  const around = text.slice(Math.max(0, text.lastIndexOf('<', column - 1)))
  if (around.startsWith('<!')) {
    return { message: 'a comment <!-- -->, which is not read here. Delete it' }
  }
  if (/^<(?:https?:|mailto:|www\.|[\w.+-]+@)/i.test(around)) {
    return { message: `an address between < and >: ${shorten(around.replace(/>.*/, '>'))}. Write [text](https://…)` }
  }
  if (ruleId === 'acorn' || /expression|\{|brace/i.test(reason)) {
    return {
      ...lastBraceBefore(lines, line, column),
      message: 'a stray { or }. Content is not code: delete it, or write \\{ for a brace',
    }
  }
  if (/\bname\b|\btag\b|attribute/i.test(reason)) {
    return { message: `a stray < in "${shorten(around)}". Write \\< for the sign, or in words: less than` }
  }
  return { message: `cannot be read: ${reason}. Delete what stands there, or put it between backquotes` }
}

/** An unclosed brace is noticed at the end of its paragraph: it is worth pointing at the brace instead. */
function lastBraceBefore(lines: readonly string[], line: number, column: number): { line: number; column: number } {
  for (let index = line - 1; index >= 0; index -= 1) {
    const text = index === line - 1 ? lines[index]?.slice(0, column) : lines[index]
    const found = text?.lastIndexOf('{') ?? -1
    if (found >= 0) return { line: index + 1, column: found + 1 }
  }
  return { line, column }
}
