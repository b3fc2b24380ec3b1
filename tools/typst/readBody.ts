import { posix } from 'node:path'
import GithubSlugger from 'github-slugger'
import type { FootnoteDefinition, Image, Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { IMAGE_PATH } from '../../content/collections.ts'
import type { Locale } from '../../renderer/languages.ts'
import { typeset } from '../../renderer/typography.ts'
import { parser } from '../content/body.ts'

interface ReadOptions {
  /** From the project's root: `content/fr/articles/x.mdx`. */
  readonly file: string
  readonly locale: Locale
  /** The absolute address of a link of the document. */
  readonly resolve: (href: string) => string
}

/** A body as templates set it. */
export interface Body {
  /** The tree that the page is made of, as plain data: texts typeset, addresses absolute, footnotes where they are cited. */
  readonly blocks: readonly unknown[]
  /** From the project's root. */
  readonly pictures: readonly string[]
}

/** Reads the body of a document for its PDF: all that Markdown and the components of documents may be. */
export function readBody(source: string, { file, locale, resolve }: ReadOptions): Body {
  const tree = parser.parse(source)
  const addresses = new Map<string, string>()
  const notes = new Map<string, FootnoteDefinition>()
  const cited = new Set<string>()
  const places = new Set<string>()
  const pictures = new Set<string>()
  const slugger = new GithubSlugger()
  const placeOf = new Map<Nodes, string>()
  visit(tree, (node) => {
    if (node.type === 'definition') addresses.set(node.identifier, node.url)
    if (node.type === 'footnoteDefinition') notes.set(node.identifier, node)
    if (node.type === 'heading') placeOf.set(node, slugger.slug(textOf(node)))
  })
  for (const place of placeOf.values()) places.add(place)

  const targetOf = (url: string): object => {
    const place = url.startsWith('#') && decodeURIComponent(url.slice(1))
    if (place && places.has(place)) return { place }
    // A picture of the content has no address that lasts.
    return IMAGE_PATH.test(url) ? {} : { url: resolve(url) }
  }

  /** A picture within a sentence stands below it, wherever in it it is: a link on paper has words. */
  const lifted = new Set<Nodes>()
  const convertAll = (nodes: readonly Nodes[]) => nodes.filter((node) => isSet(node) && !lifted.has(node)).map(convert)
  const lift = (node: Nodes): object[] => {
    const images: Image[] = []
    visit(node, 'image', (image) => {
      images.push(image)
    })
    for (const image of images) lifted.add(image)
    return images.map(convert)
  }
  const convert = (node: Nodes): object => {
    const figures = node.type === 'paragraph' || node.type === 'tableCell' ? lift(node) : []
    const children = [...('children' in node ? convertAll(node.children) : []), ...figures]
    switch (node.type) {
      case 'text':
        return { type: node.type, value: typeset(node.value, locale).replace(/[ \t]*\n[ \t]*/g, ' ') }
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
      case 'mdxJsxFlowElement': {
        const attributes = node.attributes.flatMap((attribute) =>
          attribute.type === 'mdxJsxAttribute' ? [[attribute.name, typeset(String(attribute.value), locale)]] : [],
        )
        return { type: node.name, ...Object.fromEntries(attributes), children }
      }
      default: {
        // What is undefined is not in the JSON.
        return { ...node, position: undefined, data: undefined, ...('children' in node && { children }) }
      }
    }
  }

  return { blocks: convertAll(tree.children), pictures: [...pictures] }
}

/** Definitions are where they are used. */
function isSet({ type }: Nodes): boolean {
  return type !== 'yaml' && type !== 'definition' && type !== 'footnoteDefinition'
}
