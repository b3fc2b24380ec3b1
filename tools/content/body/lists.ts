import type { ListItem } from 'mdast'
import { type BodyContext, endOf, type Rule, startOf } from './rule.ts'

/** `[]`, `[ x]`, `[x ]`: nearly the box of a task. */
const NEARLY_A_BOX = /^\[(?:|[ \u00a0]{2,}|[ \u00a0]?[xX✓✔][ \u00a0]?|\u00a0)\](?=\s|$)/

/** Lists: an item says something, and a box to tick is one. */
export const lists: Rule = (context) => ({
  enter: (node) => {
    if (node.type === 'listItem') checkItem(node, context)
  },
})

function checkItem(item: ListItem, { source, report }: BodyContext): void {
  const [first] = item.children
  if (!first) {
    report(item, 'an item of a list without words. Write them, or delete it', { severity: 'warning' })
    return
  }
  if (first.type !== 'paragraph') return
  const start = startOf(first)
  const box = NEARLY_A_BOX.exec(source.slice(start, endOf(first)))?.[0]
  if (box === undefined || /^\[[ xX]\]$/.test(box)) return
  const wanted = /[xX✓✔]/.test(box) ? '[x]' : '[ ]'
  report(start, `"${box}" is no box to tick. Write ${wanted}`, {
    edits: [{ from: start, to: start + box.length, text: wanted }],
  })
}
