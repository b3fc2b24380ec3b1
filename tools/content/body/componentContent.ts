import type { ListItem, Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { isInlineComponent, type MdxInsideRule } from '../../../components/mdx/registry.ts'
import { endOf, startOf } from '../locate.ts'
import { attributeOf, wordsLanguageOf } from './attributes.ts'
import { componentsOf, type Element } from './components.ts'
import type { Body, Finding, Rule } from './rule.ts'

const PHRASING = /^(?:text|emphasis|strong|delete|link|inlineCode|image|mdxJsxTextElement)$/
/** Nodes allowed within words of another language. */
const WORDS = /^(?:text|strong|emphasis|delete|inlineCode|break)$/
/** Nodes allowed as texts of a comparison. */
const TEXTS = /^(?:paragraph|blockquote|list)$/

/**
 * A component is on lines of its own, and in no other one unless that allows it; words of another language are plain words
 * in a sentence. Wrong: `Un mot <Note title="…">deux</Note>`, `<PullQuote>` in `<Note>`,
 * `<Lang code="en">[a link](/contact)</Lang>`.
 */
export const placeOfComponents: Rule = (body) =>
  componentsOf(body).flatMap(({ node, name, rule: { inside } }): Finding[] => {
    if (isEmpty(node)) return []
    if (inside.holds === 'words') {
      const wrong = findMisplacedWords(node, body)
      return wrong ? [{ name: 'component-place_words', at: wrong, values: { name } }] : []
    }
    const stray = strayIn(node)
    if (stray) return [{ name: 'component-place_sentence', at: stray, values: { name } }]
    if (inside.holds === 'list' && inside.mayHoldComponents) return []
    return componentsOf(body)
      .filter((other) => startOf(node) < startOf(other.node) && endOf(other.node) < endOf(node))
      .filter((other) => !isInlineComponent(other.name))
      .map((other) => ({ name: 'component-place_nested', at: other.node, values: { name, inner: other.name } }))
  })

function findMisplacedWords(node: Element, { locale }: Body): Nodes | undefined {
  if (node.type === 'mdxJsxFlowElement' || wordsLanguageOf(node) === locale) return node
  return node.children.find(({ type }) => !WORDS.test(type))
}

/**
 * A component holds what its rule says. Wrong: `<Note title="…"></Note>`, a paragraph in `<Steps>`, `- 48 h` in
 * `<KeyFigures>`, a single text in `<Comparison>`, `<CallToAction>` without a link alone on its last line.
 */
export const contentOfComponents: Rule = (body) =>
  componentsOf(body).flatMap(({ node, name, rule: { inside } }): Finding[] => {
    if (isEmpty(node)) return [{ name: 'component-content_empty', at: node, values: { name } }]
    if (inside.holds === 'words' || strayIn(node)) return []
    return describeContent(node, name, inside)
  })

function describeContent(node: Element, name: string, inside: MdxInsideRule): Finding[] {
  if (inside.holds === 'twoTexts') {
    const wrong = findUncomparable(node)
    return wrong ? [{ name: 'component-content_comparison', at: wrong, values: { name } }] : []
  }
  if (inside.holds === 'list') {
    const { minimum, maximum, isOrdered } = inside
    const wrong = findNoList(node, inside)
    if (wrong) {
      const values = { name, minimum, maximum, mark: isOrdered ? '1.' : '-' }
      return [{ name: 'component-content_list', at: wrong, values }]
    }
    const entries = node.children.flatMap((child) => (child.type === 'list' ? child.children : []))
    const unlike = inside.beginsBold ? entries.filter((entry) => !isFigure(entry)) : []
    return unlike.map((entry) => ({ name: 'component-content_figure', at: entry, values: { name } }))
  }
  const last: Nodes | undefined = node.children.at(-1)
  const [link, ...others] = last?.type === 'paragraph' ? last.children : []
  const lacksLink = inside.holds === 'markdown' && inside.endsWithLink && (link?.type !== 'link' || others.length > 0)
  return lacksLink ? [{ name: 'component-content_call', at: last ?? node, values: { name } }] : []
}

/** Returns what keeps a comparison from being an original and its translation. */
function findUncomparable(node: Element): Nodes | undefined {
  const misfit = node.children.find(({ type }) => !TEXTS.test(type)) ?? node.children[2]
  const [from, to] = [attributeOf(node, 'from'), attributeOf(node, 'to')]
  return misfit ?? (node.children.length === 1 || (from !== '' && from === to) ? node : undefined)
}

/** Returns what keeps the content of a component from being its single list. */
function findNoList(node: Element, { isOrdered, minimum, maximum }: Extract<MdxInsideRule, { holds: 'list' }>) {
  const list = node.children.find(({ type }) => type === 'list')
  const stray = node.children.find((child) => child !== list)
  if (stray || list?.type !== 'list') return stray ?? node
  const { ordered, children } = list
  const isRight = ordered === isOrdered && children.length >= minimum && children.length <= maximum
  return isRight ? undefined : list
}

/** Returns the node that puts a component within a sentence, or text on the line of its tag. */
function strayIn(node: Element): Nodes | undefined {
  return node.type === 'mdxJsxTextElement' ? node : node.children.find(({ type }: Nodes) => PHRASING.test(type))
}

/** Returns whether a component shows nothing between its tags; a thematic break does not count as content. */
function isEmpty(node: Element): boolean {
  let isFound = textOf(node).trim() !== ''
  visit(node, (child) => {
    isFound ||= child.type === 'image' || (child.type === 'mdxJsxFlowElement' && child !== node)
  })
  return !isFound
}

/** Returns whether an entry is a figure in bold and what it counts, on one line. */
function isFigure({ children: [line, ...others] }: ListItem): boolean {
  const [figure, ...label] = line?.type === 'paragraph' ? line.children : []
  const words = label.map((part) => textOf(part)).join('')
  return figure?.type === 'strong' && textOf(figure).trim() !== '' && words.trim() !== '' && others.length === 0
}
