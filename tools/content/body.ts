import type { DocumentSection } from '../../renderer/entry.ts'
import GithubSlugger from 'github-slugger'
import type { Nodes, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { CONTINUE, EXIT, visit } from 'unist-util-visit'
import { IMAGE_PATH } from '../../content/collections.ts'
import { checkComponent, type JsxElement } from './checkComponent.ts'
import type { Diagnostic } from './diagnostics.ts'
import { parse, parsePrecisely } from './parse.ts'
import { firstWord, shorten } from './shorten.ts'
import { describeSyntaxError } from './syntaxErrors.ts'

/** A link or a picture of a document, with its place. */
export interface Destination {
  readonly url: string
  readonly line: number
  readonly column: number
}

/** What a document's body holds that other checks and pages need, and what is wrong with it. */
export interface CheckedBody {
  readonly diagnostics: readonly Diagnostic[]
  /** Links to pages and to fragments, as the writer wrote them. */
  readonly links: readonly Destination[]
  /** Pictures, as paths from the document. */
  readonly images: readonly Destination[]
  /** Ids that a link may end with, `#like-this`. */
  readonly fragments: readonly string[]
  /** Its headings of the second level: what a table of contents lists. */
  readonly sections: readonly DocumentSection[]
  /** Words of prose, for the reading time. */
  readonly words: number
}

/** The same with what the parser made of the document, for whoever needs it at once: it is too large to keep. */
interface ParsedBody extends CheckedBody {
  /** Undefined where it can't be parsed. */
  readonly tree: Root | undefined
}

const ALLOWED_LINK = /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i

/**
 * Reads a document as a visitor's browser never should: everything that could run is refused.
 *
 * `import`, `export`, `{expressions}`, components that are not in components/mdx, raw HTML, attributes that are
 * not plain texts, and addresses other than http(s), mailto, tel, pages of ours and fragments are diagnostics.
 *
 * @param source the whole file, frontmatter included, so that lines and columns are those of the file
 * @param file its path, for messages
 */
export function checkBody(source: string, file: string): ParsedBody {
  const tree = parseIfSound(source)
  const body = tree && inspect(tree, source, file)
  if (tree && body?.diagnostics.length === 0 && !isDoubtful(tree, source)) return body
  // Few documents have a mistake; one that has is read again, for where exactly it stands.
  let preciseTree: Root
  try {
    preciseTree = parsePrecisely(source)
  } catch (error) {
    const diagnostics = [describeSyntaxError(error, source, file)]
    return { diagnostics, links: [], images: [], fragments: [], sections: [], words: 0, tree: undefined }
  }
  return inspect(preciseTree, source, file)
}

/** Signs of MDX, where they were read as text. */
const SIGNS = /[<{}]/

/**
 * Whether the fast parser may have let something pass that MDX's own refuses: in tables it takes stray signs for what they
 * look like, and it closes what is left open in a list.
 */
function isDoubtful(tree: Root, source: string): boolean {
  let isFound = false
  visit(tree, (node) => {
    if (node.type === 'text') isFound ||= SIGNS.test(node.value)
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const written = source.slice(node.position?.start.offset, node.position?.end.offset)
      isFound ||= !written.endsWith(`</${node.name}>`) && !written.endsWith('/>')
    }
    return isFound ? EXIT : CONTINUE
  })
  return isFound
}

function parseIfSound(source: string): Root | undefined {
  try {
    return parse(source)
  } catch {
    return undefined
  }
}

function inspect(tree: Root, source: string, file: string): ParsedBody {
  const diagnostics: Diagnostic[] = []
  const links: Destination[] = []
  const images: Destination[] = []
  const fragments: string[] = []
  const sections: DocumentSection[] = []
  const slugger = new GithubSlugger()
  let words = 0

  let level = 1
  const report = (node: Nodes | JsxElement['attributes'][number], message: string) => {
    const { line = 1, column = 1 } = node.position?.start ?? {}
    diagnostics.push({ file, line, column, message })
  }
  const destination = (node: Nodes, url: string): Destination => {
    const { line = 1, column = 1 } = node.position?.start ?? {}
    return { url, line, column }
  }

  if (source.includes('\0')) {
    const before = source.slice(0, source.indexOf('\0')).split('\n')
    const message = 'an invisible character (NUL) that no text has. Delete it'
    diagnostics.push({ file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message })
  }

  visit(tree, (node) => {
    switch (node.type) {
      case 'mdxjsEsm':
        report(
          node,
          `a paragraph that begins with "${firstWord(node.value)}" would be a program. Content is not code: delete it, or begin the sentence with another word`,
        )
        break
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        report(
          node,
          `{${shorten(node.value)}} would be a program. Content is not code: delete it, or write \\{ for a brace`,
        )
        break
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        checkComponent(node, report)
        break
      case 'html':
        report(node, 'raw HTML is not read. Write it in Markdown')
        break
      case 'link':
      case 'definition':
        if (node.type === 'link' && textOf(node).trim() === '') {
          report(node, 'a link without words. Write [where it leads](…)')
        }
        if (ALLOWED_LINK.test(node.url)) links.push(destination(node, node.url))
        else if (!IMAGE_PATH.test(node.url)) report(node, describeWrongLink(node.url))
        break
      case 'image':
        if (IMAGE_PATH.test(node.url)) images.push(destination(node, node.url))
        else {
          report(
            node,
            `the picture "${node.url}" is not one of content/images. Put it there and write ![description](../../images/name.jpg)`,
          )
        }
        if (!node.alt?.trim()) {
          report(node, 'the picture has no description for those who do not see it. Write ![what it shows](…)')
        }
        break
      case 'imageReference':
        report(node, 'pictures by reference are not read. Write ![description](../../images/name.jpg)')
        break
      case 'table':
        for (const cell of node.children[0]?.children ?? []) {
          if (textOf(cell).trim() === '') {
            report(cell, 'the head of a column is empty. Write what the column holds')
          }
        }
        break
      case 'heading': {
        const text = textOf(node).trim()
        if (text === '') report(node, 'a heading without words. Write them, or delete the #')
        if (node.depth === 1) {
          report(node, 'a heading of the first level: the title of the page is one already. Write ## instead of #')
        } else if (node.depth > level + 1) {
          const wanted = '#'.repeat(level + 1)
          report(
            node,
            `a heading of level ${node.depth} follows level ${level}: one is skipped. Write ${wanted} instead`,
          )
        }
        level = Math.max(2, node.depth)
        const id = slugger.slug(text)
        fragments.push(id)
        if (node.depth === 2) sections.push({ id, title: text })
        break
      }
      case 'text':
        words += node.value.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
        break
      default:
    }
  })

  return { diagnostics, links, images, fragments, sections, words, tree }
}

function describeWrongLink(url: string): string {
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(url)?.[0]
  return scheme
    ? `the link "${shorten(url)}" begins with ${scheme} which a visitor must not follow. Write https://…, mailto:…, tel:… or a page of ours, /contact`
    : `the link "${shorten(url)}" does not say where it leads. Write a page of ours with a leading slash, /contact, or https://…`
}
