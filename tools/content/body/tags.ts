import { mdxComponentRules } from '../../../components/mdx/registry.ts'
import { shorten } from '../diagnostics.ts'
import type { RuleName, Values } from '../messages/catalogue.ts'
import { suggest } from '../suggest.ts'
import type { Edit } from './rule.ts'

/** The Markdown for HTML elements; empty for those that only lay out the page or run code. */
const MARKDOWN: ReadonlyArray<readonly [elements: string, markdown: string]> = [
  ['a iframe embed object video audio form button', '[…](https://…)'],
  ['b strong mark big', '**…**'],
  ['i em cite dfn u var', '_…_'],
  ['s del strike', '~~…~~'],
  ['br', '\\ ↵'],
  ['hr', '---'],
  ['img picture svg figure figcaption', '![…](../../images/….jpg)'],
  ['code kbd samp tt', '`…`'],
  ['pre', '```'],
  ['blockquote', '> …'],
  ['q', '« … » / “…”'],
  ['ul li dl dt dd input', '- …'],
  ['ol', '1. …'],
  ['table thead tbody tr th td', '| … | … |'],
  ['h1 h2 details summary', '## …'],
  ['h3 h4 h5 h6', '### …'],
  ['sup sub', '² / ₂ / [^1]'],
  ['p div span center font section article aside header footer main nav small wbr abbr ins label', ''],
  ['script style link meta', ''],
]

/** Returns the Markdown for an HTML element: an empty string if it needs none, undefined for an unknown element. */
export function markdownFor(name: string): string | undefined {
  return MARKDOWN.find(([elements]) => elements.split(' ').includes(name.toLowerCase()))?.[1]
}

/** Code blocks and inline code, in which tags are text. */
const CODE = /^[ \t>]*(`{3,}|~{3,})[^]*?(?:^[ \t>]*\1|$(?![^]))|(?<!`)(`+)(?!`)(?:(?!\n\s*\n)[^])*?(?<!`)\2(?!`)/gm
/** A `<` that is not text, with the comment or the tag that it begins, up to an empty line at most. */
const TAG =
  /(?<!\\)<(?:!--[^]*?-->|!.*|(\/?)([\p{L}\d][\w.]*)((?:"[^"\n]*"|"(?![^"\n]*")|[^<>"\n]|\n(?!\s*\n))*)(>?)|>|(?=\S))/gu
/** The attributes of a tag, as MDX reads them. */
const ATTRIBUTES = /^(?:\s+(?:[\w-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?|\{[^{}]*\}))*\s*\/?$/
/** Quotation marks around an attribute's value that MDX does not accept. */
const CURLY_QUOTES = /(?<==)\s*[“”„«‘’]\s*|\s*[“”»‘’](?=\s*\/?$|\s+[\w-]+=)/g
const UNQUOTED = /=\s*([^\s"'{][^"'=]*?)(?=\s*\/?$|\s+[\w-]+=)/g

interface Tag extends Edit {
  readonly written: string
  readonly name: string
  readonly attributes: string
  readonly isClosing: boolean
  /** Whether it can be a tag at all: `<3` and `<a@example.org>` can't. */
  readonly isTag: boolean
  /** The matching opening or closing tag. */
  partner?: Tag
}

/** A mistake that prevents parsing, with the pieces to leave out so that the rest can be parsed. */
export interface TagMistake extends Edit {
  readonly rule: RuleName
  readonly values: Values
  readonly unreadable: readonly Edit[]
}

/** Returns all tag mistakes of a document that can't be parsed; the parser itself stops at the first one. */
export function findTagMistakes(source: string): TagMistake[] {
  return readTags(source).flatMap((tag) => {
    const [rule, values, text] = describeTag(tag) ?? []
    if (rule === undefined) return []
    const to = rule === 'sign-stray' ? tag.from + 1 : tag.to
    return {
      ...tag,
      to,
      rule,
      values: { name: tag.name, ...values },
      text,
      unreadable: [{ ...tag, to }, tag.partner ?? []].flat(),
    }
  })
}

/** Returns the mistake where the parser stopped although every tag is right: a pair across blocks, or a stray `<`. */
export function findMisplacedTag(source: string, offset: number): TagMistake {
  const from = Math.max(0, source.lastIndexOf('<', offset))
  const tag = readTags(source).find((other) => other.from === from)
  const sign = { from, to: from + 1 }
  if (!tag) return { ...sign, rule: 'sign-stray', values: { mark: '<' }, unreadable: [sign] }
  const { name, isClosing, partner } = tag
  // A closing tag after a sentence belongs on a line of its own.
  const edit = isClosing && /\S[ \t]*$/.test(source.slice(0, from)) ? { to: from, text: '\n\n' } : {}
  return { ...tag, ...edit, rule: 'tag-unclosed', values: { name }, unreadable: [tag, partner ?? []].flat() }
}

function readTags(source: string): Tag[] {
  const open: Tag[] = []
  const text = source.replace(CODE, (code) => code.replaceAll('<', ' '))
  return Array.from(text.matchAll(TAG), (match) => {
    const [written, slash, name = '', attributes = '', end] = match
    const isKnown = markdownFor(name) !== undefined || /^\p{Lu}/u.test(name)
    const isTag = componentMeant(name) !== undefined || (end === '>' && isKnown)
    const place = { from: match.index, to: match.index + written.length }
    const tag: Tag = { ...place, written, name, attributes, isClosing: slash === '/', isTag }
    if (isTag && tag.isClosing) {
      const index = open.findLastIndex((other) => other.name.toLowerCase() === name.toLowerCase())
      const [opening] = index < 0 ? [] : open.splice(index)
      if (opening) [opening.partner, tag.partner] = [tag, opening]
    } else if (isTag && !attributes.endsWith('/')) open.push(tag)
    return tag
  })
}

function componentMeant(name: string): string | undefined {
  return Object.keys(mdxComponentRules).find((component) => component.toLowerCase() === name.toLowerCase())
}

/** Returns the component that an unknown name probably means, or the list of all components. */
export function componentsLike(name: string): string {
  const known = Object.keys(mdxComponentRules)
  return suggest(name, known) ?? known.join(', ')
}

/** Returns the rule that a tag breaks, the values of its message and, for a mechanical fix, its replacement. */
function describeTag(tag: Tag): readonly [rule: RuleName, values?: Values, text?: string | undefined] | undefined {
  const { written, name, attributes, isClosing, isTag, partner } = tag
  const component = componentMeant(name)
  const markdown = markdownFor(name)
  if (written.startsWith('<!')) return ['mark-foreign', { mark: '<!-- -->' }, written.endsWith('-->') ? '' : undefined]
  if (!isTag) return ['sign-stray', { mark: shorten(/^<[^\s>]*>?/.exec(written)?.[0] ?? '') }]
  if (isClosing) {
    if (!partner) return ['tag-unopened']
    const opened = componentMeant(partner.name) ?? partner.name
    return opened === name ? undefined : ['tag-unclosed', { name: opened }, `</${opened}>`]
  }
  if (!component && markdown !== undefined) {
    return [markdown === '' ? 'html-useless' : 'html-tag', { instead: markdown }]
  }
  if (name !== component) {
    return ['component-unknown', { known: componentsLike(name) }, component && written.replace(name, component)]
  }
  if (!ATTRIBUTES.test(attributes) || !written.endsWith('>')) {
    const straight = attributes.replaceAll(CURLY_QUOTES, '"').replaceAll(UNQUOTED, '="$1"')
    const isFixed = straight !== attributes && ATTRIBUTES.test(straight)
    return ['tag-unread', { mark: shorten(written) }, isFixed ? `<${name}${straight}>` : undefined]
  }
  return partner || attributes.endsWith('/') ? undefined : ['tag-unclosed']
}
