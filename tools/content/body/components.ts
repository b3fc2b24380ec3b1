import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx'
import {
  type AttributeContent,
  findAttributeRule,
  findComponentRule,
  mdxComponentRules,
  type MdxComponentRule,
} from '../../../components/mdx/registry.ts'
import { nameLanguage } from '../languageCodes.ts'
import { suggest } from '../suggest.ts'
import { attributesOf } from './attributes.ts'
import { isHtml } from './explainFailure.ts'
import type { Body, Finding, Rule } from './rule.ts'

/** A tag of a document, on a line of its own or within a sentence. */
export type Element = MdxJsxFlowElement | MdxJsxTextElement

/**
 * A component is in components/mdx/registry.ts: any other could run code; HTML is written in Markdown, or left out. Wrong:
 * `<Nota>`, `<>`, `<b>gras</b>`, `<div>`, `<script>`.
 */
export const foreignElements: Rule = (body) => {
  const names = Object.keys(mdxComponentRules)
  const foreign = elementsOf(body).filter((node) => !findComponentRule(node.name))
  return foreign.flatMap((at, index): Finding[] => {
    const name = at.name ?? ''
    if (!isHtml(name)) {
      return [{ name: 'component-unknown', at, values: { name, known: suggest(name, names) ?? names.join(', ') } }]
    }
    // Each HTML element is told once.
    const isFirst = foreign.findIndex((other) => other.name === at.name) === index
    return isFirst ? [{ name: 'html-tag', at, values: { name } }] : []
  })
}

/**
 * A component has the attributes of its rule, each once, and with values of their kind. Wrong: `<Note>`, `<Note titel="…">`,
 * `title={x}`, `kind="danger"`, `from="Anglais"`.
 */
export const attributes: Rule = (body) =>
  componentsOf(body).flatMap(({ node, name, rule }): Finding[] => {
    const names = node.attributes.map(nameOf)
    const isMissing = Object.entries(rule.attributes).some(([attribute, { isRequired, belongsTo = attribute }]) => {
      return (isRequired || names.includes(attribute)) && !names.includes(belongsTo)
    })
    const wrong = node.attributes.filter((attribute, index) => {
      const written = nameOf(attribute)
      return names.indexOf(written) < index || !isGood(attribute.value, findAttributeRule(name, written)?.holds)
    })
    const examples = Object.entries(rule.attributes).map(
      ([attribute, { holds }]) => `${attribute}="${exampleOf(holds)}"`,
    )
    const tag = `<${[name, ...examples].join(' ')}>`
    return [...(isMissing ? [node] : []), ...wrong].map((at) => ({ name: 'attribute-wrong', at, values: { tag } }))
  })

function nameOf(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): string {
  return attribute.type === 'mdxJsxAttribute' ? attribute.name : ''
}

const EXAMPLES = { text: '…', language: 'fr-CA', link: '/contact' }

function exampleOf(holds: AttributeContent): string {
  return typeof holds === 'string' ? EXAMPLES[holds] : holds.join(' / ')
}

function isGood(value: unknown, holds: AttributeContent | undefined): boolean {
  if (typeof value !== 'string' || value.trim() === '') return false
  if (holds === 'language') return nameLanguage(value, 'en') !== undefined
  return typeof holds === 'string' || holds?.includes(value) === true
}

/** Returns all tags of a document, in order. */
function elementsOf({ nodes }: Body): Element[] {
  return nodes.filter((node) => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
}

/** Returns the links in attributes. */
export function linksOfAttributes(body: Body) {
  const found = elementsOf(body).flatMap(attributesOf)
  return found
    .filter(({ rule }) => rule.holds === 'link')
    .map(({ value, attribute }) => ({ url: value, at: attribute }))
}

/** Returns the tags of registered components, with their rules. */
export function componentsOf(body: Body) {
  return elementsOf(body).flatMap((node): Array<{ node: Element; name: string; rule: MdxComponentRule }> => {
    const rule = findComponentRule(node.name)
    return rule ? [{ node, name: node.name ?? '', rule }] : []
  })
}
