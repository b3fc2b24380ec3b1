import type { Element, ElementContent, Nodes } from 'hast'

/** Returns an element of the HTML tree. */
export function element(tagName: string, properties: Element['properties'], children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children }
}

export function isElement(node: Nodes): node is Element {
  return node.type === 'element'
}
