import { posix } from 'node:path'
import type { Element, Root } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import type { Options } from 'mdast-util-to-hast'
import { SKIP, visit } from 'unist-util-visit'
import { pictureSizes } from '../../components/elements/Picture/pictureSizes.ts'
import type { Picture } from '../../renderer/entry.ts'
import type { Locale } from '../../renderer/languages.ts'
import { headingIdsOf } from '../content/headingIds.ts'
import { compileComponents } from './compileComponents.ts'
import { element } from './elements.ts'
import { labelCells } from './labelCells.ts'
import { placeMarginNotes } from './marginNotes.ts'
import { typesetTree } from './typesetTree.ts'

interface ShapeOptions {
  /** The language of the document. */
  readonly locale: Locale
  /** The path from the project's root: `content/fr/articles/x.mdx`. */
  readonly file: string
  /** Pictures by path from the project's root. */
  readonly pictures: ReadonlyMap<string, Picture>
  /** Returns a picture with its final address or addresses. */
  readonly place: (picture: Picture) => Picture
}

/**
 * Returns the options for converting footnotes to HTML.
 *
 * @param title the title of the list
 * @param back the label of the link back to the text, before its number
 */
export function footnoteOptions(title: string, back: string): Options {
  return {
    footnoteLabel: title,
    footnoteLabelProperties: {},
    footnoteBackLabel: (reference, repeated) => `${back} ${reference + 1}${repeated > 1 ? `-${repeated}` : ''}`,
    clobberPrefix: 'note-',
  }
}

/** Prepares the tree of a document for HTML: the ids that links refer to on headings, and typography. */
export function prepareBody(tree: MarkdownRoot, locale: Locale): void {
  for (const [heading, id] of headingIdsOf(tree)) heading.data = { ...heading.data, hProperties: { id } }
  typesetTree(tree, locale)
}

/** Transforms the HTML tree of a document for its page: tables, tasks, figures, components, margin notes, pictures. */
export function shapeBody(html: Root, options: ShapeOptions): void {
  visit(html, 'element', (node) => {
    markCellAlignment(node)
    makeTaskTickable(node)
    frameFigure(node)
  })
  compileComponents(html, options.locale)
  labelCells(html)
  placeMarginNotes(html)
  placePictures(html, options)
}

/** Sets the final addresses of pictures, and their size, so that the page reserves space while they load. */
function placePictures(tree: Root, { file, pictures, place }: ShapeOptions): void {
  visit(tree, 'element', (node, index, parent) => {
    const { src } = node.properties
    if (node.tagName !== 'img' || typeof src !== 'string') return undefined
    const picture = pictures.get(posix.join(posix.dirname(file), decodeURI(src)))
    if (!picture) return undefined
    const { avif, ...placed } = place(picture)
    Object.assign(node.properties, placed, { loading: 'lazy', decoding: 'async' })
    if (!avif || !parent || index === undefined) return undefined
    const source = element('source', { sizes: pictureSizes.figure, type: 'image/avif', srcSet: avif })
    parent.children[index] = element('picture', {}, [source, node])
    return SKIP
  })
}

/** Marks the alignment of a table's cell for the style sheet: the security policy blocks style attributes. */
function markCellAlignment({ tagName, properties }: Element): void {
  if (!/^t[dh]$/.test(tagName) || properties['align'] === undefined) return
  properties['dataAlign'] = properties['align']
  delete properties['align']
}

/** Enables the checkbox of a task in a list and labels it with its text: Markdown's is disabled and unlabelled. */
function makeTaskTickable({ children }: Element): void {
  const [input] = children
  if (input?.type !== 'element' || input.properties['disabled'] !== true) return
  input.properties = { type: 'checkbox', defaultChecked: input.properties['checked'] === true }
  const list = children.findIndex((child) => child.type === 'element' && /^[uo]l$/.test(child.tagName))
  const labelled = children.splice(0, list < 0 ? children.length : list)
  children.unshift(element('label', {}, labelled))
}

/** Turns a picture alone in its paragraph into a figure, with Markdown's title as the caption. */
function frameFigure(node: Element): void {
  const [image, ...others] = node.children
  if (node.tagName !== 'p' || others.length > 0 || image?.type !== 'element' || image.tagName !== 'img') return
  node.tagName = 'figure'
  const caption = image.properties['title']
  if (typeof caption !== 'string') return
  delete image.properties['title']
  node.children.push(element('figcaption', {}, [{ type: 'text', value: caption }]))
}
