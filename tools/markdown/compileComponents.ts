import type { ElementContent, Root } from 'hast'
import type { MdxJsxAttribute, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { Locale } from '../../renderer/languages.ts'
import { attributeOf } from '../content/body/attributes.ts'
import { nameLanguage } from '../content/languageCodes.ts'
import { element, isElement } from './elements.ts'

/**
 * Transforms the content of components that need more than Markdown expresses: the sides of a comparison, the button of
 * a call to action.
 *
 * @param tree the HTML tree, checked
 * @param locale the language of the document
 */
export function compileComponents(tree: Root, locale: Locale): void {
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === 'Comparison') node.children = placeSides(node, locale)
    else if (node.name === 'CallToAction') node.children = makeButton(node.children)
  })
}

/** Puts each text under the name of its language, with the direction of its script. */
function placeSides(node: MdxJsxFlowElementHast, locale: Locale): ElementContent[] {
  const codes = ['from', 'to'].map((name) => attributeOf(node, name))
  node.attributes = []
  return node.children.filter(isElement).map((text, index) => {
    const code = codes[index] ?? ''
    // The quotation only groups the paragraphs of a text.
    const children = text.tagName === 'blockquote' ? text.children : [text]
    return element('div', {}, [
      element('dt', {}, [{ type: 'text', value: nameLanguage(code, locale) ?? code }]),
      element('dd', { lang: code, dir: 'auto' }, children),
    ])
  })
}

/** Turns the link at the end of a call to action, alone in its paragraph, into a button. */
function makeButton(children: readonly ElementContent[]): ElementContent[] {
  const end = children.findLastIndex(isElement)
  return children.map((child, index) => {
    const link = index === end && isElement(child) ? child.children.find(isElement) : undefined
    const address = link?.properties['href']
    if (!link || typeof address !== 'string') return child
    const attributes: MdxJsxAttribute[] = [{ type: 'mdxJsxAttribute', name: 'href', value: address }]
    return { type: 'mdxJsxFlowElement', name: 'ButtonLink', attributes, children: link.children }
  })
}
