import type { Nodes, Root } from 'mdast'
import type { Locale } from '../../renderer/languages.ts'
import { typeset } from '../../renderer/typography.ts'
import { attributeOf } from '../check/body/attributes.ts'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { typesetTree } from './typesetTree.ts'
import { nameLanguage } from '../content/languageCodes.ts'
import { videoFragment } from '../check/pictures/videos.ts'

/** Where the addresses of a document lead, once it is read outside of the site. */
export interface Destinations {
  /** A link as the writer wrote it: `/contact`, `#top`, `https://…` */
  link(url: string): string
  /** Returns the address of the next picture. */
  nextPicture(): string
}

/** Encloses an address that is not known yet; checkBody() ensures that no document contains this character. */
const MARK = '\0'
const MARKED = /\0([^\0]*)\0/g
/** Replaces the address of a picture: no link of a writer's is empty. */
const PICTURE = ''

/**
 * The body of a document as plain Markdown, in the typography of its language: components become what Markdown has that
 * is nearest, addresses marked for `setDestinations()`. All else is as the writer wrote it: only the pieces that change are
 * replaced in the source.
 *
 * @param tree the whole file, parsed and checked already: parsing it again would take as long as compiling it
 */
export function writePlainMarkdown(tree: Root, source: string, locale: Locale): string {
  const sourceOf = (node: Placed): string => source.slice(startOf(node), endOf(node))
  return write(tree, { source, locale, sourceOf, printed: typesetTree(tree, locale, sourceOf) }).trim()
}

type Placed = Pick<Nodes, 'position'>

/** The document that is being written. */
interface Document {
  readonly source: string
  readonly locale: Locale
  readonly sourceOf: (node: Placed) => string
  /** Texts that differ from the source. */
  readonly printed: ReturnType<typeof typesetTree>
}

function write(node: Nodes, document: Document): string {
  const { printed, sourceOf, locale } = document
  switch (node.type) {
    case 'yaml':
      return ''
    case 'text':
      return unescapeMarks(printed.get(node) ?? sourceOf(node))
    case 'image':
      return `![${escapeBrackets(typeset(node.alt ?? '', locale))}](${mark(PICTURE)}${writeTitle(node.title, locale)})`
    case 'link':
      // An address that stands for itself, `<https://…>`, is whole.
      return sourceOf(node).startsWith('[')
        ? `[${writeInside(node.children, document)}](${mark(node.url)}${writeTitle(node.title, locale)})`
        : sourceOf(node)
    case 'definition':
      return `[${node.label ?? node.identifier}]: ${mark(node.url)}${writeTitle(node.title, locale)}`
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return writeComponent(node, document)
    default:
      return 'children' in node ? writeAround(node, node.children, document) : sourceOf(node)
  }
}

/** Writes the source of a node with its children replaced. */
function writeAround(node: Nodes, children: readonly Nodes[], document: Document): string {
  const first = children[0] ?? node
  const before = document.source.slice(startOf(node), children.length > 0 ? startOf(first) : endOf(node))
  const after = document.source.slice(endOf(children.at(-1) ?? node), endOf(node))
  return before + writeInside(children, document) + after
}

function writeInside(children: readonly Nodes[], document: Document): string {
  return children
    .map((child, index) => {
      const before = children[index - 1]
      return (before ? document.source.slice(endOf(before), startOf(child)) : '') + write(child, document)
    })
    .join('')
}

function writeTitle(text: string | null | undefined, locale: Locale): string {
  return text ? ` "${typeset(text, locale).replaceAll('"', '\\"')}"` : ''
}

function writeComponent(node: MdxJsxFlowElement | MdxJsxTextElement, document: Document): string {
  const attribute = (name: string): string => typeset(attributeOf(node, name), document.locale)
  const column = node.position?.start.column ?? 1
  const inside = writeInside(node.children, document)
  switch (node.name) {
    case 'Lang':
      return `_${inside}_`
    case 'Note':
      return quote(`**${attribute('title')}**\n\n${inside}`, column)
    case 'PullQuote': {
      const work = attribute('source')
      const link = attributeOf(node, 'link')
      const by = [attribute('author'), attribute('role'), link ? `[${escapeBrackets(work)}](${mark(link)})` : work]
      return quote(`${inside}\n\n— ${by.filter(Boolean).join(', ')}`, column)
    }
    case 'KeyFigures':
    case 'Steps':
      return inside
    case 'Comparison':
      return writeComparison(node, document)
    case 'CallToAction':
      return inParagraphs([`**${attribute('title')}**`, inside], column)
    case 'Video': {
      const page = mark(`#${videoFragment(attributeOf(node, 'file'))}`)
      const poster = `![${escapeBrackets(attribute('title'))}](${mark(PICTURE)})`
      return inParagraphs([`[${poster}](${page})`, inside], column)
    }
    default:
      throw new Error(`<${node.name}> has no form in Markdown. Give it one in tools/markdown/plainMarkdown.ts.`)
  }
}

function writeComparison(node: MdxJsxFlowElement | MdxJsxTextElement, document: Document): string {
  const column = node.position?.start.column ?? 1
  const codes = ['from', 'to'].map((name) => attributeOf(node, name))
  const sides = node.children.flatMap((text, index) => {
    const code = codes[index] ?? ''
    const written = write(text, document)
    const quotation = text.type === 'blockquote' ? written : quote(written, column)
    return [`**${nameLanguage(code, document.locale) ?? code}**`, quotation]
  })
  return inParagraphs(sides, column)
}

/** Puts the addresses in their places. */
export function setDestinations(markdown: string, destinations: Destinations): string {
  return markdown.replace(MARKED, (_, url: string) =>
    url === PICTURE ? destinations.nextPicture() : destinations.link(url),
  )
}

function mark(url: string): string {
  return MARK + url + MARK
}

function startOf({ position }: Placed): number {
  return position?.start.offset ?? 0
}

function endOf({ position }: Placed): number {
  return position?.end.offset ?? 0
}

/** @param column where the component stands: in a list, its quotation is as far in as the component was */
function quote(text: string, column: number): string {
  const indent = ' '.repeat(column - 1)
  return text
    .split('\n')
    .map((line) => `> ${line.startsWith(indent) ? line.slice(indent.length) : line}`.trimEnd())
    .join(`\n${indent}`)
}

/** A quote that the writer had escaped needs no backslash when it is none any more. */
function unescapeMarks(text: string): string {
  return text.replaceAll(/\\(?=\u00a0?[«»“”‘’])/g, '')
}

/** @param column where they stand */
function inParagraphs(paragraphs: readonly string[], column: number): string {
  return paragraphs.join(`\n\n${' '.repeat(column - 1)}`)
}

function escapeBrackets(text: string): string {
  return text.replaceAll(/[[\]\\]/g, '\\$&')
}
