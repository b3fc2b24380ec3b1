import type { BlockContent, DefinitionContent, List, ListItem, Nodes } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import {
  findComponentRule,
  isInlineComponent,
  type MdxComponentRule,
  type MdxInsideRule,
} from '../../components/mdx/registry.ts'
import { attributeOf } from './attributes.ts'
import type { BodyContext } from './body/rule.ts'

type Report = BodyContext['report']

type Child = BlockContent | DefinitionContent
type ListRule = Extract<MdxInsideRule, { holds: 'list' }>

/** What the texts of a comparison may be. */
const TEXTS: ReadonlySet<Nodes['type']> = new Set(['paragraph', 'blockquote', 'list'])

/**
 * Whether a component holds what its rule wants: what does not fit would be lost, or stand where nobody looks for it.
 *
 * @param report is told of each diagnostic, with the part of the document that it is in
 */
export function checkInside(node: MdxJsxFlowElement, name: string, rule: MdxComponentRule, report: Report): void {
  const { inside } = rule
  if (isEmpty(node)) {
    report(node, `<${name}> is empty: nothing of it would be seen. ${invite(name, inside)}`)
    return
  }
  refuseComponents(node, name, inside, report)
  // The fast parser lets a component on one line pass; MDX's own takes it for one within a sentence.
  const stray: Nodes | undefined = node.children.find((child: Nodes) => isPhrasing(child))
  if (stray) {
    report(stray, `the text of <${name}> begins beside its tag. Put <${name}> and </${name}> on lines of their own`)
    return
  }
  switch (inside.holds) {
    case 'list':
      checkList(node, name, inside, report)
      break
    case 'twoTexts':
      checkTexts(node, name, report)
      break
    case 'markdown':
      if (inside.endsWithLink) checkEnd(node, name, report)
      break
    default:
  }
}

function isPhrasing({ type }: Nodes): boolean {
  return ['text', 'emphasis', 'strong', 'delete', 'link', 'inlineCode', 'image', 'mdxJsxTextElement'].includes(type)
}

/** What words of a sentence may be. */
const WORDS: ReadonlySet<Nodes['type']> = new Set(['text', 'strong', 'emphasis', 'delete', 'inlineCode', 'break'])

/**
 * Whether a component that stands within a sentence does, and holds words alone.
 *
 * @param report is told of each diagnostic, with the part of the document that it is in
 */
export function checkWords(node: MdxJsxFlowElement | MdxJsxTextElement, name: string, report: Report): void {
  if (textOf(node).trim() === '') {
    report(node, `<${name}> is empty: nothing of it would be seen. ${invite(name, { holds: 'words' })}`)
  } else if (node.type === 'mdxJsxFlowElement') {
    report(node, `<${name}> stands by itself. Write <${name} …>words</${name}> on one line, within a sentence`)
  } else {
    const stray: Nodes | undefined = node.children.find(({ type }) => !WORDS.has(type))
    if (stray) report(stray, `<${name}> holds words and nothing else. Put this before <${name}> or after </${name}>`)
  }
}

/** Whether there is nothing to be seen between the tags: a line across is not enough. */
function isEmpty(node: MdxJsxFlowElement): boolean {
  let isFound = textOf(node).trim() !== ''
  visit(node, (child) => {
    isFound ||= child.type === 'image' || (child.type === 'mdxJsxFlowElement' && child !== node)
  })
  return !isFound
}

function invite(name: string, inside: MdxInsideRule): string {
  switch (inside.holds) {
    case 'list':
      return `Write a list between <${name}> and </${name}>, like ${inside.item}`
    case 'twoTexts':
      return `Write the original and its translation between <${name} …> and </${name}>, with an empty line between them`
    case 'words':
      return `Write the words between <${name} …> and </${name}>`
    default:
      return inside.endsWithLink
        ? `Write a few words and a link, [Write to us](/contact), between <${name} …> and </${name}>`
        : `Write its text between <${name} …> and </${name}>, with empty lines around, or delete it`
  }
}

/** Only where there is room for them: in a step. */
function refuseComponents(node: MdxJsxFlowElement, name: string, inside: MdxInsideRule, report: Report): void {
  if (inside.holds === 'list' && inside.mayHoldComponents) return
  visit(node, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (child) => {
    if (child === node || !('name' in child) || !findComponentRule(String(child.name))) return
    if (isInlineComponent(String(child.name))) return
    report(child, `<${String(child.name)}> stands within <${name}>. Put it after </${name}>`)
  })
}

function checkList(node: MdxJsxFlowElement, name: string, rule: ListRule, report: Report): void {
  const { isOrdered, minimum, maximum, beginsBold, item } = rule
  const list = node.children.find((child): child is List => child.type === 'list')
  if (!list) {
    report(node.children[0] ?? node, `<${name}> wants a list. Write each entry on a line of its own, like ${item}`)
    return
  }
  const stray = node.children.find((child) => child !== list)
  if (stray) {
    const within = isOrdered ? 'Indent by three spaces what belongs to a step. ' : ''
    report(stray, `<${name}> holds one list and nothing else. ${within}Put anything else after </${name}>`)
  }
  if ((list.ordered ?? false) !== isOrdered) {
    report(
      list,
      isOrdered
        ? `<${name}> wants a numbered list. Write 1. instead of -`
        : `<${name}> wants a list without numbers. Write - instead of 1.`,
    )
  }
  const count = list.children.length
  // What stands between parts a list in two.
  if (!stray && (count < minimum || count > maximum)) {
    report(
      list,
      `<${name}> has ${count} ${count === 1 ? 'entry' : 'entries'}, wants ${minimum} to ${maximum}. ${count < minimum ? 'Add one' : 'Keep those that matter most'}`,
    )
  }
  for (const entry of list.children) {
    const fault =
      textOf(entry).trim() === ''
        ? 'an entry without words. Write them, or delete it'
        : beginsBold && describeFigure(entry, name, item)
    if (fault) report(entry, fault)
  }
}

function describeFigure(entry: ListItem, name: string, item: string): string | undefined {
  const [line, ...others] = entry.children
  const [figure, ...label] = line?.type === 'paragraph' ? line.children : []
  if (figure?.type !== 'strong' || textOf(figure).trim() === '') {
    return `an entry of <${name}> that does not begin in bold. Write the figure between ** and what it counts after it, like ${item}`
  }
  if (
    label
      .map((part) => textOf(part))
      .join('')
      .trim() === ''
  ) {
    return `a figure of <${name}> without a word on what it counts. Write it after the **, like ${item}`
  }
  return others.length > 0
    ? `an entry of <${name}> of more than one paragraph. Write it on one line, like ${item}`
    : undefined
}

function checkTexts(node: MdxJsxFlowElement, name: string, report: Report): void {
  const misfit = node.children.find(({ type }) => !TEXTS.has(type))
  if (misfit) {
    report(
      misfit,
      `<${name}> holds two texts and nothing else: paragraphs, lists or quotations. Put this after </${name}>`,
    )
    return
  }
  const count = node.children.length
  const third: Child | undefined = node.children[2]
  if (count === 1) {
    report(node, `<${name}> has one text, wants two. Write the original, an empty line, and its translation`)
  } else if (third) {
    report(
      third,
      `<${name}> has ${count} texts, wants two: the original and its translation. Begin every line of a text of several paragraphs with >, the empty ones too`,
    )
  }
  const [from, to] = ['from', 'to'].map((side) => attributeOf(node, side))
  if (from !== '' && from === to) {
    report(
      node,
      `<${name}> has the same language twice. Write the language of each text, with its country where they differ by that: from="fr-FR" to="fr-CA"`,
    )
  }
}

function checkEnd(node: MdxJsxFlowElement, name: string, report: Report): void {
  const last = node.children.at(-1)
  const [link, ...others] = last?.type === 'paragraph' ? last.children : []
  if (link?.type === 'link' && others.length === 0) return
  report(
    last ?? node,
    `<${name}> does not end with its link. Write [Write to us](/contact) on a line of its own before </${name}>, with an empty line before it`,
  )
}
