import { findComponentRule } from '../../../components/mdx/registry.ts'
import { shorten } from '../diagnostics.ts'
import { markdownFor } from './html.ts'
import type { Finding, Range } from './rule.ts'

/** Code blocks and inline code, in which tags are text. */
const CODE = /^[ \t>]*(`{3,}|~{3,})[^]*?(?:^[ \t>]*\1|$(?![^]))|(?<!`)(`+)(?!`)(?:(?!\n\s*\n)[^])*?(?<!`)\2(?!`)/gm
/** A `<` that is not text, with the comment or the tag that it begins, on one line or on several without an empty one. */
const TAG = /(?<!\\)<(?:(!)|(\/?)([\p{L}][\w.]*)(?:"[^"\n]*"|[^<>"\n]|\n(?!\s*\n))*(>?)|[^\s>]*)/gu

interface Tag {
  readonly at: Range
  readonly written: string
  readonly name: string
  readonly isClosing: boolean
  readonly kind: 'comment' | 'html' | 'component' | 'sign'
}

function tagsOf(source: string): Tag[] {
  const text = source.replace(CODE, (code) => code.replaceAll('<', ' '))
  return Array.from(text.matchAll(TAG), ({ 0: written, 1: mark, 2: slash, 3: name = '', 4: end, index: from }) => {
    const isHtml = markdownFor(name) !== undefined && end === '>'
    const isComponent =
      findComponentRule(name.charAt(0).toUpperCase() + name.slice(1)) || /^\p{Lu}.*>$/su.test(name + end)
    const kind = mark ? 'comment' : isHtml ? 'html' : isComponent ? 'component' : 'sign'
    return { at: { from, to: from + written.length }, written, name, isClosing: slash === '/', kind }
  })
}

/**
 * Returns why a document can't be parsed: its HTML, each element once, or else the tag without its other half, or the one
 * where the parser stopped.
 */
export function explainTags(source: string, offset: number): Finding[] {
  const tags = tagsOf(source)
  const html = tags.filter(({ kind }) => kind === 'html' || kind === 'comment')
  if (html.length > 0) return describeHtml(html)
  const here = tags.findLast(({ at }) => at.from <= offset) ?? tags[0]
  const tag = findUnpaired(tags) ?? tags.find(({ kind }) => kind === 'sign') ?? here
  const { at, written, kind } = tag ?? { at: { from: offset, to: offset }, written: '<', kind: 'sign' }
  return [{ name: kind === 'sign' ? 'html-tag_sign' : 'tag-broken', at, values: { mark: shorten(written) } }]
}

/** Returns a finding for each HTML element, at its first tag; comments have no name. */
export function describeHtml(tags: ReadonlyArray<{ readonly name: string; readonly at: Finding['at'] }>): Finding[] {
  const first = new Map(tags.toReversed().map((tag) => [tag.name.toLowerCase(), tag]))
  return [...first.values()].toReversed().map(({ name, at }): Finding => {
    const instead = markdownFor(name)
    if (instead === undefined) return { name: 'html-tag_comment', at }
    return { name: instead === '' ? 'html-tag_useless' : 'html-tag', at, values: { name, instead } }
  })
}

/** Returns the first tag of a component that is cut off, not closed or not opened. */
function findUnpaired(tags: readonly Tag[]): Tag | undefined {
  const open: Tag[] = []
  for (const tag of tags.filter(({ kind }) => kind === 'component')) {
    if (!tag.written.endsWith('>')) return tag
    if (tag.written.endsWith('/>')) continue
    if (!tag.isClosing) open.push(tag)
    else if (open.at(-1)?.name === tag.name) open.pop()
    else return open.at(-1) ?? tag
  }
  return open[0]
}
