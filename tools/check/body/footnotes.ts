import type { FootnoteDefinition } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { rule } from './rule.ts'

/** A footnote, or an address that stands apart, is defined once. Wrong: `[^1]: …` twice, `[nous]: /contact` twice. */
export const definitionTwice = rule('definition-twice', ({ all }, report) => {
  const seen = new Set<string>()
  for (const node of [...all('footnoteDefinition'), ...all('definition')]) {
    const label = labelOf(node)
    if (seen.has(label.toLowerCase())) report(node, { label })
    seen.add(label.toLowerCase())
  }
})

/** A footnote has a text. Wrong: `[^1]:` alone; `[^1]` in the text, and nothing else. */
export const footnoteMissing = rule('footnote-missing', (body, report) => {
  for (const node of body.all('footnoteDefinition')) {
    if (textOf(node).trim() === '' && node.children.every(({ type }) => type === 'paragraph')) {
      report(node, { label: labelOf(node) })
    }
  }
  body.literal = body.literal.replaceAll(/\[\^[^\]\n]*\]/g, (label, from: number) => {
    // It has one, and that is told.
    const isMistyped = [' ', '\u00a0', '\u202f'].some((space) => body.source.includes(`\n${label}${space}:`))
    if (!isMistyped) report({ from, to: from + label.length }, { label })
    return ' '.repeat(label.length)
  })
})

/** A footnote is referred to: else it would not be shown. Wrong: `[^1]: …` alone. */
export const footnoteUnused = rule('footnote-unused', ({ all }, report) => {
  const used = new Set(all('footnoteReference').map(({ identifier }) => identifier))
  const told = new Set<string>()
  for (const node of all('footnoteDefinition')) {
    if (!used.has(node.identifier) && !told.has(node.identifier)) report(node, { label: labelOf(node) })
    told.add(node.identifier)
  }
})

/** An address that stands apart is used. Wrong: `[nous]: /contact` alone. */
export const referenceUnused = rule('reference-unused', ({ all }, report) => {
  const used = new Set([...all('linkReference'), ...all('imageReference')].map(({ identifier }) => identifier))
  for (const node of all('definition')) if (!used.has(node.identifier)) report(node, { label: labelOf(node) })
})

function labelOf({
  type,
  label,
  identifier,
}: Pick<FootnoteDefinition, 'label' | 'identifier'> & { type: string }): string {
  return `[${type === 'footnoteDefinition' ? '^' : ''}${label ?? identifier}]`
}
