import { cloneElement, isValidElement, type ReactNode } from 'react'

/** Attributes by element type: `{ details: { open: true } }`. */
export type Changes = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** What a component rendered, with other attributes on the first element of each given type. */
export function alter(tree: ReactNode, changes: Changes): ReactNode {
  const open = new Map(Object.entries(changes))
  const visit = (node: ReactNode): ReactNode => {
    if (Array.isArray(node)) return node.map(visit)
    if (!isValidElement<{ children?: ReactNode }>(node)) return node
    const type = typeof node.type === 'string' ? node.type : ''
    const attributes = open.get(type)
    open.delete(type)
    const { children } = node.props
    if (children === undefined) return cloneElement(node, attributes)
    // One by one, as JSX gives them: React asks for keys in a list.
    return cloneElement(node, attributes, ...[children].flat(1).map(visit))
  }
  return visit(tree)
}
