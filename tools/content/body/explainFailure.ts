import type { VFile } from 'vfile'
import { diagnose, type Diagnostic, shorten } from '../diagnostics.ts'
import { createLocator } from '../locate.ts'

/** The place of the tag whose other half the parser misses, in a message. */
const HALF = /for `<[^`]*` \((\d+):(\d+)-/
/** A tag, a comment, or a sign that begins neither. */
const TAG = /^<\/?(\p{L}[\w.]*(?=[\s/>]))?[^>\n]*>?/u

/**
 * Returns why a document can't be parsed, at the tag without its other half or the one where the parser stopped.
 *
 * @param error what the parser threw
 * @throws the same if it says nothing about the document
 */
export function explainFailure(error: unknown, source: string, file: string): Diagnostic {
  // Components within components, by the thousand.
  if (error instanceof RangeError) return diagnose('file-too-long_signs', { file })
  if (!isMessage(error)) throw new Error(`${file} cannot be read.`, { cause: error })
  const { reason, place } = error
  const [, line, column] = HALF.exec(reason) ?? []
  const { offset = source.length } = (place && 'end' in place ? place.end : place) ?? {}
  const stop = createLocator(source)(Math.max(0, source.lastIndexOf('<', offset - 1)))
  const at = line ? { line: Number(line), column: Number(column) } : stop
  const [mark, name = ''] = TAG.exec(source.split('\n')[at.line - 1]?.slice(at.column - 1) ?? '') ?? ['<']
  const tag = isHtml(name) ? 'html-tag' : 'tag-broken'
  return diagnose(name === '' ? 'html-tag_sign' : tag, { file, ...at }, { name, mark: shorten(mark) })
}

/** Returns whether an error is a parser's message: only those name a rule. */
function isMessage(error: unknown): error is VFile['messages'][number] {
  return error instanceof Error && 'reason' in error && 'ruleId' in error
}

/** Returns whether the name of a tag is that of an HTML element; components have capitals. */
export function isHtml(name: string): boolean {
  return /^[a-z][a-z\d]*$/.test(name)
}
