import type { Nodes, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { isInlineComponent } from '../../../components/mdx/registry.ts'
import type { Position } from '../../content/diagnostics.ts'
import { shorten } from '../../content/shorten.ts'

/** A part of a document besides its sentences. */
export interface OutlinePart extends Position {
  readonly kind: 'heading' | 'picture' | 'component' | 'table' | 'code' | 'footnote' | 'link'
  /** The detail that its translation shares: level, file, name, rows × columns, address. */
  readonly detail: string
  /** As Markdown writes it, for messages. */
  readonly written: string
}

type Description = readonly [kind: OutlinePart['kind'], detail: string, written: string]

/** Returns the parts of a document in reading order. */
export function readOutline(tree: Root): OutlinePart[] {
  const outline: OutlinePart[] = []
  visit(tree, (node) => {
    const { line = 1, column = 1 } = node.position?.start ?? {}
    const [kind, detail, written] = describePart(node) ?? []
    if (kind && detail !== undefined && written) outline.push({ kind, detail, written, line, column })
  })
  return outline
}

function describePart(node: Nodes): Description | undefined {
  switch (node.type) {
    case 'heading':
      return ['heading', String(node.depth), `${'#'.repeat(node.depth)} ${shorten(textOf(node))}`]
    case 'image':
      return ['picture', node.url, `![…](${node.url})`]
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      // Which words are of another language depends on the document's.
      return isInlineComponent(node.name) ? undefined : ['component', node.name ?? '', `<${node.name}>`]
    case 'table': {
      const size = `${node.children.length} × ${node.children[0]?.children.length ?? 0}`
      return ['table', size, `| … | (${size})`]
    }
    case 'code':
      return ['code', node.lang ?? '', '```']
    case 'footnoteDefinition':
      return ['footnote', '', '[^…]']
    case 'link':
    case 'definition': {
      // Pages of the site: which part of one depends on the language.
      const page = node.url.replace(/[?#].*/, '')
      return /^\/(?!\/)/.test(node.url) ? ['link', page, `[…](${page})`] : undefined
    }
    default:
      return undefined
  }
}
