import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import {
  findAttributeRule,
  findComponentRule,
  type MdxAttributeRule,
  type MdxComponentRule,
  mdxComponentRules,
} from '../../components/mdx/registry.ts'
import { VIDEO_PATH } from '../../content/collections.ts'
import { checkInside, checkWords } from './checkInside.ts'
import { describeHtml, isHtml } from './describeHtml.ts'
import { findLanguageCode, suggestLanguageCode } from './languageCodes.ts'
import type { BodyContext, Edit } from './body/rule.ts'
import { didYouMean, suggest } from './suggest.ts'

/** A tag of a document, on a line of its own or within a sentence. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

/**
 * A component of a document must be one of ours, with plain texts as attributes, because anything else could run, and must
 * hold what its rule wants: components/mdx/registry.ts. Where its links and its video lead is checked elsewhere.
 *
 * @param report is told of each diagnostic, with the part of the document that it is in
 */
export function checkComponent(node: JsxElement, report: BodyContext['report']): void {
  const name = node.name
  if (name === null) {
    report(node, 'an empty tag <>. Delete it, or write \\< for the sign')
    return
  }
  const rule = findComponentRule(name)
  if (!rule) {
    const known = Object.keys(mdxComponentRules)
    report(node, isHtml(name) ? describeHtml(name) : `<${name}> is no component of ours. ${didYouMean(name, known)}`)
    return
  }
  checkAttributes(node, name, rule, report)
  if (rule.inside.holds === 'words') {
    checkWords(node, name, report)
  } else if (node.type === 'mdxJsxTextElement') {
    report(
      node,
      `<${name}> stands within a sentence. Put <${name}> and </${name}> on lines of their own, with empty lines around`,
    )
  } else {
    checkInside(node, name, rule, report)
  }
}

function checkAttributes(
  node: JsxElement,
  name: string,
  { attributes }: MdxComponentRule,
  report: BodyContext['report'],
): void {
  const written = new Set<string>()
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      report(attribute, `<${name}> has an attribute in braces. Write attributes as name="text"`)
      continue
    }
    if (written.has(attribute.name)) report(attribute, `<${name}> has ${attribute.name} twice. Delete one of the two`)
    written.add(attribute.name)
    const rule = findAttributeRule(name, attribute.name)
    if (!rule) {
      const message = `<${name}> has no attribute "${attribute.name}". ${suggestAttribute(attribute.name, attributes)}`
      report(attribute, message, renameAttribute(attribute, attributes))
      continue
    }
    const fault = describeValue(name, attribute, rule)
    if (fault) report(attribute, fault, mendLanguage(attribute, rule))
  }
  for (const [attribute, { isRequired, belongsTo }] of Object.entries(attributes)) {
    if (isRequired && !written.has(attribute)) {
      report(node, `<${name}> needs the attribute ${attribute}. Write <${name} ${attribute}="…">`)
    }
    if (belongsTo && written.has(attribute) && !written.has(belongsTo)) {
      report(node, `<${name}> has ${attribute} without ${belongsTo}. Add ${belongsTo}="…", or delete ${attribute}`)
    }
  }
}

function suggestAttribute(wrong: string, attributes: MdxComponentRule['attributes']): string {
  const known = Object.keys(attributes)
  return known.length === 0 ? 'It has none: delete it' : didYouMean(wrong, known)
}

/** The name that was meant, in the place of the one that is written. */
function renameAttribute(
  { name, position }: MdxJsxAttribute,
  attributes: MdxComponentRule['attributes'],
): { edits: readonly Edit[] } {
  const from = position?.start.offset
  const meant = suggest(name, Object.keys(attributes))
  return { edits: from === undefined || !meant ? [] : [{ from, to: from + name.length, text: meant }] }
}

/** The code of the language that was meant. */
function mendLanguage(
  { name, value, position }: MdxJsxAttribute,
  { holds }: MdxAttributeRule,
): { edits: readonly Edit[] } {
  const from = position?.start.offset
  const to = position?.end.offset
  const meant = holds === 'language' && typeof value === 'string' ? suggestLanguageCode(value) : undefined
  return {
    edits: from === undefined || to === undefined || !meant ? [] : [{ from, to, text: `${name}="${meant}"` }],
  }
}

/** What is wrong with the value of an attribute; whether a link and a video are addresses at all is said with them. */
function describeValue(
  component: string,
  { name, value }: MdxJsxAttribute,
  { holds }: MdxAttributeRule,
): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') {
    const kind = { text: 'a text', language: 'the code of a language', link: 'an address', video: 'a video' }
    return typeof holds === 'string'
      ? `<${component}> wants ${kind[holds]} for ${name}. Write ${name}="${exampleOf(holds)}"`
      : `<${component}> wants a word for ${name}. Write ${listValues(name, holds)}`
  }
  switch (holds) {
    case 'text':
    case 'link':
      return undefined
    case 'language':
      if (findLanguageCode(value) === value) return undefined
      return `"${value}" is not the code of a language. ${suggestLanguage(name, value)}`
    case 'video':
      if (VIDEO_PATH.test(value)) return undefined
      return `expected a video of content/videos, got "${value}". Write ${name}="${exampleOf(holds)}" (H.264 in MP4, which every browser plays)`
    default:
      return holds.includes(value)
        ? undefined
        : `<${component}> knows no ${name} "${value}". Write ${listValues(name, holds)}`
  }
}

function suggestLanguage(name: string, written: string): string {
  const meant = suggestLanguageCode(written)
  return meant ? `Write ${name}="${meant}"` : 'Write two or three letters, with a country if it matters: en, fr, pt-BR'
}

function exampleOf(holds: 'text' | 'language' | 'link' | 'video'): string {
  return { text: 'text', language: 'en', link: '/contact', video: '../../videos/name.mp4' }[holds]
}

function listValues(name: string, values: readonly string[]): string {
  return values.map((value) => `${name}="${value}"`).join(' or ')
}
