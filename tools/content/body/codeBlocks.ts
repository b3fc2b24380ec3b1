import type { Code } from 'mdast'
import { type BodyContext, endOf, type Rule, startOf } from './rule.ts'

const FENCE = /^(`{3,}|~{3,})/

/** Code: it ends where the writer meant it to, and is code because the writer meant it. */
export const codeBlocks: Rule = (context) => ({
  enter: (node, ancestors) => {
    if (node.type === 'code') checkFence(node, context)
    const parent = ancestors.at(-1)
    if (node.type !== 'paragraph' || !parent) return
    // In other kinds of Markdown four spaces more than what it stands in make code of a text; MDX has no such code.
    const inner =
      parent.type === 'root' ? 1 : parent.type === 'listItem' ? parent.children[0]?.position?.start.column : undefined
    const column = node.position?.start.column ?? 1
    if (inner === undefined || column < inner + 4) return
    context.report(
      node,
      'a text that is indented by four spaces is not code here, but a paragraph. Delete the spaces; for code, write ``` on the lines before and after it',
      { severity: 'warning' },
    )
  },
})

function checkFence(node: Code, { source, report }: BodyContext): void {
  const written = source.slice(startOf(node), endOf(node))
  const fence = FENCE.exec(written)?.[1]
  if (fence === undefined) return
  const end = written.lastIndexOf('\n')
  const last = written
    .slice(end + 1)
    .replace(/^[ \t>]+/, '')
    .trimEnd()
  const isClosed = end >= 0 && last.length >= fence.length && last === (fence[0] ?? '').repeat(last.length)
  if (!isClosed) {
    report(
      node,
      `the code that begins with ${fence} is never closed, so that all that follows is code. Write ${fence} on a line of its own where it ends`,
    )
  }
}
