import type { Nodes, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { isInlineComponent } from '../../../components/mdx/registry.ts'

/** What a document is built of, besides its sentences. */
export type PartKind = 'heading' | 'picture' | 'component' | 'table' | 'code' | 'footnote' | 'link'

/** A part of a document: short, because those of thousands of documents are kept. */
export type OutlinePart = readonly [
  kind: PartKind,
  /** What its translation has in common with it: level, file, name, rows × columns, address. */
  detail: string,
  line: number,
  column: number,
  /** What it says, for messages. */
  label?: string,
]

/** @param tree the whole file, parsed */
export function readOutline(tree: Root): OutlinePart[] {
  const outline: OutlinePart[] = []
  collectParts(tree, outline)
  return outline
}

function collectParts(node: Nodes, outline: OutlinePart[]): void {
  const part = describePart(node)
  if (part) {
    const [kind, detail, ...label] = part
    const { line = 1, column = 1 } = node.position?.start ?? {}
    outline.push([kind, detail, line, column, ...label])
  }
  if ('children' in node) for (const child of node.children) collectParts(child, outline)
}

function describePart(node: Nodes): readonly [kind: PartKind, detail: string, label?: string] | undefined {
  switch (node.type) {
    case 'heading':
      return ['heading', String(node.depth), textOf(node)]
    case 'image':
      return ['picture', node.url]
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      // Which words are of another language depends on the document's.
      return isInlineComponent(node.name) ? undefined : ['component', node.name ?? '']
    case 'table':
      return ['table', `${node.children.length} × ${node.children[0]?.children.length ?? 0}`]
    case 'code':
      return ['code', node.lang ?? '']
    case 'footnoteDefinition':
      return ['footnote', '']
    case 'link':
    case 'definition':
      // A page of ours: which part of it depends on the language.
      return /^\/(?!\/)/.test(node.url) ? ['link', node.url.replace(/[?#].*/, '')] : undefined
    default:
      return undefined
  }
}
