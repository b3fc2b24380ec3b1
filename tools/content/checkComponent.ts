import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx'
import { mdxComponentRules } from '../../components/mdx/registry.ts'
import { describeHtml, isHtml } from './describeHtml.ts'
import { didYouMean } from './suggest.ts'

/** A tag of a document, on a line of its own or within a sentence. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

/**
 * A component of a document must be one of ours, with plain texts as attributes: anything else could run.
 *
 * @param report is told of each diagnostic, with the part of the document that it is in
 */
export function checkComponent(
  node: JsxElement,
  report: (node: JsxElement | MdxJsxAttribute | MdxJsxExpressionAttribute, message: string) => void,
): void {
  const name = node.name
  if (name === null) {
    report(node, 'an empty tag <>. Delete it, or write \\< for the sign')
    return
  }
  const known = Object.keys(mdxComponentRules)
  const rule = Object.hasOwn(mdxComponentRules, name) ? mdxComponentRules[name] : undefined
  if (!rule) {
    report(node, isHtml(name) ? describeHtml(name) : `<${name}> is no component of ours. ${didYouMean(name, known)}`)
    return
  }
  if (node.type === 'mdxJsxTextElement') {
    report(
      node,
      `<${name}> stands within a sentence. Put <${name}> and </${name}> on lines of their own, with empty lines around`,
    )
  }
  const written = new Set<string>()
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      report(attribute, `<${name}> has an attribute in braces. Write attributes as name="text"`)
      continue
    }
    if (written.has(attribute.name)) report(attribute, `<${name}> has ${attribute.name} twice. Delete one of the two`)
    written.add(attribute.name)
    const attributes = [...rule.required, ...rule.optional]
    if (!attributes.includes(attribute.name)) {
      report(attribute, `<${name}> has no attribute "${attribute.name}". ${didYouMean(attribute.name, attributes)}`)
    } else if (typeof attribute.value !== 'string' || attribute.value.trim() === '') {
      report(attribute, `<${name}> wants a text for ${attribute.name}. Write ${attribute.name}="text"`)
    }
  }
  for (const attribute of rule.required) {
    if (!written.has(attribute)) {
      report(node, `<${name}> needs the attribute ${attribute}. Write <${name} ${attribute}="…">`)
    }
  }
}
