import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { isInlineComponent } from '../../components/mdx/registry.ts'
import { type Position, shorten } from './diagnostics.ts'
import { positionOf } from './locate.ts'

/** A part of a document's structure, such as a heading or a picture. */
export interface OutlinePart {
  /** Its kind, which translations share: `heading 2`, `<Note>`, `picture`. Which picture may differ by language. */
  readonly kind: string
  /** The part as Markdown, for messages. */
  readonly written: string
  readonly position: Position
}

/** Returns the parts of a document, given its nodes in reading order. */
export function readOutline(nodes: readonly Nodes[]): OutlinePart[] {
  return nodes.flatMap((node) => {
    const [kind, written = kind] = describePart(node)
    return kind === undefined || written === undefined ? [] : { kind, written, position: positionOf(node) }
  })
}

function describePart(node: Nodes): readonly [kind?: string, written?: string] {
  if (node.type === 'heading') return [`heading ${node.depth}`, `${'#'.repeat(node.depth)} ${shorten(textOf(node))}`]
  if (node.type === 'image') return ['picture', `![…](${node.url})`]
  if (node.type === 'table') return [`| … | (${node.children.length} × ${node.children[0]?.children.length ?? 0})`]
  if (node.type === 'code') return ['```']
  const isComponent = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
  // Inline components mark words of another language, which differ by version.
  return isComponent && !isInlineComponent(node.name) ? [`<${node.name}>`] : []
}
