import type { Element, ElementContent, Nodes } from 'hast'

/** Makes an element of HTML's tree. */
export function element(tagName: string, properties: Element['properties'], children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children }
}

export function isElement(node: Nodes): node is Element {
  return node.type === 'element'
}
