import { posix } from 'node:path'
import type { FootnoteDefinition, Image, Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import { IMAGE_PATH } from '../../content/collections.ts'
import type { Locale } from '../../renderer/languages.ts'
import { typeset } from '../../renderer/typography.ts'
import { attributeOf, attributesOf } from '../check/body/attributes.ts'
import { headingIdsOf } from '../content/headingIds.ts'
import { nameLanguage } from '../content/languageCodes.ts'
import { typesetTree, wordsLanguageOf } from '../markdown/typesetTree.ts'
import { posterOf, videoFragment } from '../check/pictures/videos.ts'

interface ReadOptions {
  /** From the project's root: `content/fr/articles/x.mdx`. */
  readonly file: string
  readonly locale: Locale
}

/** A piece of a body as templates read it: a node of Markdown's tree as plain data, or a component by its name. */
export interface Block {
  readonly type: string | null
  /** Of what leads out of the document. */
  readonly url?: string
  readonly children?: readonly Block[]
  /** What else a template reads of it. */
  readonly [name: string]: unknown
}

/** A body as templates set it. */
export interface PaperBody {
  /** The tree that the page is made of, as plain data: texts typeset, footnotes where they are cited. */
  readonly blocks: readonly Block[]
  /** From the project's root. */
  readonly pictures: readonly string[]
}

/** Where a text of a comparison stands: its language, as Typst has them, and how the document calls it. */
interface Side extends Block {
  readonly type: 'side'
  /** https://typst.app/docs/reference/text/text/#parameters-lang */
  readonly lang: string
  readonly region: string | undefined
  readonly name: string
}

/**
 * Reads the body of a document for its PDF: all that Markdown and the components of documents may be. Links lead where the
 * writer wrote, for setAddresses() to finish.
 *
 * @param tree the document, parsed and checked
 */
export function readBody(tree: Root, { file, locale }: ReadOptions): PaperBody {
  const addresses = new Map<string, string>()
  const notes = new Map<string, FootnoteDefinition>()
  const cited = new Set<string>()
  const pictures = new Set<string>()
  const placeOf: ReadonlyMap<Nodes, string> = headingIdsOf(tree)
  const places = new Set(placeOf.values())
  visit(tree, (node) => {
    if (node.type === 'definition') addresses.set(node.identifier, node.url)
    if (node.type === 'footnoteDefinition') notes.set(node.identifier, node)
  })

  const targetOf = (url: string): object => {
    const place = url.startsWith('#') && decodeURIComponent(url.slice(1))
    if (place && places.has(place)) return { place }
    // A picture of the content has no address that lasts.
    return IMAGE_PATH.test(url) ? {} : { url }
  }

  const printed = typesetTree(tree, locale)

  /** A picture within a sentence stands below it, wherever in it it is: a link on paper has words. */
  const lifted = new Set<Nodes>()
  const convertAll = (nodes: readonly Nodes[]) => nodes.filter((node) => isSet(node) && !lifted.has(node)).map(convert)
  const lift = (node: Nodes): Block[] => {
    const images: Image[] = []
    visit(node, 'image', (image) => {
      images.push(image)
    })
    for (const image of images) lifted.add(image)
    return images.map(convert)
  }
  const readSide = (text: Nodes, code: string): Side => {
    const name = nameLanguage(code, locale) ?? code
    // A quotation only holds the paragraphs of a text together.
    const children = convertAll(text.type === 'blockquote' ? text.children : [text])
    return { type: 'side', ...languageForTypst(code), name, children }
  }
  const readComponent = (node: MdxJsxFlowElement): Block => {
    const written = attributesOf(node).flatMap(({ name, value, rule }) =>
      rule.holds === 'link'
        ? Object.entries(targetOf(value))
        : [[name, rule.holds === 'text' ? typeset(value, locale) : value]],
    )
    const block = { ...Object.fromEntries(written), type: node.name }
    if (node.name === 'Comparison') {
      const codes = ['from', 'to'].map((name) => attributeOf(node, name))
      return { ...block, children: node.children.map((text, index) => readSide(text, codes[index] ?? '')) }
    }
    if (node.name === 'Video') {
      const video = attributeOf(node, 'file')
      const poster = posterOf(posix.join(posix.dirname(file), video))
      pictures.add(poster)
      return { ...block, url: `#${videoFragment(video)}`, file: `/${poster}`, children: convertAll(node.children) }
    }
    return { ...block, children: convertAll(node.children) }
  }
  const convert = (node: Nodes): Block => {
    if (node.type === 'mdxJsxFlowElement') return readComponent(node)
    const words = wordsLanguageOf(node)
    if (words !== undefined && 'children' in node) {
      return { type: 'emphasis', ...languageForTypst(words), children: convertAll(node.children) }
    }
    const figures = node.type === 'paragraph' || node.type === 'tableCell' ? lift(node) : []
    const children = [...('children' in node ? convertAll(node.children) : []), ...figures]
    switch (node.type) {
      case 'text':
        return { type: node.type, value: (printed.get(node) ?? node.value).replace(/[ \t]*\n[ \t]*/g, ' ') }
      case 'heading':
        return { type: node.type, depth: node.depth, place: placeOf.get(node), children }
      case 'link':
        return { type: 'link', ...targetOf(node.url), children }
      case 'linkReference':
        return { type: 'link', ...targetOf(addresses.get(node.identifier) ?? ''), children }
      case 'image': {
        const picture = posix.join(posix.dirname(file), node.url)
        pictures.add(picture)
        const { alt, title } = node
        return {
          type: node.type,
          file: `/${picture}`,
          alt: typeset(alt ?? '', locale),
          caption: title && typeset(title, locale),
        }
      }
      case 'footnoteReference': {
        const place = `note-${node.identifier}`
        if (cited.has(place)) return { type: node.type, place }
        cited.add(place)
        return { type: node.type, place, children: convertAll(notes.get(node.identifier)?.children ?? []) }
      }
      default: {
        const { type, position: _position, data: _data, ...own } = node
        return 'children' in own ? { ...own, type, children } : { ...own, type }
      }
    }
  }

  return { blocks: convertAll(tree.children), pictures: [...pictures] }
}

/**
 * Gives links their final addresses.
 *
 * @param resolve the absolute address of a link of the document
 */
export function setAddresses(blocks: readonly Block[], resolve: (href: string) => string): Block[] {
  return blocks.map((block) => ({
    ...block,
    ...(block.url !== undefined && { url: resolve(block.url) }),
    ...(block.children && { children: setAddresses(block.children, resolve) }),
  }))
}

/** https://typst.app/docs/reference/text/text/#parameters-lang */
function languageForTypst(code: string): { lang: string; region: string | undefined } {
  const [, region] = /-([A-Z]{2})\b/.exec(code) ?? []
  return { lang: code.replace(/-.*/, ''), region }
}

/** Definitions are where they are used. */
function isSet({ type }: Nodes): boolean {
  return type !== 'yaml' && type !== 'definition' && type !== 'footnoteDefinition'
}
