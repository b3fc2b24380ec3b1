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
import { VIDEO_PATH } from '../../../content/collections.ts'
import { findLanguageCode } from '../languageCodes.ts'
import { startOf } from '../locate.ts'
import { suggest } from '../suggest.ts'
import { markdownFor } from './html.ts'
import type { Body, Finding, Rule } from './rule.ts'
import { describeHtml } from './tags.ts'

/** A tag of a document, on a line of its own or within a sentence. */
export type Element = MdxJsxFlowElement | MdxJsxTextElement

/**
 * A component is in components/mdx/registry.ts: any other could run code; HTML is written in Markdown, or left out. Wrong:
 * `<Nota>`, `<>`, `<b>gras</b>`, `<div>`, `<script>`.
 */
export const foreignElements: Rule = (body) => {
  const elements = elementsOf(body).filter(({ name }) => !findComponentRule(name))
  const names = Object.keys(mdxComponentRules)
  return [
    ...describeHtml(elements.filter(({ name }) => markdownFor(name) !== undefined)),
    ...elements
      .filter(({ name }) => markdownFor(name) === undefined)
      .map(({ at, name }): Finding => {
        return { name: 'component-unknown', at, values: { name, known: suggest(name, names) ?? names.join(', ') } }
      }),
  ]
}

/**
 * A component has the attributes of its rule, each once, and with values of their kind. Wrong: `<Note>`, `<Note titel="…">`,
 * `title={x}`, `kind="danger"`, `from="Anglais"`.
 */
export const attributes: Rule = (body) =>
  componentsOf(body).flatMap((component) => [...describeMissing(component), ...describeWrong(component)])

type RegisteredElement = ReturnType<typeof componentsOf>[number]

function describeMissing({ node, name, rule }: RegisteredElement): Finding[] {
  const written = new Set(node.attributes.map(nameOf))
  return Object.entries(rule.attributes).flatMap(([attribute, { isRequired, belongsTo }]): Finding[] => {
    const wanted = isRequired ? attribute : written.has(attribute) ? belongsTo : undefined
    if (wanted === undefined || written.has(wanted)) return []
    return [{ name: 'attribute-wrong_missing', at: node, values: { name, example: `${wanted}="…"` } }]
  })
}

function describeWrong({ node, name, rule }: RegisteredElement): Finding[] {
  const seen = new Set<string>()
  return node.attributes.flatMap((attribute): Finding[] => {
    const written = nameOf(attribute)
    const holds = findAttributeRule(name, written)?.holds
    const isTwice = seen.has(written)
    seen.add(written)
    if (!holds || isTwice) {
      const known = Object.keys(rule.attributes).join(', ') || '–'
      return [{ name: 'attribute-wrong_unknown', at: attribute, values: { name, attribute: written, known } }]
    }
    if (isGood(attribute.value, holds)) return []
    const values = typeof holds === 'string' ? EXAMPLES[holds] : holds
    const example = values.map((value) => `${written}="${value}"`).join(' / ')
    return [{ name: 'attribute-wrong', at: attribute, values: { name, attribute: written, example } }]
  })
}

function nameOf(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): string {
  return attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}'
}

/** Returns all tags of a document, in order. */
function elementsOf({ all }: Body) {
  return [...all('mdxJsxFlowElement'), ...all('mdxJsxTextElement')]
    .toSorted((a, b) => startOf(a) - startOf(b))
    .map((node: Element) => ({ at: node, name: node.name ?? '' }))
}

/** Returns the tags of registered components, with their rules. */
export function componentsOf(body: Body) {
  return elementsOf(body).flatMap(
    ({ at: node, name }): Array<{ node: Element; name: string; rule: MdxComponentRule }> => {
      const rule = findComponentRule(name)
      return rule ? [{ node, name, rule }] : []
    },
  )
}

const EXAMPLES = {
  text: ['…'],
  language: ['en', 'fr-CA', 'pt-BR'],
  link: ['/contact'],
  video: ['../../videos/….mp4'],
}

function isGood(value: unknown, holds: AttributeContent): boolean {
  if (typeof value !== 'string' || value.trim() === '') return false
  if (holds === 'language') return findLanguageCode(value) === value
  if (holds === 'video') return VIDEO_PATH.test(value)
  return typeof holds === 'string' || holds.includes(value)
}
