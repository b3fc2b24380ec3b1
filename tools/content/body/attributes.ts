import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx'
import { findAttributeRule, isInlineComponent } from '../../../components/mdx/registry.ts'

/** A component of a document, in a Markdown or HTML syntax tree. */
export interface Component {
  readonly name: string | null
  readonly attributes: ReadonlyArray<MdxJsxAttribute | MdxJsxExpressionAttribute>
}

/** Returns the text attributes of a component that have a rule, with it. */
export function attributesOf({ name: component, attributes }: Component) {
  return attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return []
    const { name, value } = attribute
    const rule = findAttributeRule(component, name)
    return rule ? [{ name, value, rule, attribute }] : []
  })
}

/** Returns the value of a text attribute, or an empty string if the component lacks it. */
export function attributeOf(component: Component, name: string): string {
  return attributesOf(component).find((attribute) => attribute.name === name)?.value ?? ''
}

/** Returns the language code of an inline component, in either syntax tree; undefined for any other node. */
export function wordsLanguageOf(node: object): string | undefined {
  return isComponent(node) && isInlineComponent(node.name) ? attributeOf(node, 'code') : undefined
}

/** Returns the language code of a block in a `<Comparison>`; undefined for any other block. */
export function languageOfSide(parent: object, index: number): string | undefined {
  const isSide = isComponent(parent) && parent.name === 'Comparison'
  return isSide ? attributeOf(parent, index === 0 ? 'from' : 'to') || undefined : undefined
}

function isComponent(node: object): node is Component {
  return 'name' in node && 'attributes' in node
}
