import { posix } from 'node:path'
import type { Root } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import type { Options } from 'mdast-util-to-hast'
import { SKIP, visit } from 'unist-util-visit'
import { pictureSizes } from '../../components/elements/Picture/pictureSizes.ts'
import { findAttributeRule } from '../../components/mdx/registry.ts'
import type { Picture } from '../../renderer/entry.ts'
import type { Locale } from '../../renderer/languages.ts'
import { typeset } from '../../renderer/typography.ts'
import { headingIdsOf } from '../content/headingIds.ts'
import { compileComponents, type ComponentOptions } from './compileComponents.ts'
import { element } from './elements.ts'
import { labelCells } from './labelCells.ts'
import { placeMarginNotes } from './marginNotes.ts'
import { typesetTree } from './typesetTree.ts'

/** The labels around the footnotes of a document. */
export interface FootnoteTexts {
  readonly title: string
  /** The label of the link back to the text, before its number. */
  readonly back: string
}

interface ShapeOptions extends ComponentOptions {
  /** The path from the project's root: `content/fr/articles/x.mdx`. */
  readonly file: string
  /** Pictures by path from the project's root. */
  readonly pictures: ReadonlyMap<string, Picture>
  /** Returns a picture with its final address or addresses. */
  readonly place: (picture: Picture) => Picture
}

/** Returns the options for converting footnotes to HTML. */
export function footnoteOptions({ title, back }: FootnoteTexts): Options {
  return {
    footnoteLabel: title,
    footnoteLabelProperties: {},
    footnoteBackLabel: (reference, repeated) => `${back} ${reference + 1}${repeated > 1 ? `-${repeated}` : ''}`,
    clobberPrefix: 'note-',
  }
}

/** Adds the ids that links refer to to headings. */
export function nameHeadings(tree: MarkdownRoot): void {
  for (const [heading, id] of headingIdsOf(tree)) heading.data = { ...heading.data, hProperties: { id } }
}

/** Transforms the HTML tree of a document for its page: typography, pictures with their size, and margin notes. */
export function shapeBody(html: Root, options: ShapeOptions): void {
  const { locale } = options
  markCellAlignment(html)
  makeTasksTickable(html)
  frameFigures(html)
  compileComponents(html, options)
  typesetTexts(html, locale)
  labelCells(html)
  placeMarginNotes(html)
  placePictures(html, options)
}

/** Applies the language's typography to the texts of a document, except for code. */
function typesetTexts(tree: Root, locale: Locale): void {
  const printed = typesetTree(tree, locale)
  visit(tree, (node) => {
    if (node.type === 'element' && (node.tagName === 'code' || node.tagName === 'pre')) return SKIP
    if (node.type === 'element' && typeof node.properties['alt'] === 'string') {
      node.properties['alt'] = typeset(node.properties['alt'], locale)
    }
    if (node.type === 'text') node.value = printed.get(node) ?? node.value
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue
        if (findAttributeRule(node.name, attribute.name)?.holds !== 'text') continue
        attribute.value = typeset(attribute.value, locale)
      }
    }
    return undefined
  })
}

/** Sets the final addresses of pictures, and their size, so that the page reserves space while they load. */
function placePictures(tree: Root, { file, pictures, place }: ShapeOptions): void {
  visit(tree, 'element', (node, index, parent) => {
    const { src, width, height } = node.properties
    if (node.tagName !== 'img' || typeof src !== 'string') return undefined
    const own = pictures.get(posix.join(posix.dirname(file), decodeURI(src)))
    const { avif, ...placed } = place(own ?? { src, width: Number(width), height: Number(height) })
    Object.assign(node.properties, placed, own && { loading: 'lazy', decoding: 'async' })
    if (!avif || !parent || index === undefined) return undefined
    const source = element('source', { sizes: pictureSizes.figure, type: 'image/avif', srcSet: avif })
    parent.children[index] = element('picture', {}, [source, node])
    return SKIP
  })
}

/** Marks the alignment of a table's cells for the style sheet: the security policy blocks style attributes. */
function markCellAlignment(tree: Root): void {
  visit(tree, 'element', (node) => {
    const alignment = node.properties['align']
    if (!/^t[dh]$/.test(node.tagName) || alignment === undefined) return
    delete node.properties['align']
    node.properties['dataAlign'] = alignment
  })
}

/** Enables the checkboxes of task lists and labels them with their text: Markdown's are disabled and unlabelled. */
function makeTasksTickable(tree: Root): void {
  visit(tree, 'element', (node) => {
    const isTask =
      Array.isArray(node.properties['className']) && node.properties['className'].includes('task-list-item')
    if (!isTask) return
    const box = node.children.findIndex((child) => child.type === 'element' && child.tagName === 'input')
    const list = node.children.findIndex((child) => child.type === 'element' && /^[uo]l$/.test(child.tagName))
    const end = list < 0 ? node.children.length : list
    if (box < 0) return
    const labelled = node.children.slice(box, end)
    const [input] = labelled
    if (input?.type === 'element')
      input.properties = { type: 'checkbox', defaultChecked: input.properties['checked'] === true }
    node.children.splice(box, end - box, element('label', {}, labelled))
  })
}

/** Turns a picture alone in its paragraph into a figure, with Markdown's title as the caption. */
function frameFigures(tree: Root): void {
  visit(tree, 'element', (node) => {
    const [image, ...others] = node.children
    if (node.tagName !== 'p' || others.length > 0 || image?.type !== 'element' || image.tagName !== 'img') return
    node.tagName = 'figure'
    const caption = image.properties['title']
    if (typeof caption !== 'string') return
    delete image.properties['title']
    node.children.push(element('figcaption', {}, [{ type: 'text', value: caption }]))
  })
}
