import type { VFile } from 'vfile'
import { diagnose, type Diagnostic, shorten } from '../diagnostics.ts'
import { createLocator, startsOfLines } from '../locate.ts'
import type { MessageName } from '../messages/catalogue.ts'
import { markdownFor } from './html.ts'
import type { Finding } from './rule.ts'

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
  const values = { name, mark: shorten(mark), instead: markdownFor(name) ?? '' }
  const sign = mark.startsWith('<!--') ? 'html-tag_comment' : 'html-tag_sign'
  const tag = markdownFor(name) === undefined ? 'tag-broken' : nameOfHtml(values.instead)
  return diagnose(name === '' ? sign : tag, { file, ...createLocator(source)(from) }, values)
}

/** Returns a finding for each HTML element, at its first tag. */
export function describeHtml(tags: ReadonlyArray<{ readonly name: string; readonly at: Finding['at'] }>): Finding[] {
  const first = new Map(tags.toReversed().map((tag) => [tag.name.toLowerCase(), tag]))
  return [...first.values()].toReversed().map(({ name, at }) => {
    const instead = markdownFor(name) ?? ''
    return { name: nameOfHtml(instead), at, values: { name, instead } }
  })
}

function nameOfHtml(instead: string): MessageName {
  return instead === '' ? 'html-tag_useless' : 'html-tag'
}
