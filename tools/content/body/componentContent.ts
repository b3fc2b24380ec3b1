import type { ListItem, Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
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
    const at = findMisfit(node, inside)
    return at ? [{ name: `component-content_${inside.holds}`, at, values: { name, ...describe(inside) } }] : []
  })

function describe(inside: MdxInsideRule) {
  if (inside.holds !== 'list') return {}
  const { minimum, maximum, item } = inside
  return { minimum, maximum, item }
}

/** Returns what keeps the content of a component from being what its rule says. */
function findMisfit(node: Element, inside: MdxInsideRule): Nodes | undefined {
  const [first, , third] = node.children
  const last: Nodes | undefined = node.children.at(-1)
  if (inside.holds === 'twoTexts') {
    // One text is no comparison, nor are two of the same language.
    const isOne = first === last || attributeOf(node, 'from') === attributeOf(node, 'to')
    return node.children.find(({ type }) => !TEXTS.test(type)) ?? third ?? (isOne ? node : undefined)
  }
  if (inside.holds === 'list') {
    const { isOrdered, minimum, maximum, beginsBold } = inside
    if (first?.type !== 'list' || first !== last) return node.children.find(({ type }) => type !== 'list') ?? last
    const { ordered, children } = first
    if (ordered !== isOrdered || children.length < minimum || children.length > maximum) return first
    return beginsBold ? children.find((item) => !isFigure(item)) : undefined
  }
  const [link, ...others] = last?.type === 'paragraph' ? last.children : []
  const isLink = link?.type === 'link' && others.length === 0
  return inside.holds === 'markdown' && inside.endsWithLink && !isLink ? (last ?? node) : undefined
}

/** Returns the node that puts a component within a sentence, or text on the line of its tag. */
function strayIn(node: Element): Nodes | undefined {
  return node.type === 'mdxJsxTextElement' ? node : node.children.find(({ type }: Nodes) => PHRASING.test(type))
}

/** Returns whether a component shows nothing between its tags. */
function isEmpty(node: Element): boolean {
  return textOf(node).trim() === ''
}

/** Returns whether an entry is a figure in bold and what it counts, on one line. */
function isFigure({ children: [line, ...others] }: ListItem): boolean {
  const [figure, ...label] = line?.type === 'paragraph' ? line.children : []
  const words = label.map((part) => textOf(part)).join('')
  return figure?.type === 'strong' && textOf(figure).trim() !== '' && words.trim() !== '' && others.length === 0
}
