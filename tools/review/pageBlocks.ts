import { type HTMLElement, NodeType, parse } from 'node-html-parser'
import type { ReviewedBlock } from './review.ts'

/** A piece of a page: a block of its prose, an alternative text, or an element that says nothing. */
export interface PageBlock {
  readonly kind: ReviewedBlock['kind']
  /** As it is read, in one line; empty where there is nothing to read. */
  readonly text: string
  /** The elements around it and in it, with their attributes. */
  readonly markup: string
}

/** What stands in a line; all others end one. https://html.spec.whatwg.org/multipage/dom.html#phrasing-content */
const INLINE = new Set(
  'A ABBR B BDI BDO BR CITE CODE DATA DEL DFN EM I INS KBD LABEL MARK Q RP RT RUBY S SAMP SMALL SPAN STRONG SUB SUP TIME U VAR WBR'.split(
    ' ',
  ),
)
/** What is seen, and is no text. */
const DRAWN = new Set('AUDIO CANVAS IFRAME IMG INPUT HR OBJECT PICTURE SVG TEXTAREA VIDEO'.split(' '))
const UNREAD = new Set(['SCRIPT', 'STYLE', 'TEMPLATE'])
const KINDS: Readonly<Record<string, PageBlock['kind']>> = {
  ...Object.fromEntries(['H1', 'H2', 'H3', 'H4', 'H5', 'H6'].map((tag) => [tag, 'heading' as const])),
  ...Object.fromEntries(['LI', 'DT', 'DD'].map((tag) => [tag, 'item' as const])),
  ...Object.fromEntries(['TD', 'TH'].map((tag) => [tag, 'cell' as const])),
}
/** Attributes that are read aloud or shown, where there is nothing else to read. */
const READ_ALOUD = ['alt', 'aria-label', 'placeholder', 'title']
const READ_ALOUD_ATTRIBUTES = / (?:alt|aria-label|placeholder|title)="[^"]*"/gi
/** Where words of two elements meet without a space, as a name and a function do. */
const APART = new Set(['BR', 'SPAN', 'SUP', 'LABEL'])

/** Of a page's PDF: it changes with every word. */
const FILE_SIZE = /\d+(?:[.,]\d+)?[\s\u00a0\u202f]*[kM]?[oB](?=\s*$|<)/

/** Where the reading is. */
interface Place {
  readonly kind: PageBlock['kind']
  /** The elements around. */
  readonly markup: string
}

/**
 * The pieces of a page, in reading order.
 *
 * @param body its HTML, without scripts and styles
 */
export function readBlocks(body: string): PageBlock[] {
  const blocks: PageBlock[] = []
  let text = ''
  let markup = ''
  const endLine = (place: Place) => {
    const line = text.replace(/[ \t\n\r]+/g, ' ').trim()
    if (line !== '') blocks.push({ kind: place.kind, text: line, markup: `${place.markup} ${markup.trim()}` })
    text = ''
    markup = ''
  }
  const addAlternativeTexts = (element: HTMLElement, place: Place) => {
    for (const name of READ_ALOUD) {
      const value = element.getAttribute(name)?.trim()
      if (value) blocks.push({ kind: 'alternativeText', text: value, markup: `${place.markup} ${name}` })
    }
  }
  const read = (element: HTMLElement, place: Place): void => {
    for (const node of element.childNodes) {
      if (node.nodeType === NodeType.TEXT_NODE) {
        text += node.text
        markup += node.rawText
      }
      if (!isElement(node) || UNREAD.has(node.tagName)) continue
      const tag = openingTag(node)
      addAlternativeTexts(node, place)
      if (DRAWN.has(node.tagName) || node.getAttribute('aria-hidden') === 'true') {
        blocks.push({ kind: place.kind, text: '', markup: `${place.markup} ${tag}${node.innerHTML}` })
      } else if (INLINE.has(node.tagName)) {
        const gap = APART.has(node.tagName) ? ' ' : ''
        text += gap
        markup += tag
        read(node, place)
        if (node.hasAttribute('download')) {
          text = text.replace(FILE_SIZE, '')
          markup = markup.replace(FILE_SIZE, '')
        }
        markup += `</${node.rawTagName}>`
        text += gap
      } else {
        endLine(place)
        const inner = { kind: KINDS[node.tagName] ?? place.kind, markup: `${place.markup}${tag}` }
        if (node.childNodes.length === 0) blocks.push({ ...inner, text: '' })
        read(node, inner)
        endLine(inner)
      }
    }
  }
  const root: Place = { kind: 'paragraph', markup: '' }
  read(parse(body), root)
  endLine(root)
  return blocks
}

function isElement(node: object): node is HTMLElement {
  return Reflect.get(node, 'nodeType') === NodeType.ELEMENT_NODE
}

function openingTag({ rawTagName, rawAttrs }: HTMLElement): string {
  return `<${rawTagName}${` ${rawAttrs}`.replace(READ_ALOUD_ATTRIBUTES, '')}>`
}
