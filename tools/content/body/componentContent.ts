import type { ListItem, Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { isInlineComponent, type MdxInsideRule } from '../../../components/mdx/registry.ts'
import { endOf, startOf } from '../locate.ts'
import type { RuleName } from '../messages/catalogue.ts'
import { attributeOf, wordsLanguageOf } from './attributes.ts'
import { componentsOf, type Element } from './components.ts'
import { type Body, error } from './rule.ts'

const PHRASING = /^(?:text|emphasis|strong|delete|link|inlineCode|image|mdxJsxTextElement)$/
/** Nodes allowed within words of another language. */
const WORDS = /^(?:text|strong|emphasis|delete|inlineCode|break)$/
/** Nodes allowed as texts of a comparison. */
const TEXTS = /^(?:paragraph|blockquote|list)$/

/** Returns a rule for the content of components; `find` returns the nodes to report. */
function content(
  name: RuleName,
  find: (node: Element, inside: MdxInsideRule, body: Body) => Nodes | readonly Nodes[] | undefined,
) {
  return error(name, (body, report) => {
    for (const { node, name: component, rule } of componentsOf(body)) {
      const { inside } = rule
      if (isEmpty(node) || (inside.holds !== 'words' && strayIn(node))) continue
      const { minimum = 0, maximum = 0, isOrdered = false } = inside.holds === 'list' ? inside : {}
      const values = { name: component, minimum, maximum, mark: isOrdered ? '1.' : '-' }
      for (const wrong of [find(node, inside, body) ?? []].flat()) report(wrong, values)
    }
  })
}

/** Rules for the content of components. */
export const componentContentRules = [
  /** A component shows something. Wrong: `<Note title="…"></Note>`. */
  error('component-empty', (body, report) => {
    for (const { node, name } of componentsOf(body)) if (isEmpty(node)) report(node, { name })
  }),

  /** A component is on lines of its own. Wrong: `Un mot <Note title="…">deux</Note>`. */
  error('component-in-sentence', (body, report) => {
    for (const { node, name, rule } of componentsOf(body)) {
      const stray = rule.inside.holds === 'words' || isEmpty(node) ? undefined : strayIn(node)
      if (stray) report(stray, { name })
    }
  }),

  /** Words of another language are plain words in a sentence. Wrong: `<Lang code="en">[a link](/contact)</Lang>`. */
  content('words-only', (node, { holds }, { locale }) => {
    if (holds !== 'words') return undefined
    const isMisplaced = node.type === 'mdxJsxFlowElement' || wordsLanguageOf(node) === locale
    return isMisplaced ? node : node.children.find(({ type }) => !WORDS.test(type))
  }),

  /** Only lists that allow it, such as steps, contain other components. Wrong: `<PullQuote>` in `<Note>`. */
  error('component-nested', (body, report) => {
    for (const { node: outer, name, rule } of componentsOf(body)) {
      if (rule.inside.holds === 'words' || (rule.inside.holds === 'list' && rule.inside.mayHoldComponents)) continue
      for (const { node, name: inner } of componentsOf(body)) {
        const isWithin = startOf(outer) < startOf(node) && endOf(node) < endOf(outer)
        if (isWithin && !isInlineComponent(inner)) report(node, { name, inner })
      }
    }
  }),

  /** Key figures and steps are a single list. Wrong: a paragraph in `<Steps>`, seven entries in `<KeyFigures>`. */
  content('component-list', (node, inside) => {
    if (inside.holds !== 'list') return undefined
    const { minimum, maximum, isOrdered } = inside
    const list = node.children.find(({ type }) => type === 'list')
    const stray = node.children.find((child) => child !== list)
    if (stray || list?.type !== 'list') return stray ?? node
    const { ordered, children } = list
    const isRight = ordered === isOrdered && children.length >= minimum && children.length <= maximum
    return isRight ? undefined : list
  }),

  /** A key figure is bold, and says what it counts. Wrong: `- 48 h`. */
  content('figure-shape', (node, inside) => {
    if (inside.holds !== 'list' || !inside.beginsBold) return undefined
    const entries = node.children.flatMap((child) => (child.type === 'list' ? child.children : []))
    return entries.filter((entry) => !isFigure(entry))
  }),

  /** A comparison consists of an original and its translation. Wrong: one text, three, a heading, one language. */
  content('comparison-texts', (node, { holds }) => {
    if (holds !== 'twoTexts') return undefined
    const misfit = node.children.find(({ type }) => !TEXTS.test(type)) ?? node.children[2]
    const [from, to] = [attributeOf(node, 'from'), attributeOf(node, 'to')]
    return misfit ?? (node.children.length === 1 || (from !== '' && from === to) ? node : undefined)
  }),

  /** A call to action ends with its button. Wrong: `<CallToAction>` without a link alone on its last line. */
  content('call-without-link', (node, inside) => {
    if (inside.holds !== 'markdown' || !inside.endsWithLink) return undefined
    const last: Nodes | undefined = node.children.at(-1)
    const [link, ...others] = last?.type === 'paragraph' ? last.children : []
    return link?.type !== 'link' || others.length > 0 ? (last ?? node) : undefined
  }),
]

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

function isFigure({ children: [line, ...others] }: ListItem): boolean {
  const [figure, ...label] = line?.type === 'paragraph' ? line.children : []
  const words = label.map((part) => textOf(part)).join('')
  return figure?.type === 'strong' && textOf(figure).trim() !== '' && words.trim() !== '' && others.length === 0
}
