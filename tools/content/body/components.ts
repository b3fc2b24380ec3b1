import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { findAttributeRule, findComponentRule } from '../../../components/mdx/registry.ts'
import { VIDEO_PATH } from '../../../content/collections.ts'
import { findLanguageCode } from '../languageCodes.ts'
import { endOf, startOf } from '../locate.ts'
import { suggest } from '../suggest.ts'
import { type Body, error } from './rule.ts'
import { componentsLike, markdownFor } from './tags.ts'

/** A tag of a document, on a line of its own or within a sentence. */
export type Element = MdxJsxFlowElement | MdxJsxTextElement

/** Rules for tags and their attributes. */
export const componentRules = [
  /** A component is in components/mdx/registry.ts: any other could run code. Wrong: `<Nota>`, `<>`. */
  error('component-unknown', (body, report) => {
    for (const { node, name } of foreignElementsOf(body)) {
      if (markdownFor(name) === undefined) report(node, { name, known: componentsLike(name) })
    }
  }),

  /** HTML is written in Markdown. Wrong: `<b>gras</b>`. */
  error('html-tag', (body, report) => {
    for (const { node, name } of foreignElementsOf(body)) {
      const instead = markdownFor(name)
      const [from, to] = [startOf(node), endOf(node)]
      // `1<sup>er</sup>` becomes `1er`: ordinals need no tags.
      const [, text] = /^<sup>(er|ère|re|e|ème|nd|nde|st|th|rd|o)<\/sup>$/i.exec(body.source.slice(from, to)) ?? []
      if (instead) report(text === undefined ? node : { from, to, text }, { name, instead: text ?? instead })
    }
  }),

  /** HTML for layout or scripts is not allowed. Wrong: `<div>`, `<script>`. */
  error('html-useless', (body, report) => {
    for (const { node, name } of foreignElementsOf(body)) if (markdownFor(name) === '') report(node, { name })
  }),

  /** A component has the attributes of its rule, each once. Wrong: `<Note titel="…">`, `<Note {...x}>`. */
  error('attribute-unknown', (body, report) => {
    for (const { node, name, rule } of componentsOf(body)) {
      const known = Object.keys(rule.attributes)
      const seen = new Set<string>()
      for (const attribute of node.attributes) {
        const written = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}'
        const isTwice = seen.has(written)
        seen.add(written)
        if (findAttributeRule(name, written) && !isTwice) continue
        const meant = isTwice ? undefined : suggest(written, known)
        const from = startOf(attribute)
        const values = { name, attribute: written, known: meant ?? (known.join(', ') || '–') }
        report(meant === undefined ? attribute : { from, to: from + written.length, text: meant }, values)
      }
    }
  }),
  /** A component has its required attributes. Wrong: `<Note>` without title, `<PullQuote link="…">` without source. */
  error('attribute-missing', (body, report) => {
    for (const { node, name, rule } of componentsOf(body)) {
      const written = new Set(namedAttributes(node).map((attribute) => attribute.name))
      for (const [attribute, { isRequired, belongsTo }] of Object.entries(rule.attributes)) {
        const wanted = isRequired ? attribute : written.has(attribute) ? belongsTo : undefined
        if (wanted && !written.has(wanted)) report(node, { name, example: `${wanted}="…"` })
      }
    }
  }),

  /** An attribute has a value of its kind. Wrong: `title=""`, `title={x}`, `kind="danger"`, `from="Anglais"`. */
  error('attribute-wrong', (body, report) => {
    for (const { node, name } of componentsOf(body)) {
      for (const attribute of namedAttributes(node)) {
        const { holds } = findAttributeRule(name, attribute.name) ?? {}
        if (!holds || isGood(attribute.value, holds)) continue
        const values = typeof holds === 'string' ? EXAMPLES[holds] : holds
        const example = values.map((value) => `${attribute.name}="${value}"`).join(' / ')
        report(attribute, { name, attribute: attribute.name, example })
      }
    }
  }),
]

/** Returns all tags of a document, in order. */
function elementsOf({ all }: Body) {
  return [...all('mdxJsxFlowElement'), ...all('mdxJsxTextElement')]
    .toSorted((a, b) => startOf(a) - startOf(b))
    .map((node: Element) => ({ node, name: node.name ?? '' }))
}

/** Returns the tags that are not registered components. */
function foreignElementsOf(body: Body) {
  return elementsOf(body).filter(({ name }) => !findComponentRule(name))
}

/** Returns the tags of registered components, with their rules. */
export function componentsOf(body: Body) {
  return elementsOf(body).flatMap(({ node, name }) => {
    const rule = findComponentRule(name)
    return rule ? [{ node, name, rule }] : []
  })
}

function namedAttributes({ attributes }: Element): MdxJsxAttribute[] {
  return attributes.flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? [attribute] : []))
}

const EXAMPLES = {
  text: ['…'],
  language: ['en', 'fr-CA', 'pt-BR'],
  link: ['/contact'],
  video: ['../../videos/….mp4'],
}

function isGood(value: unknown, holds: keyof typeof EXAMPLES | readonly string[]): boolean {
  if (typeof value !== 'string' || value.trim() === '') return false
  if (holds === 'language') return findLanguageCode(value) === value
  if (holds === 'video') return VIDEO_PATH.test(value)
  return typeof holds === 'string' || holds.includes(value)
}
