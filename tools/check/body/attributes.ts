import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx'
import { findAttributeRule, isInlineComponent, type MdxAttributeRule } from '../../../components/mdx/registry.ts'

/** A component of a document, as Markdown's tree and HTML's have it. */
export interface Component {
  readonly name: string | null
  readonly attributes: ReadonlyArray<MdxJsxAttribute | MdxJsxExpressionAttribute>
}

/** An attribute that is a text, as the writer wrote it, with the rule that it goes by. */
export interface WrittenAttribute {
  readonly name: string
  readonly value: string
  readonly rule: MdxAttributeRule
  readonly attribute: MdxJsxAttribute
}

/** The attributes of a component that there are rules for; those that are no texts are passed over. */
export function attributesOf({ name: component, attributes }: Component): WrittenAttribute[] {
  return attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return []
    const { name, value } = attribute
    const rule = findAttributeRule(component, name)
    return rule ? [{ name, value, rule, attribute }] : []
  })
}

/** One of them; empty where it is not written. */
export function attributeOf(component: Component, name: string): string {
  return attributesOf(component).find((attribute) => attribute.name === name)?.value ?? ''
}

/** Returns the language code of words that are marked with one within a sentence, in Markdown's tree or HTML's. */
export function wordsLanguageOf(node: object): string | undefined {
  return isComponent(node) && isInlineComponent(node.name) ? attributeOf(node, 'code') : undefined
}

/** Returns the language code of a block that is a side of a comparison. */
export function languageOfSide(parent: object, index: number): string | undefined {
  const isSide = isComponent(parent) && parent.name === 'Comparison'
  return isSide ? attributeOf(parent, index === 0 ? 'from' : 'to') || undefined : undefined
}

function isComponent(node: object): node is Component {
  return 'name' in node && 'attributes' in node
}
