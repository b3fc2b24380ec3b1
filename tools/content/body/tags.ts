import type { VFile } from 'vfile'
import { diagnose, type Diagnostic, shorten } from '../diagnostics.ts'
import { createLocator, startsOfLines } from '../locate.ts'

/** The place of the tag whose other half the parser misses, in a message. */
const HALF = /for `<[^`]*` \((\d+):(\d+)-/
/** A tag, a comment, or a sign that begins neither. */
const TAG = /^<\/?(\p{L}[\w.]*(?=[\s/>]))?[^>\n]*>?/u

/** Returns why a document can't be parsed, at the tag without its other half or the one where the parser stopped. */
export function explainTags(source: string, file: string, { reason, place }: VFile['messages'][number]): Diagnostic {
  const [, line, column] = HALF.exec(reason) ?? []
  const { offset = source.length } = (place && 'end' in place ? place.end : place) ?? {}
  const from = line
    ? (startsOfLines(source)[Number(line) - 1] ?? 0) + Number(column) - 1
    : Math.max(0, source.lastIndexOf('<', offset - 1))
  const [mark, name = ''] = TAG.exec(source.slice(from)) ?? ['<']
  const tag = isHtml(name) ? 'html-tag' : 'tag-broken'
  return diagnose(name === '' ? 'html-tag_sign' : tag, { file, ...createLocator(source)(from) }, { name, mark: shorten(mark) })
}

/** Returns whether the name of a tag is that of an HTML element; components have capitals. */
export function isHtml(name: string): boolean {
  return /^[a-z][a-z\d]*$/.test(name)
}
