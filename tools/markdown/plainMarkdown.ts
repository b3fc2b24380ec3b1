import type { Definition, Image, Link, Nodes, Root } from 'mdast'
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
  /** The picture that comes next. */
  nextPicture(): string
}

/** Stands around an address that is not known yet; no document holds this character, checkBody() sees to it. */
const MARK = '\0'
const MARKED = /\0([^\0]*)\0/g
/** In place of the address of a picture: no writer's link is empty. */
const PICTURE = ''

/**
 * The body of a document as plain Markdown, in the typography of its language: components become what Markdown has that
 * is nearest, addresses marked for `setDestinations()`. All else is as the writer wrote it: only the pieces that change are
 * replaced in the source.
 *
 * @param tree the whole file, parsed and checked already: parsing it again would take as long as compiling it
 */
export function writePlainMarkdown(tree: Root, source: string, locale: Locale): string {
  const write = (node: Nodes): string => {
    switch (node.type) {
      case 'yaml':
        return ''
      case 'text':
        return unescapeMarks(printed.get(node) ?? sourceOf(node))
      case 'image':
        return writeImage(node)
      case 'link':
        return writeLink(node)
      case 'definition':
        return writeDefinition(node)
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return writeComponent(node)
      default:
        return 'children' in node ? writeAround(node, node.children) : sourceOf(node)
    }
  }
  const sourceOf = (node: Nodes): string => source.slice(startOf(node), endOf(node))
  const printed = typesetTree(tree, locale, ({ position }) =>
    source.slice(position?.start.offset, position?.end.offset),
  )
  /** What the writer wrote, but for the children. */
  const writeAround = (node: Nodes, children: readonly Nodes[]): string => {
    let written = ''
    let end = startOf(node)
    for (const child of children) {
      written += source.slice(end, startOf(child)) + write(child)
      end = endOf(child)
    }
    return written + source.slice(end, endOf(node))
  }
  const writeInside = (children: readonly Nodes[]): string => {
    const [first] = children
    const last = children.at(-1)
    if (!first || !last) return ''
    return children
      .map(
        (child, index) =>
          source.slice(index === 0 ? startOf(child) : endOf(children[index - 1] ?? child), startOf(child)) +
          write(child),
      )
      .join('')
  }
  const writeTitle = (text: string | null | undefined): string =>
    text ? ` "${typeset(text, locale).replaceAll('"', '\\"')}"` : ''
  const writeImage = ({ alt, title }: Image): string =>
    `![${escapeBrackets(typeset(alt ?? '', locale))}](${mark(PICTURE)}${writeTitle(title)})`
  const writeLink = (node: Link): string =>
    // An address that stands for itself, `<https://…>`, is whole.
    sourceOf(node).startsWith('[')
      ? `[${writeInside(node.children)}](${mark(node.url)}${writeTitle(node.title)})`
      : sourceOf(node)
  const writeDefinition = ({ label, identifier, url, title }: Definition): string =>
    `[${label ?? identifier}]: ${mark(url)}${writeTitle(title)}`
  const writeComponent = (node: MdxJsxFlowElement | MdxJsxTextElement): string => {
    const attribute = (name: string): string => typeset(attributeOf(node, name), locale)
    const column = node.position?.start.column ?? 1
    switch (node.name) {
      case 'Lang':
        return `_${writeInside(node.children)}_`
      case 'Note':
        return quote(`**${attribute('title')}**\n\n${writeInside(node.children)}`, column)
      case 'PullQuote': {
        const work = attribute('source')
        const link = attributeOf(node, 'link')
        const by = [attribute('author'), attribute('role'), link ? `[${escapeBrackets(work)}](${mark(link)})` : work]
        return quote(`${writeInside(node.children)}\n\n— ${by.filter(Boolean).join(', ')}`, column)
      }
      case 'KeyFigures':
      case 'Steps':
        return writeInside(node.children)
      case 'Comparison': {
        const codes = ['from', 'to'].map((name) => attributeOf(node, name))
        return inParagraphs(
          node.children.flatMap((text, index) => {
            const code = codes[index] ?? ''
            const written = write(text)
            return [
              `**${nameLanguage(code, locale) ?? code}**`,
              text.type === 'blockquote' ? written : quote(written, column),
            ]
          }),
          column,
        )
      }
      case 'CallToAction':
        return inParagraphs([`**${attribute('title')}**`, writeInside(node.children)], column)
      case 'Video': {
        const page = mark(`#${videoFragment(attributeOf(node, 'file'))}`)
        const poster = `![${escapeBrackets(attribute('title'))}](${mark(PICTURE)})`
        return inParagraphs([`[${poster}](${page})`, writeInside(node.children)], column)
      }
      default:
        throw new Error(`<${node.name}> has no form in Markdown. Give it one in tools/markdown/plainMarkdown.ts.`)
    }
  }
  return write(tree).trim()
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

function startOf({ position }: Nodes): number {
  return position?.start.offset ?? 0
}

function endOf({ position }: Nodes): number {
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
