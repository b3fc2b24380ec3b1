import type { ListItem, Nodes } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { findComponentRule, isInlineComponent, type MdxInsideRule } from '../../../components/mdx/registry.ts'
import { attributeOf } from './attributes.ts'
import { wordsLanguageOf } from '../../markdown/typesetTree.ts'
import { componentsOf } from './components.ts'
import { type Body, rule } from './rule.ts'

const PHRASING = /^(?:text|emphasis|strong|delete|link|inlineCode|image|mdxJsxTextElement)$/
/** What words of a sentence may be. */
const WORDS = /^(?:text|strong|emphasis|delete|inlineCode|break)$/
/** What the texts of a comparison may be. */
const TEXTS = /^(?:paragraph|blockquote|list)$/

/** A component shows something. Wrong: `<Note title="…"></Note>`. */
export const componentEmpty = rule('component-empty', (body, report) => {
  for (const node of componentsOf(body)) if (isEmpty(node)) report(node, { name: node.name ?? '' })
})

/** A component stands on lines of its own. Wrong: `Un mot <Note title="…">deux</Note>`. */
export const componentInSentence = rule('component-in-sentence', (body, report) => {
  for (const node of componentsOf(body)) {
    if (isInlineComponent(node.name) || isEmpty(node)) continue
    const stray =
      node.type === 'mdxJsxTextElement' ? node : node.children.find(({ type }: Nodes) => PHRASING.test(type))
    if (stray) report(stray, { name: node.name ?? '' })
  }
})

/** Words of another language stand within a sentence. Wrong: `<Lang code="en">[a link](/contact)</Lang>`. */
export const wordsOnly = rule('words-only', (body, report) => {
  for (const node of componentsOf(body)) {
    if (!isInlineComponent(node.name) || isEmpty(node)) continue
    const isMisplaced = node.type === 'mdxJsxFlowElement' || wordsLanguageOf(node) === body.locale
    const stray = isMisplaced ? node : node.children.find(({ type }) => !WORDS.test(type))
    if (stray) report(stray, { name: node.name ?? '' })
  }
})

/** Components stand within others only where there is room: in a step. Wrong: `<PullQuote>` in `<Note>`. */
export const componentNested = rule('component-nested', (body, report) => {
  for (const { node, name, inside } of blocksOf(body)) {
    if (inside.holds === 'list' && inside.mayHoldComponents) continue
    for (const child of componentsOf(body)) {
      if (child !== node && !isInlineComponent(child.name) && isWithin(child, node, body.parentOf)) {
        report(child, { name, inner: child.name ?? '' })
      }
    }
  }
})

/** Key figures and steps are one list. Wrong: a paragraph in `<Steps>`, seven entries in `<KeyFigures>`. */
export const componentList = rule('component-list', (body, report) => {
  for (const { node, name, inside } of blocksOf(body)) {
    if (inside.holds !== 'list') continue
    const { minimum, maximum, isOrdered } = inside
    const list = node.children.find(({ type }) => type === 'list')
    const stray = node.children.find((child) => child !== list)
    const isRight =
      list?.type === 'list' &&
      (list.ordered ?? false) === isOrdered &&
      list.children.length >= minimum &&
      list.children.length <= maximum
    const wrong = stray ?? (isRight ? undefined : (list ?? node))
    if (wrong) report(wrong, { name, minimum, maximum, mark: isOrdered ? '1.' : '-' })
  }
})

/** A key figure is bold, and says what it counts. Wrong: `- 48 h`. */
export const figureShape = rule('figure-shape', (body, report) => {
  for (const { node, name, inside } of blocksOf(body)) {
    if (inside.holds !== 'list' || !inside.beginsBold) continue
    const entries = node.children.flatMap((child) => (child.type === 'list' ? child.children : []))
    for (const entry of entries) if (!isFigure(entry)) report(entry, { name })
  }
})

/** A comparison holds an original and its translation. Wrong: one text, three, a heading, one language. */
export const comparisonTexts = rule('comparison-texts', (body, report) => {
  for (const { node, name, inside } of blocksOf(body)) {
    if (inside.holds !== 'twoTexts') continue
    const misfit = node.children.find(({ type }) => !TEXTS.test(type)) ?? node.children[2]
    const [from, to] = ['from', 'to'].map((side) => attributeOf(node, side))
    if (misfit) report(misfit, { name })
    else if (node.children.length === 1 || (from !== '' && from === to)) report(node, { name })
  }
})

/** A call ends with its button. Wrong: `<CallToAction>` without a link alone on its last line. */
export const callWithoutLink = rule('call-without-link', (body, report) => {
  for (const { node, name, inside } of blocksOf(body)) {
    if (inside.holds !== 'markdown' || !inside.endsWithLink) continue
    const last = node.children.at(-1)
    const [link, ...others] = last?.type === 'paragraph' ? last.children : []
    if (link?.type !== 'link' || others.length > 0) report(last ?? node, { name })
  }
})

/** A component on lines of its own that holds something in its own lines. */
interface Block {
  readonly node: MdxJsxFlowElement
  readonly name: string
  readonly inside: MdxInsideRule
}

function blocksOf(body: Body): Block[] {
  return componentsOf(body).flatMap((node) => {
    const inside = findComponentRule(node.name)?.inside
    if (node.type !== 'mdxJsxFlowElement' || !inside || inside.holds === 'words' || isEmpty(node)) return []
    return node.children.some(({ type }: Nodes) => PHRASING.test(type)) ? [] : [{ node, name: node.name ?? '', inside }]
  })
}

/** Whether there is nothing to be seen between the tags: a line across is not enough. */
function isEmpty(node: ReturnType<typeof componentsOf>[number]): boolean {
  let isFound = textOf(node).trim() !== ''
  visit(node, (child) => {
    isFound ||= child.type === 'image' || (child.type === 'mdxJsxFlowElement' && child !== node)
  })
  return !isFound
}

function isWithin(child: Nodes, outer: Nodes, parentOf: Body['parentOf']): boolean {
  const parent = parentOf(child)
  return parent !== undefined && (parent === outer || isWithin(parent, outer, parentOf))
}

function isFigure({ children: [line, ...others] }: ListItem): boolean {
  const [figure, ...label] = line?.type === 'paragraph' ? line.children : []
  const isLabelled =
    label
      .map((part) => textOf(part))
      .join('')
      .trim() !== ''
  return figure?.type === 'strong' && textOf(figure).trim() !== '' && isLabelled && others.length === 0
}
