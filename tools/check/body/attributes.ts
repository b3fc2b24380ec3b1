import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx'
import { findAttributeRule, type MdxAttributeRule } from '../../../components/mdx/registry.ts'

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
