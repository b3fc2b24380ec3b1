import type { ListItem, Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { isInlineComponent, type MdxInsideRule } from '../../../components/mdx/registry.ts'
import { endOf, startOf } from '../locate.ts'
import { attributeOf } from './attributes.ts'
import { componentsOf, type Element } from './components.ts'
import type { Body, Finding, Rule } from './rule.ts'

const PHRASING = /^(?:text|emphasis|strong|delete|link|inlineCode|image|mdxJsxTextElement)$/
/** Nodes allowed as texts of a comparison. */
const TEXTS = /^(?:paragraph|blockquote|list)$/

/**
 * A component is on lines of its own, and in no other one unless that allows it; words of another language are in a
 * sentence. Wrong: `Un mot <Note title="…">deux</Note>`, `<PullQuote>` in `<Note>`.
 */
export const placeOfComponents: Rule = (body) =>
  componentsOf(body).flatMap(({ node, name, rule: { inside } }): Finding[] => {
    const isOfWords = inside.holds === 'words'
    const isApart = node.type === 'mdxJsxFlowElement'
    const at = (isOfWords ? isApart && node : strayIn(node)) || findInner(node, inside, body)
    if (!at || isEmpty(node)) return []
    return [{ name: isOfWords ? 'component-place_words' : 'component-place', at, values: { name } }]
  })

/** Returns the node that puts a component within a sentence, or text on the line of its tag. */
function strayIn(node: Element): Nodes | undefined {
  return node.type === 'mdxJsxTextElement' ? node : node.children.find(({ type }: Nodes) => PHRASING.test(type))
}

/** Returns a component in one that may not hold any: it has always been a forgotten closing tag. */
function findInner(node: Element, inside: MdxInsideRule, body: Body): Nodes | undefined {
  if (inside.holds === 'list' && inside.mayHoldComponents) return undefined
  return componentsOf(body)
    .map((other) => other.node)
    .find((other) => {
      const isInside = startOf(node) < startOf(other) && endOf(other) < endOf(node)
      return isInside && !isInlineComponent(other.name)
    })
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
    const item = inside.holds === 'list' ? inside.item : ''
    return at ? [{ name: `component-content_${inside.holds}`, at, values: { name, item } }] : []
  })

/** Returns whether a component shows nothing between its tags. */
function isEmpty(node: Element): boolean {
  return textOf(node).trim() === ''
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
    const isList = first?.type === 'list' && first === last && first.ordered === inside.isOrdered
    if (!isList) return node.children.find(({ type }) => type !== 'list') ?? last
    return inside.beginsBold ? first.children.find((item) => !isFigure(item)) : undefined
  }
  const [link, ...others] = last?.type === 'paragraph' ? last.children : []
  const isLink = link?.type === 'link' && others.length === 0
  return inside.holds === 'markdown' && inside.endsWithLink && !isLink ? (last ?? node) : undefined
}

/** Returns whether an entry is a figure in bold and what it counts, on one line. */
function isFigure({ children: [line, ...others] }: ListItem): boolean {
  const [figure, ...label] = line?.type === 'paragraph' ? line.children : []
  return figure?.type === 'strong' && textOf(label).trim() !== '' && others.length === 0
}
