import type { Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Locale } from '../../renderer/languages.ts'
import { typeset } from '../../renderer/typography.ts'
import { attributeOf } from '../content/body/attributes.ts'
import { nameLanguage } from '../content/languageCodes.ts'
import { posterOf, videoFragment } from '../content/pictures/videos.ts'
import { typesetTree } from './typesetTree.ts'

/** The addresses of a document for readers outside of the site. */
export interface Destinations {
  /** Returns the address of a link, or undefined if it becomes plain text. */
  link(url: string): string | undefined
  /** Returns the address of a picture. */
  picture(url: string): string
}

interface MarkdownOptions extends Destinations {
  readonly source: string
  readonly locale: Locale
}

/**
 * Writes the body of a document as plain Markdown, in the typography of its language: components become the nearest
 * Markdown, and addresses become absolute. Everything else is as in the source, which a conversion from HTML would lose.
 *
 * @param tree the whole file, parsed and checked
 */
export function writePlainMarkdown(tree: Root, options: MarkdownOptions): string {
  const sourceOf = (node: Placed): string => options.source.slice(startOf(node), endOf(node))
  return write(tree, { ...options, sourceOf, printed: typesetTree(tree, options.locale, sourceOf) }).trim()
}

type Placed = Pick<Nodes, 'position'>

/** The document being written. */
interface Document extends MarkdownOptions {
  readonly sourceOf: (node: Placed) => string
  /** Text nodes whose typography differs from the source. */
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
      return `![${escapeBrackets(typeset(node.alt ?? '', locale))}](${document.picture(node.url)}${writeTitle(node.title, locale)})`
    case 'link': {
      // An address that is written out is absolute.
      if (!sourceOf(node).startsWith('[')) return sourceOf(node)
      const words = writeInside(node.children, document)
      const address = document.link(node.url)
      return address === undefined ? words : `[${words}](${address}${writeTitle(node.title, locale)})`
    }
    case 'definition':
      return `[${node.label ?? node.identifier}]: ${document.link(node.url) ?? node.url}${writeTitle(node.title, locale)}`
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
      const address = link === '' ? undefined : document.link(link)
      const by = [attribute('author'), attribute('role'), address ? `[${escapeBrackets(work)}](${address})` : work]
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
      const file = attributeOf(node, 'file')
      const poster = `![${escapeBrackets(attribute('title'))}](${document.picture(posterOf(file))})`
      return inParagraphs([`[${poster}](${document.link(`#${videoFragment(file)}`)})`, inside], column)
    }
    default:
      throw new Error(`<${node.name}> has no rendering in Markdown. Add one in tools/markdown/plainMarkdown.ts.`)
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

function startOf({ position }: Placed): number {
  return position?.start.offset ?? 0
}

function endOf({ position }: Placed): number {
  return position?.end.offset ?? 0
}

/** Returns a text as a blockquote, indented to the column of its component, which may be in a list. */
function quote(text: string, column: number): string {
  const indent = ' '.repeat(column - 1)
  return text
    .split('\n')
    .map((line) => `> ${line.startsWith(indent) ? line.slice(indent.length) : line}`.trimEnd())
    .join(`\n${indent}`)
}

/** Removes backslashes before quotation marks, which typography has made unnecessary. */
function unescapeMarks(text: string): string {
  return text.replaceAll(/\\(?=\u00a0?[«»“”‘’])/g, '')
}

/** Joins paragraphs, indented to a column. */
function inParagraphs(paragraphs: readonly string[], column: number): string {
  return paragraphs.join(`\n\n${' '.repeat(column - 1)}`)
}

function escapeBrackets(text: string): string {
  return text.replaceAll(/[[\]\\]/g, '\\$&')
}
