import { VFileMessage } from 'vfile-message'
import { mdxComponentRules } from '../../components/mdx/registry.ts'
import type { Edit } from './body/rule.ts'
import { describeHtml, isHtml } from './describeHtml.ts'
import { firstWord, shorten } from './shorten.ts'
import { didYouMean, suggest } from './suggest.ts'

/** A piece of the source: how many characters are before it, and before what follows. */
interface Piece {
  readonly from: number
  readonly to: number
}

/** What Markdown's parser gave up on, and what to take out of the source so that it can go on. */
export interface SyntaxProblem {
  readonly offset: number
  readonly message: string
  readonly edits?: readonly Edit[]
  readonly unreadable: readonly Piece[]
}

/**
 * What to say of a document that Markdown's parser gave up on.
 *
 * The parser speaks to programmers; this says the same to a writer, and points at the tag that was forgotten
 * rather than at the end of the file. What the parser reports: https://mdxjs.com/docs/troubleshooting-mdx/
 *
 * @throws the error itself, where it is not the parser's
 */
export function describeSyntaxError(error: unknown, source: string): SyntaxProblem {
  if (!(error instanceof VFileMessage)) throw error
  const place = error.place && 'start' in error.place ? error.place.start : error.place
  const offset = Math.min(place?.offset ?? 0, source.length)
  return (
    describeTag(error.reason, source, offset) ??
    describeProgram(error.reason, source, offset) ??
    describeAngle(source, offset) ??
    describeAttribute(error.reason, source, offset) ??
    describeBrace(error, source, offset) ??
    describeRest(error.reason, source, offset)
  )
}

/** Tags that are opened and closed, but not as a pair. */
function describeTag(reason: string, source: string, offset: number): SyntaxProblem | undefined {
  const unclosed = /Expected a closing tag for `<([^>`]*)>`(?: \((\d+):(\d+)-)?/.exec(reason)
  if (unclosed) {
    const [, name = '', line = '1', column = '1'] = unclosed
    const isInParagraph = /before the end of `paragraph`/.test(reason)
    return describeUnclosed(name, source, offsetAt(source, Number(line), Number(column)), isInParagraph)
  }
  const mismatched =
    /Unexpected closing tag `<\/([^>`]*)>`, expected corresponding closing tag for `<([^>`]*)>` \((\d+):(\d+)-/.exec(
      reason,
    )
  if (mismatched) {
    const [, closed = '', opened = '', line = '1', column = '1'] = mismatched
    const openedAt = offsetAt(source, Number(line), Number(column))
    const pair = [tagAt(source, openedAt), tagAt(source, offset)]
    if (closed.toLowerCase() === opened.toLowerCase()) {
      const component = componentNamed(opened)
      if (component === opened || component === undefined) {
        const { from } = tagAt(source, offset)
        return {
          offset: from,
          message: `</${closed}> does not close <${opened}>: capitals count. Write </${opened}>`,
          edits: [{ from: from + 2, to: from + 2 + closed.length, text: opened }],
          unreadable: pair,
        }
      }
      return describeWrongCase(opened, component, openedAt, pair)
    }
    if (openingBefore(source, closed, openedAt) !== undefined) return describeUnclosed(opened, source, openedAt)
    return describeUnopened(source, offset)
  }
  const inSentence = /Expected the closing tag `<\/([^>`]*)>`/.exec(reason)
  if (inSentence) {
    const [, name = ''] = inSentence
    const closing = tagAt(source, offset)
    const opening = openingBefore(source, name, closing.from)
    const unreadable = [closing, ...(opening === undefined ? [] : [tagAt(source, opening)])]
    if (isHtml(name)) return { offset: opening ?? closing.from, message: describeHtml(name), unreadable }
    return {
      offset: closing.from,
      message: `</${name}> stands at the end of a sentence. Put it on a line of its own, with an empty line before it`,
      edits: [{ from: closing.from, to: closing.from, text: '\n\n' }],
      unreadable,
    }
  }
  return /Unexpected closing/.test(reason) ? describeUnopened(source, offset) : undefined
}

function describeUnclosed(name: string, source: string, offset: number, isInParagraph = false): SyntaxProblem {
  const opening = tagAt(source, offset)
  const closing = closingAfter(source, name, opening.to)
  const unreadable = [opening, ...(closing ? [closing] : [])]
  const component = componentNamed(name)
  if (component !== undefined && component !== name) return describeWrongCase(name, component, offset, unreadable)
  if (isHtml(name)) {
    const edits =
      /^br$/i.test(name) && /^[ \t]*\n[ \t>]*\S/.test(source.slice(opening.to)) ? [{ ...opening, text: '\\' }] : []
    return { offset, message: describeHtml(name), edits, unreadable }
  }
  if (component === undefined && closing === undefined) {
    // `Array<string>`, `<nom>`: a word between signs.
    const before = /[\p{L}\d_.]*$/u.exec(source.slice(Math.max(0, offset - 40), offset))?.[0] ?? ''
    const written = shorten(before + source.slice(opening.from, opening.to))
    const meant = before === '' ? suggest(name, Object.keys(mdxComponentRules)) : undefined
    return {
      offset,
      message: meant
        ? `<${name}> is no component of ours. ${didYouMean(name, Object.keys(mdxComponentRules))}`
        : `"${written}" looks like a tag, and none has that name. Write it between backquotes, \`${written}\`, or \\< for the sign`,
      unreadable,
    }
  }
  return {
    offset,
    message:
      closing && isInParagraph
        ? `<${name}> stands within a paragraph. Put <${name}> and </${name}> on lines of their own, with empty lines around`
        : `<${name}> is never closed. Write </${name}> where it ends, on a line of its own with an empty line before it`,
    unreadable,
  }
}

function describeWrongCase(
  written: string,
  component: string,
  offset: number,
  unreadable: readonly Piece[],
): SyntaxProblem {
  return {
    offset,
    message: `<${written}> is no component of ours: capitals count. Write <${component}>`,
    edits: [{ from: offset + 1, to: offset + 1 + written.length, text: component }],
    unreadable,
  }
}

function describeUnopened(source: string, offset: number): SyntaxProblem {
  const closing = tagAt(source, offset)
  return {
    offset: source[offset] === '/' ? offset : closing.from,
    message: 'a closing tag without its beginning. Delete it, or write the opening tag before it',
    unreadable: [closing],
  }
}

/** `import` and `export` at the beginning of a paragraph; the parser may have gone on below it. */
function describeProgram(reason: string, source: string, offset: number): SyntaxProblem | undefined {
  const line = lineAt(source, offset)
  const lines = /import\/exports/.test(reason) ? source.slice(0, line.to) : source.slice(line.from, line.to)
  const begins = [...lines.matchAll(/^(?:import|export)\s/gm)].at(-1)
  if (!begins) return undefined
  const from = line.to - lines.length + begins.index
  const end = /\n[ \t]*(?:\n|$)/.exec(source.slice(from))?.index
  return {
    offset: from,
    message: `a paragraph that begins with "${firstWord(source.slice(from))}" would be a program. Content is not code: delete it, or begin the sentence with another word`,
    unreadable: [{ from, to: end === undefined ? source.length : from + end }],
  }
}

/** Comments, and addresses between signs. */
function describeAngle(source: string, offset: number): SyntaxProblem | undefined {
  const line = lineAt(source, offset)
  const from = source.lastIndexOf('<', offset)
  if (from < line.from) return undefined
  const around = source.slice(from, line.to)
  if (around.startsWith('<!')) {
    const end = source.indexOf('-->', from)
    const comment = { from, to: end < 0 ? line.to : end + 3 }
    const isWhole = around.startsWith('<!--') && end >= 0
    return {
      offset,
      message: 'a comment <!-- -->, which is not read here. Delete it',
      edits: isWhole ? [{ ...comment, text: '' }] : [],
      unreadable: [comment],
    }
  }
  const address = /^<((?:https?:|mailto:|www\.|[\w.+-]+@)[^>\s]*)>?/i.exec(around)
  if (!address) return undefined
  const [whole, url = ''] = address
  const isMail = /^[\w.+-]+@/.test(url)
  return {
    offset,
    message: `an address between < and >: ${shorten(around.replace(/>.*/, '>'))}. Write [text](${isMail ? 'mailto:…' : 'https://…'})`,
    unreadable: [{ from, to: from + whole.length }],
  }
}

/** The inside of an opening tag of ours. */
function describeAttribute(reason: string, source: string, offset: number): SyntaxProblem | undefined {
  const from = openTagAround(source, offset)
  if (from === undefined) return undefined
  const name = /^<([\w.]+)/.exec(source.slice(from))?.[1] ?? ''
  const line = lineAt(source, from)
  const closing = closingAfter(source, name, line.to)
  const bracket = source.indexOf('>', Math.min(offset, line.to))
  const opening = { from, to: bracket >= 0 && bracket < line.to ? bracket + 1 : line.to }
  const unreadable = [opening, ...(closing ? [closing] : [])]
  const written = source.slice(from, line.to)
  const attribute = /([\w-]+)\s*=\s*$/.exec(source.slice(from, offset))?.[1]
  if (/before attribute value/.test(reason) && attribute !== undefined) {
    const rest = source.slice(offset, line.to)
    const curly = /^([“”„«‘’‹])\s*(.*?)\s*([“”»‘’›"'])(?=\s*\/?>|\s+[\w-]+\s*=)/.exec(rest)
    if (curly) {
      const [value, , text = ''] = curly
      return {
        offset,
        message: `${attribute} stands between ${curly[1]} and ${curly[3]}. Write straight quotation marks: ${attribute}=${quote(text)}`,
        edits: [{ from: offset, to: offset + value.length, text: quote(text) }],
        unreadable,
      }
    }
    const bare = /^[^\s"'<>{][^"<>{\n]*?(?=\s*\/?>|\s+[\w-]+\s*=)/.exec(rest)?.[0]
    return {
      offset,
      message: `${attribute} has no quotation marks. Write ${attribute}=${quote(bare ?? '…')}`,
      edits: bare === undefined ? [] : [{ from: offset, to: offset + bare.length, text: quote(bare) }],
      unreadable,
    }
  }
  if ((written.match(/"/g)?.length ?? 0) % 2 === 1 || /in attribute value/.test(reason)) {
    return {
      offset: from,
      message: `an attribute of <${name}> has one quotation mark only. Write one on each side of the text: <${name} title="…">`,
      unreadable: [{ from, to: line.to }, ...(closing ? [closing] : [])],
    }
  }
  if (/"[^"=]*"[^"\s=>]/.test(written.slice(0, offset - from + 1))) {
    return {
      offset,
      message: `an attribute of <${name}> holds the quotation marks that it stands between. Write « » or “ ” inside`,
      unreadable,
    }
  }
  if (!written.includes('>')) {
    return {
      offset: from,
      message: `the tag <${name} does not end. Write > after its last attribute`,
      unreadable,
    }
  }
  return {
    offset,
    message: `the tag "${shorten(written)}" can't be read. Write <${name} title="text">: attributes with =, straight quotation marks and a space between them`,
    unreadable,
  }
}

function describeBrace(error: VFileMessage, source: string, offset: number): SyntaxProblem | undefined {
  if (error.ruleId !== 'acorn' && !/expression|\{|brace|in code/i.test(error.reason)) return undefined
  // An unclosed brace is noticed at the end of its paragraph: it is worth pointing at the brace instead.
  const from = source.lastIndexOf('{', offset)
  const brace = from < 0 ? offset : from
  const end = source.indexOf('}', brace)
  const paragraphEnd = source.indexOf('\n\n', brace)
  const isClosed = end >= 0 && (paragraphEnd < 0 || end < paragraphEnd)
  return {
    offset: brace,
    message: 'a stray { or }. Content is not code: delete it, or write \\{ for a brace',
    unreadable: [{ from: brace, to: isClosed ? end + 1 : brace + 1 }],
  }
}

function describeRest(reason: string, source: string, offset: number): SyntaxProblem {
  const line = lineAt(source, offset)
  if (/\bname\b|\btag\b|attribute/i.test(reason)) {
    const from = source.lastIndexOf('<', Math.max(0, offset - 1))
    const around = source.slice(Math.max(line.from, from), line.to)
    return {
      offset,
      message: `a stray < in "${shorten(around)}". Write \\< for the sign, or in words: less than`,
      unreadable: [from < line.from ? line : { from, to: from + 1 }],
    }
  }
  if (/lazy line/.test(reason)) {
    return {
      offset,
      message:
        'what begins above, a tag or a brace, goes on in a line that is outside of its list or quotation. Begin the line like the ones above it',
      unreadable: [{ from: lineAt(source, line.from - 1).from, to: line.to }],
    }
  }
  return {
    offset,
    message: `cannot be read: ${reason}. Delete what stands there, or put it between backquotes`,
    unreadable: [line],
  }
}

/** The component that a name was meant to be but for its capitals. */
function componentNamed(name: string): string | undefined {
  return Object.keys(mdxComponentRules).find((known) => known.toLowerCase() === name.toLowerCase())
}

/** A component's tag that an offset is in; one with a quotation mark too few reaches as far as the next. */
function openTagAround(source: string, offset: number): number | undefined {
  const before = source.slice(0, offset + 1)
  const names = Object.keys(mdxComponentRules).join('|')
  const starts = [...before.matchAll(new RegExp(`<(?:${names})\\b`, 'gi'))].map(({ index }) => index)
  const hasOddQuotes = (start: number): boolean =>
    (source.slice(start, lineAt(source, start).to).match(/"/g)?.length ?? 0) % 2 === 1
  const last = starts.at(-1)
  return (
    starts.find(hasOddQuotes) ??
    (last === undefined ||
    before
      .slice(last)
      .replaceAll(/"[^"]*"/g, '')
      .includes('>')
      ? undefined
      : last)
  )
}

function tagAt(source: string, offset: number): Piece {
  const from = source.lastIndexOf('<', offset)
  const { to: lineEnd } = lineAt(source, Math.max(0, from))
  const end = source.indexOf('>', from)
  return { from: Math.max(0, from), to: end < 0 || end >= lineEnd ? lineEnd : end + 1 }
}

/** The tag that closes what is opened before an offset. */
function closingAfter(source: string, name: string, offset: number): Piece | undefined {
  let depth = 1
  for (const { 0: tag, index } of tagsOf(source, name)) {
    if (index < offset || tag.endsWith('/>')) continue
    depth += tag.startsWith('</') ? -1 : 1
    if (depth === 0) return { from: index, to: index + tag.length }
  }
  return undefined
}

/** The tag that opens what is closed at an offset. */
function openingBefore(source: string, name: string, offset: number): number | undefined {
  let depth = 1
  for (const { 0: tag, index } of [...tagsOf(source, name)].toReversed()) {
    if (index >= offset || tag.endsWith('/>')) continue
    depth += tag.startsWith('</') ? 1 : -1
    if (depth === 0) return index
  }
  return undefined
}

function tagsOf(source: string, name: string): IterableIterator<RegExpExecArray> {
  return source.matchAll(new RegExp(`</?${name.replaceAll(/[^\w-]/g, '\\$&')}(?![\\w-])[^>\\n]*>?`, 'gi'))
}

function lineAt(source: string, offset: number): Piece {
  const from = source.lastIndexOf('\n', offset - 1) + 1
  const end = source.indexOf('\n', offset)
  return { from, to: end < 0 ? source.length : end }
}

function offsetAt(source: string, line: number, column: number): number {
  let start = 0
  for (let number = 1; number < line; number += 1) start = source.indexOf('\n', start) + 1
  return start + column - 1
}

function quote(text: string): string {
  return text.includes('"') ? `'${text}'` : `"${text}"`
}
