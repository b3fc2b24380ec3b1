import type { Definition, FootnoteDefinition } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { ADDRESS, marks, SPACE } from './marks.ts'
import { error } from './rule.ts'

/** Rules for footnotes and addresses that stand apart. */
export const footnoteRules = [
  /** A footnote, or an address that stands apart, is defined once. Wrong: `[^1]: …` twice, `[nous]: /contact` twice. */
  error('definition-twice', ({ all }, report) => {
    const seen = new Set<string>()
    for (const node of [...all('footnoteDefinition'), ...all('definition')]) {
      const label = labelOf(node)
      if (seen.has(label.toLowerCase())) report(node, { label })
      seen.add(label.toLowerCase())
    }
  }),

  /** No space stands before the colon of a footnote or an address. Wrong: `[^1] : Une note`. */
  marks(error, 'definition-colon', [
    [
      new RegExp(String.raw`(?<=^[ \t]*)(?:\[\^[^\]\n]+\]${SPACE}+:|\[[^\]\n]+\]${SPACE}+:(?=[ \t]+${ADDRESS}))`, 'gm'),
      (written) => written.replace(/\][^\]]*:$/, ']:'),
    ],
  ]),

  /** A footnote has a text. Wrong: `[^1]:` alone; `[^1]` in the text, and nothing else. */
  error('footnote-missing', (body, report) => {
    for (const node of body.all('footnoteDefinition')) {
      if (textOf(node).trim() === '' && node.children.every(({ type }) => type === 'paragraph')) {
        report(node, { label: labelOf(node) })
      }
    }
    body.literal = body.literal.replaceAll(/\[\^[^\]\n]*\]/g, (label, from: number) => {
      // A space before the colon of its definition is reported by another rule.
      const isMistyped = [' ', '\u00a0', '\u202f'].some((space) => body.source.includes(`\n${label}${space}:`))
      if (!isMistyped) report({ from, to: from + label.length }, { label })
      return ' '.repeat(label.length)
    })
  }),

  /** A footnote is referred to: else it would not be shown. Wrong: `[^1]: …` alone. */
  error('footnote-unused', ({ all }, report) => {
    const seen = new Set(all('footnoteReference').map(({ identifier }) => identifier))
    for (const node of all('footnoteDefinition')) {
      if (!seen.has(node.identifier)) report(node, { label: labelOf(node) })
      seen.add(node.identifier)
    }
  }),
]

function labelOf({ type, label, identifier }: FootnoteDefinition | Definition): string {
  return `[${type === 'footnoteDefinition' ? '^' : ''}${label ?? identifier}]`
}
