import type { Nodes } from 'mdast'
import { type Position, shorten } from './diagnostics.ts'
import { endOf, positionOf, startOf } from './locate.ts'

/** A part of a document's structure, such as a heading or a picture. */
export interface OutlinePart {
  /** Its kind, which translations share: `heading 2`, a component’s name. Which picture may differ by language. */
  readonly kind: string
  /** Its first line, for messages. */
  readonly written: string
  readonly position: Position
}

/** The nodes that are parts; inline components mark words of another language, which differ by version. */
const PARTS = /^(?:heading|image|table|code|mdxJsxFlowElement)$/

/**
 * Returns the parts of a document.
 *
 * @param nodes those of the whole file, in order
 */
export function readOutline(nodes: readonly Nodes[], source: string): OutlinePart[] {
  const parts = nodes.filter(({ type }) => PARTS.test(type))
  return parts.map((node) => {
    const [written = ''] = source.slice(startOf(node), endOf(node)).split('\n')
    const kind = `${node.type} ${'depth' in node ? node.depth : ''}${'name' in node ? node.name : ''}`
    return { kind, written: shorten(written), position: positionOf(node) }
  })
}
