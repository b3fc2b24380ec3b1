import { posix } from 'node:path'
import type { FootnoteDefinition, Image, Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import { IMAGE_PATH } from '../../content/collections.ts'
import type { Locale } from '../../renderer/languages.ts'
import { attributeOf, attributesOf, wordsLanguageOf } from '../content/body/attributes.ts'
import { headingIdsOf } from '../content/headingIds.ts'
import { nameLanguage } from '../content/languageCodes.ts'
import { typesetTree } from '../markdown/typesetTree.ts'

interface ReadOptions {
  /** The path from the project's root: `content/fr/articles/x.mdx`. */
  readonly file: string
  readonly locale: Locale
  /** Returns the absolute address of a link, given its address in the source. */
  readonly resolve: (url: string) => string
}

/** A part of a body as templates read it: a node of the Markdown tree as plain data, or a component by its name. */
export interface Block {
  readonly type: string | null
  readonly children?: readonly Block[]
  /** Further properties that templates read. */
  readonly [name: string]: unknown
}

/** The document being read, and the footnotes and pictures found in it so far. */
interface Reading extends ReadOptions {
  /** Addresses of link definitions. */
  readonly addresses: ReadonlyMap<string, string>
  readonly notes: ReadonlyMap<string, FootnoteDefinition>
  readonly placeOf: ReadonlyMap<Nodes, string>
  readonly cited: Set<string>
  readonly pictures: Set<string>
  /** Pictures within a sentence, which are set below it. */
  readonly lifted: Set<Nodes>
}

/**
 * Returns the body of a document for its PDF: the tree of its page as plain data, with texts typeset and footnotes at their
 * references.
 *
 * @param tree the document, parsed and checked
 * @returns the body, and the pictures in it from the project's root
 */
export function readBlocks(tree: Root, options: ReadOptions) {
  const placeOf = headingIdsOf(tree)
  typesetTree(tree, options.locale)
  const addresses = new Map<string, string>()
  const notes = new Map<string, FootnoteDefinition>()
  visit(tree, (node) => {
    if (node.type === 'definition') addresses.set(node.identifier, node.url)
    if (node.type === 'footnoteDefinition') notes.set(node.identifier, node)
  })
  const reading: Reading = {
    ...options,
    addresses,
    notes,
    placeOf,
    cited: new Set(),
    pictures: new Set(),
    lifted: new Set(),
  }
  return { blocks: convertAll(tree.children, reading), pictures: [...reading.pictures] }
}

function convertAll(nodes: readonly Nodes[], reading: Reading): Block[] {
  // Definitions are set at their references.
  const isSet = (node: Nodes) => !/^yaml$|efinition$/.test(node.type) && !reading.lifted.has(node)
  return nodes.filter(isSet).map((node) => convert(node, reading))
}

function convert(node: Nodes, reading: Reading): Block {
  if (node.type === 'mdxJsxFlowElement') return readComponent(node, reading)
  const words = wordsLanguageOf(node)
  if (words !== undefined && 'children' in node) {
    return { type: 'emphasis', ...languageForTypst(words), children: convertAll(node.children, reading) }
  }
  const figures = node.type === 'paragraph' || node.type === 'tableCell' ? lift(node, reading) : []
  const children = [...('children' in node ? convertAll(node.children, reading) : []), ...figures]
  switch (node.type) {
    case 'text':
      return { type: node.type, value: node.value.replace(/[ \t]*\n[ \t]*/g, ' ') }
    case 'heading':
      return { type: node.type, depth: node.depth, place: reading.placeOf.get(node), children }
    case 'link':
      return { type: 'link', ...targetOf(node.url, reading), children }
    case 'linkReference':
      return { type: 'link', ...targetOf(reading.addresses.get(node.identifier) ?? '', reading), children }
    case 'image':
      return readImage(node, reading)
    case 'footnoteReference': {
      const place = `note-${node.identifier}`
      if (reading.cited.has(place)) return { type: node.type, place }
      reading.cited.add(place)
      return {
        type: node.type,
        place,
        children: convertAll(reading.notes.get(node.identifier)?.children ?? [], reading),
      }
    }
    default: {
      const { type, position: _position, data: _data, ...own } = node
      return 'children' in own ? { ...own, type, children } : { ...own, type }
    }
  }
}

/** Removes the pictures of a sentence, at any depth, and returns them: links in PDFs consist of words. */
function lift(node: Nodes, reading: Reading): Block[] {
  const images: Image[] = []
  visit(node, 'image', (image) => {
    images.push(image)
  })
  for (const image of images) reading.lifted.add(image)
  return images.map((image) => readImage(image, reading))
}

function readImage({ type, url, alt, title }: Image, { file, pictures }: Reading): Block {
  const picture = posix.join(posix.dirname(file), url)
  pictures.add(picture)
  return { type, file: `/${picture}`, alt: alt ?? '', caption: title }
}

function targetOf(url: string, { placeOf, resolve }: Reading): object {
  const place = url.startsWith('#') && decodeURIComponent(url.slice(1))
  if (place && new Set(placeOf.values()).has(place)) return { place }
  // Pictures have no permanent address.
  return IMAGE_PATH.test(url) ? {} : { url: resolve(url) }
}

function readComponent(node: MdxJsxFlowElement, reading: Reading): Block {
  const written = attributesOf(node).flatMap(({ name, value, rule }) =>
    rule.holds === 'link' ? Object.entries(targetOf(value, reading)) : [[name, value]],
  )
  const block = { ...Object.fromEntries(written), type: node.name }
  if (node.name === 'Comparison') {
    const codes = ['from', 'to'].map((name) => attributeOf(node, name))
    return { ...block, children: node.children.map((text, index) => readSide(text, codes[index] ?? '', reading)) }
  }
  return { ...block, children: convertAll(node.children, reading) }
}

/** Reads a text of a comparison, with the document's name for its language. */
function readSide(text: Nodes, code: string, reading: Reading): Block {
  const name = nameLanguage(code, reading.locale) ?? code
  // The quotation only groups the paragraphs of a text.
  const children = convertAll(text.type === 'blockquote' ? text.children : [text], reading)
  return { type: 'side', ...languageForTypst(code), name, children }
}

/** Returns a language code as Typst's parameters: https://typst.app/docs/reference/text/text/#parameters-lang */
function languageForTypst(code: string) {
  const [, region] = /-([A-Z]{2})\b/.exec(code) ?? []
  return { lang: code.replace(/-.*/, ''), region }
}
