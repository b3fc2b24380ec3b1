import GithubSlugger from 'github-slugger'
import type { Nodes, Root } from 'mdast'
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx'
import { toString as textOf } from 'mdast-util-to-string'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFileMessage } from 'vfile-message'
import { mdxComponentRules } from '../../components/mdx/registry.ts'
import type { Flaw } from './flaws.ts'
import { didYouMean } from './suggest.ts'

/** A link or a picture of a document, with its place. */
export interface Destination {
  readonly url: string
  readonly line: number
  readonly column: number
}

export interface CheckedBody {
  readonly flaws: readonly Flaw[]
  /** Links to pages and to fragments, as the writer wrote them. */
  readonly links: readonly Destination[]
  /** Pictures, as paths from the document. */
  readonly images: readonly Destination[]
  /** Ids that a link may end with, `#like-this`. */
  readonly fragments: readonly string[]
  /** Words of prose, for the reading time. */
  readonly words: number
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFrontmatter)

const ALLOWED_LINK = /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i
const ALLOWED_IMAGE = /^\.\.\/\.\.\/images\/[\w./-]+\.(?:svg|png|jpe?g|webp|avif)$/

/**
 * Reads a document as a visitor's browser never should: everything that could run is refused.
 *
 * `import`, `export`, `{expressions}`, components that are not in components/mdx, raw HTML, attributes that are
 * not plain texts, and addresses other than http(s), mailto, tel, pages of ours and fragments are flaws.
 *
 * @param source the whole file, frontmatter included, so that lines and columns are those of the file
 * @param file its path, for messages
 */
export function checkBody(source: string, file: string): CheckedBody {
  const flaws: Flaw[] = []
  const links: Destination[] = []
  const images: Destination[] = []
  const fragments: string[] = []
  const slugger = new GithubSlugger()
  let words = 0

  const report = (node: Nodes | MdxJsxAttribute | MdxJsxExpressionAttribute, message: string) => {
    const { line = 1, column = 1 } = node.position?.start ?? {}
    flaws.push({ file, line, column, message })
  }
  const destination = (node: Nodes, url: string): Destination => {
    const { line = 1, column = 1 } = node.position?.start ?? {}
    return { url, line, column }
  }

  let tree: Root
  try {
    tree = parser.parse(source)
  } catch (error) {
    return { flaws: [describeSyntaxError(error, source, file)], links, images, fragments, words }
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
        if (ALLOWED_LINK.test(node.url)) links.push(destination(node, node.url))
        else if (!isPictureDefinition(node.url)) report(node, describeWrongLink(node.url))
        break
      case 'image':
        if (ALLOWED_IMAGE.test(node.url)) images.push(destination(node, node.url))
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
      case 'heading':
        if (node.depth === 1) {
          report(node, 'a heading of the first level: the title of the page is one already. Write ## instead of #')
        }
        fragments.push(slugger.slug(textOf(node)))
        break
      case 'text':
        words += node.value.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
        break
      default:
    }
  })

  return { flaws, links, images, fragments, words }
}

function isPictureDefinition(url: string): boolean {
  return ALLOWED_IMAGE.test(url)
}

function describeWrongLink(url: string): string {
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(url)?.[0]
  return scheme
    ? `the link "${shorten(url)}" begins with ${scheme} which a visitor must not follow. Write https://…, mailto:…, tel:… or a page of ours, /contact`
    : `the link "${shorten(url)}" does not say where it leads. Write a page of ours with a leading slash, /contact, or https://…`
}

type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

function checkComponent(
  node: JsxElement,
  report: (node: Nodes | MdxJsxAttribute | MdxJsxExpressionAttribute, message: string) => void,
): void {
  const name = node.name
  if (name === null) {
    report(node, 'an empty tag <>. Delete it, or write \\< for the sign')
    return
  }
  const known = Object.keys(mdxComponentRules)
  const rule = Object.hasOwn(mdxComponentRules, name) ? mdxComponentRules[name] : undefined
  if (!rule) {
    report(
      node,
      /^[a-z]/.test(name)
        ? `<${name}> is HTML, which is not read here. Write it in Markdown, or use a component: ${known.join(', ')}`
        : `<${name}> is no component of ours. ${didYouMean(name, known)}`,
    )
    return
  }
  const written = new Set<string>()
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      report(attribute, `<${name}> has an attribute in braces. Write attributes as name="text"`)
      continue
    }
    written.add(attribute.name)
    const attributes = [...rule.required, ...rule.optional]
    if (!attributes.includes(attribute.name)) {
      report(attribute, `<${name}> has no attribute "${attribute.name}". ${didYouMean(attribute.name, attributes)}`)
    } else if (typeof attribute.value !== 'string') {
      report(attribute, `<${name}> wants a text for ${attribute.name}. Write ${attribute.name}="text"`)
    }
  }
  for (const attribute of rule.required) {
    if (!written.has(attribute)) {
      report(node, `<${name}> needs the attribute ${attribute}. Write <${name} ${attribute}="…">`)
    }
  }
}

function describeSyntaxError(error: unknown, source: string, file: string): Flaw {
  if (!(error instanceof VFileMessage)) throw error
  const place = error.place && 'start' in error.place ? error.place.start : error.place
  const { line = 1, column = 1 } = place ?? {}
  return { file, line, column, ...explainSyntaxError(error.reason, error.ruleId, source.split('\n'), line, column) }
}

/**
 * The parser speaks to programmers; this says the same to a writer, and points at the tag that was forgotten
 * rather than at the end of the file. What the parser reports: https://mdxjs.com/docs/troubleshooting-mdx/
 */
function explainSyntaxError(
  reason: string,
  ruleId: string | undefined,
  lines: readonly string[],
  line: number,
  column: number,
): { message: string; line?: number; column?: number } {
  const text = lines[line - 1] ?? ''
  const unclosed = /Expected a closing tag for `<([^>`]*)>`(?: \((\d+):(\d+)-)?/.exec(reason)
  if (unclosed) {
    const [, name, tagLine, tagColumn] = unclosed
    return {
      message: `<${name}> is never closed. Write </${name}> where it ends, on a line of its own with an empty line before it`,
      ...(tagLine && tagColumn ? { line: Number(tagLine), column: Number(tagColumn) } : {}),
    }
  }
  if (/Unexpected closing/.test(reason)) {
    return { message: 'a closing tag without its beginning. Delete it, or write the opening tag before it' }
  }
  if (/^(?:import|export)\s/.test(text)) {
    return {
      column: 1,
      message: `a paragraph that begins with "${firstWord(text)}" would be a program. Content is not code: delete it, or begin the sentence with another word`,
    }
  }
  const around = text.slice(Math.max(0, text.lastIndexOf('<', column - 1)))
  if (around.startsWith('<!')) {
    return { message: 'a comment <!-- -->, which is not read here. Delete it' }
  }
  if (/^<(?:https?:|mailto:|www\.|[\w.+-]+@)/i.test(around)) {
    return { message: `an address between < and >: ${shorten(around.replace(/>.*/, '>'))}. Write [text](https://…)` }
  }
  if (ruleId === 'acorn' || /expression|\{|brace/i.test(reason)) {
    return {
      ...lastBraceBefore(lines, line, column),
      message: 'a stray { or }. Content is not code: delete it, or write \\{ for a brace',
    }
  }
  if (/\bname\b|\btag\b|attribute/i.test(reason)) {
    return { message: `a stray < in "${shorten(around)}". Write \\< for the sign, or in words: less than` }
  }
  return { message: `cannot be read: ${reason}. Delete what stands there, or put it between backquotes` }
}

/** An unclosed brace is noticed at the end of its paragraph: it is worth pointing at the brace instead. */
function lastBraceBefore(lines: readonly string[], line: number, column: number): { line: number; column: number } {
  for (let index = line - 1; index >= 0; index -= 1) {
    const text = index === line - 1 ? lines[index]?.slice(0, column) : lines[index]
    const found = text?.lastIndexOf('{') ?? -1
    if (found >= 0) return { line: index + 1, column: found + 1 }
  }
  return { line, column }
}

function firstWord(text: string): string {
  return text.trim().split(/\s/, 1)[0] ?? ''
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 40 ? `${line.slice(0, 39)}…` : line
}
