import type { FootnoteDefinition, FootnoteReference } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { Rule } from './rule.ts'

/** Footnotes: each is referred to, has one text, and is shown. Those without a text are in unreadMarks.ts. */
export const footnotes: Rule = ({ report }) => {
  const definitions = new Map<string, FootnoteDefinition>()
  const references = new Map<string, FootnoteReference>()
  return {
    enter: (node) => {
      if (node.type === 'footnoteReference' && !references.has(node.identifier)) references.set(node.identifier, node)
      if (node.type !== 'footnoteDefinition') return
      const label = `[^${node.label ?? node.identifier}]`
      if (definitions.has(node.identifier)) {
        report(
          node,
          `the footnote ${label} has a text already, so that this one would not be shown. Give it another number, or delete it`,
        )
        return
      }
      if (node.children.length === 0 || (textOf(node).trim() === '' && node.children[0]?.type === 'paragraph')) {
        report(node, `the footnote ${label} is empty. Write its text after the colon`)
      } else definitions.set(node.identifier, node)
    },
    leave: () => {
      for (const [identifier, node] of definitions) {
        if (references.has(identifier)) continue
        const label = `[^${node.label ?? identifier}]`
        report(
          node,
          `nothing refers to the footnote ${label}, so that it would not be shown. Write ${label} where it belongs, or delete it`,
        )
      }
    },
  }
}
