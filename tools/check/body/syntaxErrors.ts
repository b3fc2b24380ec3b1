import type { VFile } from 'vfile'
import { mdxComponentRules } from '../../../components/mdx/registry.ts'
import { startsOfLines } from '../../content/locate.ts'
import { shorten } from '../../content/shorten.ts'
import { suggest } from '../../content/suggest.ts'
import type { RuleName } from '../messages/catalogue.ts'
import { markdownFor } from './html.ts'
import type { Edit } from './rule.ts'

/** A message that a parser throws or a rule adds to a file. */
export type VFileMessage = VFile['messages'][number]

/** A syntax error, and what to cut from the source so that parsing can continue. */
export interface SyntaxProblem extends Edit {
  readonly rule: RuleName
  readonly values: Readonly<Record<string, string>>
  readonly unreadable: readonly Edit[]
}

/**
 * Returns the diagnostic of a document that can't be parsed: the parser's message is for programmers, and points at the
 * end of the file rather than at the unclosed tag. Its errors: https://mdxjs.com/docs/troubleshooting-mdx/
 */
export function readSyntaxError({ reason, place }: VFileMessage, source: string): SyntaxProblem {
  const point = place && 'start' in place ? place.start : place
  const offset = Math.min(point?.offset ?? 0, source.length)
  const sign = source.lastIndexOf('<', offset)
  const from = sign < source.lastIndexOf('\n', offset - 1) ? offset : sign
  if (source.startsWith('<!', from)) return ofComment(source, from)
  return ofPair(reason, source, offset) ?? ofTag(source, offset) ?? ofSign(source, from)
}

function ofComment(source: string, from: number): SyntaxProblem {
  const end = source.indexOf('-->', from)
  const comment = { from, to: end < 0 ? lineEnd(source, from) : end + 3 }
  const text = end < 0 || !source.startsWith('<!--', from) ? undefined : ''
  return { rule: 'mark-foreign', values: { mark: '<!-- -->' }, ...comment, text, unreadable: [comment] }
}

/** Tags that are opened and closed, but not as a pair. */
function ofPair(reason: string, source: string, offset: number): SyntaxProblem | undefined {
  if (!/^(?:Expected|Unexpected closing)/.test(reason)) return undefined
  const stray = tagAt(source, offset)
  const [, expected = ''] = /^Expected the closing tag `<\/([^>`]*)>`/.exec(reason) ?? []
  const start = Math.max(0, source.lastIndexOf(`<${expected}`, offset - 1))
  if (expected !== '' && markdownFor(expected) === undefined) {
    // It ends a sentence, and belongs on a line of its own.
    const edit = { from: stray.from, to: stray.from, text: '\n\n' }
    return { rule: 'tag-unclosed', values: { name: expected }, ...edit, unreadable: [stray, tagAt(source, start)] }
  }
  const [, opened, line, column] = /`<([^>`/]*)>`(?: \((\d+):(\d+)-)?/.exec(reason) ?? []
  const lineStart = startsOfLines(source)[Number(line) - 1] ?? 0
  const opening = tagAt(source, line === undefined ? start : lineStart + Number(column) - 1)
  const name = opened ?? expected
  const closing = closingAfter(source, name, opening.to)
  const isUnopened = opened === undefined || (closing !== undefined && closing.from !== stray.from)
  return reason.startsWith('Unexpected closing') && isUnopened
    ? { rule: 'tag-unopened', values: {}, ...stray, unreadable: [stray] }
    : ofUnclosed(name, source, opening, closing)
}

function ofUnclosed(name: string, source: string, opening: Edit, closing: Edit | undefined): SyntaxProblem {
  const unreadable = [opening, ...(closing ? [closing] : [])]
  const components = Object.keys(mdxComponentRules)
  const known = components.find((component) => component.toLowerCase() === name.toLowerCase())
  if (known === name) {
    const end = closing && source.slice(closing.from + 2, closing.to - 1)
    const edit = closing && end !== name ? { from: closing.from, to: closing.to, text: `</${name}>` } : opening
    return { rule: 'tag-unclosed', values: { name }, ...edit, unreadable }
  }
  const markdown = markdownFor(name)
  if (markdown !== undefined) {
    const isBreak = /^br$/i.test(name) && /^[ \t]*\n[ \t>]*\S/.test(source.slice(opening.to))
    const rule = markdown === '' ? 'html-useless' : 'html-tag'
    return { rule, values: { name, instead: markdown }, ...opening, text: isBreak ? '\\' : undefined, unreadable }
  }
  if (known === undefined && /^[\p{Ll}\d]/u.test(name)) return { ...ofSign(source, opening.from), unreadable }
  const meant = known ?? suggest(name, components)
  const edit = known ? { from: opening.from + 1, to: opening.from + 1 + name.length, text: known } : opening
  return { rule: 'component-unknown', values: { name, known: meant ?? components.join(', ') }, ...edit, unreadable }
}

/** The inside of an opening tag of ours: with a quotation mark too few, it reaches as far as the next. */
function ofTag(source: string, offset: number): SyntaxProblem | undefined {
  const names = Object.keys(mdxComponentRules).join('|')
  const before = source.slice(0, offset + 1)
  const tags = [...before.matchAll(new RegExp(`<(${names})\\b`, 'gi'))]
  const isUneven = ({ index }: RegExpExecArray) =>
    source.slice(index, lineEnd(source, index)).split('"').length % 2 === 0
  const isOpen = ({ index }: RegExpExecArray) =>
    !before
      .slice(index)
      .replaceAll(/"[^"]*"/g, '')
      .includes('>')
  const last = tags.find(isUneven) ?? tags.slice(-1).find(isOpen)
  if (!last) return undefined
  const [, name = ''] = last
  const from = last.index
  const end = lineEnd(source, from)
  const bracket = source.indexOf('>', Math.min(offset, end))
  const to = bracket >= 0 && bracket < end ? bracket + 1 : end
  const written = source.slice(from, to)
  const closing = closingAfter(source, name, to)
  return {
    rule: 'tag-unread',
    values: { name, mark: shorten(written) },
    from,
    to,
    text: fixTag(written),
    unreadable: [{ from, to }, ...(closing ? [closing] : [])],
  }
}

/** Puts the values of attributes between straight quotation marks, where it is clear where they end. */
function fixTag(tag: string): string | undefined {
  const end = String.raw`(?=\s*\/?>|\s+[\w-]+\s*=)`
  const fixed = tag
    .replaceAll(new RegExp(String.raw`=\s*[“”„«‘’‹]\s*([^"“”„«»]*?)\s*[“”»‘’›"']${end}`, 'g'), '="$1"')
    .replaceAll(new RegExp(String.raw`=\s*([^\s"'<>{“”„«][^"<>{“”„«»]*?)${end}`, 'g'), '="$1"')
  return /^<\w+(?:\s+[\w-]+="[^"]*")*\s*\/?>$/.test(fixed) && fixed !== tag ? fixed : undefined
}

function ofSign(source: string, from: number): SyntaxProblem {
  const mark = shorten(/^<?[^\s>]*>?/.exec(source.slice(from))?.[0] ?? '')
  const to = from + 1
  return { rule: 'sign-stray', values: { mark }, from, to, unreadable: [{ from, to }] }
}

/** The tag at an offset, as far as the end of its line. */
function tagAt(source: string, offset: number): Edit {
  const from = Math.max(0, source.lastIndexOf('<', offset))
  const [tag = '<'] = /^<[^>\n]*>?/.exec(source.slice(from)) ?? []
  return { from, to: from + tag.length }
}

/** The tag that closes what is opened before an offset. */
function closingAfter(source: string, name: string, offset: number): Edit | undefined {
  let depth = 1
  const tags = new RegExp(`</?${name.replaceAll(/[^\w-]/g, '\\$&')}(?![\\w-])[^>\\n]*>?`, 'gi')
  for (const { 0: tag, index } of source.slice(offset).matchAll(tags)) {
    if (tag.endsWith('/>')) continue
    depth += tag.startsWith('</') ? -1 : 1
    if (depth === 0) return { from: offset + index, to: offset + index + tag.length }
  }
  return undefined
}

function lineEnd(source: string, offset: number): number {
  const end = source.indexOf('\n', offset)
  return end < 0 ? source.length : end
}
