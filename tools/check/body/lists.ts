import { shorten } from '../../content/shorten.ts'
import { endOf, startOf } from './offsets.ts'
import { rule } from './rule.ts'

/** `[]`, `[ x]`, `[x ]`: nearly the box of a task. */
const NEARLY_A_BOX = /^\[(?:|[ \u00a0]{2,}|[ \u00a0]?[xX✓✔][ \u00a0]?|\u00a0)\](?=\s|$)/
const SPACES = '[ \\t\\u00a0\\u2000-\\u200a\\u202f]'
/** What people type before the entries of a list, at the beginning of a line: a bullet, a dash, a number. */
const BULLETS: ReadonlyArray<readonly [pattern: RegExp, wanted: (bullet: string) => string]> = [
  [new RegExp(`(?<=^[ \\t]*)[•·◦▪▫●○■□‣⁃∙➢➤►▶]${SPACES}*(?=\\S)`, 'gm'), () => '- '],
  [new RegExp(`(?<=^[ \\t]*)[–—]${SPACES}+(?=\\S)`, 'gm'), () => '- '],
  [/(?<=^[ \t]*)-[\u00a0\u2000-\u200a\u202f]*(?=[\p{L}[«“])/gmu, () => '- '],
  [
    /(?<=^[ \t]*)\d{1,3}[.)][\u00a0\u2000-\u200a\u202f]*(?=[\p{L}«“])/gmu,
    (bullet) => `${/^\d+[.)]/.exec(bullet)?.[0]} `,
  ],
]

/** An entry of a list has words. Wrong: `-` alone. */
export const listItemEmpty = rule('list-item-empty', ({ all }, report) => {
  for (const node of all('listItem')) if (node.children.length === 0) report(node)
})

/** A box to tick is `[ ]` or `[x]`. Wrong: `- [] un`. */
export const taskBox = rule('task-box', ({ all, source }, report) => {
  for (const { children } of all('listItem')) {
    const [first] = children
    if (first?.type !== 'paragraph') continue
    const from = startOf(first)
    const mark = NEARLY_A_BOX.exec(source.slice(from, endOf(first)))?.[0]
    if (mark === undefined || /^\[[ xX]\]$/.test(mark)) continue
    const instead = /[xX✓✔]/.test(mark) ? '[x]' : '[ ]'
    report({ from, to: from + mark.length, text: instead }, { mark, instead })
  }
})

/**
 * A list begins with - or 1. and a space. Wrong: two lines that begin with `• `, which would be run together; one alone may be
 * meant, and a dialogue has dashes with empty lines between.
 */
export const listUnread = rule('list-unread', (body, report) => {
  for (const paragraph of body.all('paragraph')) {
    const start = startOf(paragraph)
    const literal = body.literal.slice(start, endOf(paragraph))
    for (const [pattern, wanted] of BULLETS) {
      const found = [...literal.matchAll(pattern)]
      const [first] = found
      const last = found.at(-1)
      if (!first || !last || found.length < 2) continue
      const [from, to] = [start + first.index, start + last.index + last[0].length]
      const instead = wanted(first[0])
      // Dashes may be a dialogue's; within a paragraph, no list begins with 2.
      const isClear = !/[–—]/.test(first[0]) && (/^(?:-|1)/.test(instead) || first.index === 0)
      const text = isClear ? mend(body.source.slice(from, to), found, wanted) : undefined
      report({ from, to, text }, { mark: shorten(first[0]), instead: instead.trim() })
      body.literal = body.literal.slice(0, from) + ' '.repeat(to - from) + body.literal.slice(to)
      break
    }
  }
})

function mend(written: string, found: readonly RegExpExecArray[], wanted: (bullet: string) => string): string {
  const from = found[0]?.index ?? 0
  return found.reduceRight(
    (text, { 0: bullet, index }) =>
      text.slice(0, index - from) + wanted(bullet) + text.slice(index - from + bullet.length),
    written,
  )
}
