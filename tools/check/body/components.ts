import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { findAttributeRule, findComponentRule, mdxComponentRules } from '../../../components/mdx/registry.ts'
import { VIDEO_PATH } from '../../../content/collections.ts'
import { attributesOf } from './attributes.ts'
import { findLanguageCode, suggestLanguageCode } from '../../content/languageCodes.ts'
import { suggest } from '../../content/suggest.ts'
import { videoFragment } from '../pictures/videos.ts'
import { markdownFor } from './html.ts'
import { endOf, startOf } from './offsets.ts'
import { type Body, rule } from './rule.ts'

/** A tag of a document, on a line of its own or within a sentence. */
type Element = MdxJsxFlowElement | MdxJsxTextElement

/** A component is one of components/mdx/registry.ts: anything else could run. Wrong: `<Nota>`, `<>`. */
export const componentUnknown = rule('component-unknown', (body, report) => {
  for (const node of elementsOf(body)) {
    const name = node.name ?? ''
    if (findComponentRule(name) || markdownFor(name) !== undefined) continue
    const known = Object.keys(mdxComponentRules)
    report(node, { name, known: suggest(name, known) ?? known.join(', ') })
  }
})

/** HTML is written in Markdown. Wrong: `<b>gras</b>`. */
export const htmlTag = rule('html-tag', (body, report) => {
  for (const node of elementsOf(body)) {
    const instead = markdownFor(node.name ?? '')
    if (!instead || findComponentRule(node.name)) continue
    const ordinal = ordinalOf(node, body)
    report(ordinal ?? node, { name: node.name ?? '', instead: ordinal?.text ?? instead })
  }
})

/** HTML that only lays out, or that could run, is nothing here. Wrong: `<div>`, `<script>`. */
export const htmlUseless = rule('html-useless', (body, report) => {
  for (const node of elementsOf(body)) if (markdownFor(node.name ?? '') === '') report(node, { name: node.name ?? '' })
})

/** A component has the attributes of its rule. Wrong: `<Note titel="…">`, `<Note {...x}>`. */
export const attributeUnknown = rule('attribute-unknown', (body, report) => {
  for (const node of componentsOf(body)) {
    const known = Object.keys(findComponentRule(node.name)?.attributes ?? {})
    for (const attribute of node.attributes) {
      const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}'
      if (findAttributeRule(node.name, name)) continue
      const meant = suggest(name, known)
      const from = startOf(attribute)
      report(meant === undefined ? attribute : { from, to: from + name.length, text: meant }, {
        name: node.name ?? '',
        attribute: name,
        known: meant ?? (known.join(', ') || '–'),
      })
    }
  }
})

/** An attribute is there once. Wrong: `<Note title="a" title="b">`. */
export const attributeTwice = rule('attribute-twice', (body, report) => {
  for (const node of componentsOf(body)) {
    const seen = new Set<string>()
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') continue
      if (seen.has(attribute.name)) report(attribute, { name: node.name ?? '', attribute: attribute.name })
      seen.add(attribute.name)
    }
  }
})

/** A component has what it needs. Wrong: `<Note>` without a title, `<PullQuote link="…">` without a source. */
export const attributeMissing = rule('attribute-missing', (body, report) => {
  for (const node of componentsOf(body)) {
    const written = new Set(
      node.attributes.map((attribute) => (attribute.type === 'mdxJsxAttribute' ? attribute.name : '')),
    )
    const rules = Object.entries(findComponentRule(node.name)?.attributes ?? {})
    const wanted = rules.flatMap(([name, { isRequired, belongsTo }]) => [
      ...(isRequired ? [name] : []),
      ...(belongsTo && written.has(name) ? [belongsTo] : []),
    ])
    for (const name of wanted.filter((attribute) => !written.has(attribute))) {
      report(node, { name: node.name ?? '', example: `${name}="…"` })
    }
  }
})

/** An attribute is a text of its kind. Wrong: `title=""`, `title={x}`, `kind="danger"`, `from="Anglais"`. */
export const attributeWrong = rule('attribute-wrong', (body, report) => {
  for (const node of componentsOf(body)) {
    for (const attribute of node.attributes) {
      const holds = attribute.type === 'mdxJsxAttribute' && findAttributeRule(node.name, attribute.name)?.holds
      if (attribute.type !== 'mdxJsxAttribute' || !holds || isGood(attribute.value, holds)) continue
      const value = typeof attribute.value === 'string' ? attribute.value : ''
      const meant = holds === 'language' ? suggestLanguageCode(value) : undefined
      const written = `${attribute.name}="${meant}"`
      const values = typeof holds === 'string' ? [EXAMPLES[holds]] : holds
      const examples = values.map((example) => `${attribute.name}="${example}"`).join(' / ')
      const [from, to] = [startOf(attribute), endOf(attribute)]
      report(meant === undefined ? attribute : { from, to, text: written }, {
        name: node.name ?? '',
        attribute: attribute.name,
        example: meant === undefined ? examples : written,
      })
    }
  }
})

/** A video is shown once. */
export const videoTwice = rule('video-twice', (body, report) => {
  const seen = new Set<string>()
  for (const { value, attribute } of componentsOf(body).flatMap(attributesOf)) {
    if (!VIDEO_PATH.test(value)) continue
    if (seen.has(value)) report(attribute, { fragment: videoFragment(value) })
    seen.add(value)
  }
})

/** Returns all tags of a document, in order. */
export function elementsOf({ all }: Body): Element[] {
  return [...all('mdxJsxFlowElement'), ...all('mdxJsxTextElement')].toSorted((a, b) => startOf(a) - startOf(b))
}

/** Returns those that are components of ours. */
export function componentsOf(body: Body): Element[] {
  return elementsOf(body).filter(({ name }) => findComponentRule(name))
}

const EXAMPLES = { text: '…', language: 'pt-BR', link: '/contact', video: '../../videos/….mp4' }

function isGood(value: unknown, holds: keyof typeof EXAMPLES | readonly string[]): boolean {
  if (typeof value !== 'string' || value.trim() === '') return false
  if (holds === 'language') return findLanguageCode(value) === value
  if (holds === 'video') return VIDEO_PATH.test(value)
  return typeof holds === 'string' || holds.includes(value)
}

/** `1<sup>er</sup>` is 1er: typography has no need of the tags. */
function ordinalOf(node: Element, { source }: Body) {
  const [from, to] = [startOf(node), endOf(node)]
  const [, letters] = /^<sup>(er|ère|re|e|ème|nd|nde|st|th|rd|o)<\/sup>$/i.exec(source.slice(from, to)) ?? []
  return letters === undefined ? undefined : { from, to, text: letters }
}
