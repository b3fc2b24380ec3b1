import type { Nodes } from 'mdast'
import { endOf, startOf } from '../locate.ts'

/** Replaces each character of Markdown in a paragraph; from Unicode's private use area, so no text contains it. */
export const MARKUP = '\ue000'

/** A backslash escape: https://spec.commonmark.org/0.31.2/#backslash-escapes */
const ESCAPE = /\\[!-/:-@[-`{-~]/g

/**
 * Returns the source with its Markdown blanked out, at the same offsets: MARKUP in paragraphs, headings and tables,
 * spaces elsewhere. The rest is shown as it was typed, including marks that the parser did not understand.
 */
export function literalTextOf(nodes: readonly Nodes[], source: string): string {
  const units = source.replaceAll(/[^\n]/g, ' ').split('')
  const write = (from: number, text: string) => {
    for (let index = 0; index < text.length; index += 1) units[from + index] = text.charAt(index)
  }
  for (const node of nodes) {
    const written = source.slice(startOf(node), endOf(node))
    if (node.type === 'text') write(startOf(node), hideMarkup(written))
    else if (/^(?:paragraph|heading|table)$/.test(node.type)) {
      write(startOf(node), written.replaceAll(/[^\n]/g, MARKUP))
    }
  }
  return units.join('')
}

/** Blanks out escapes, and the `>` of a blockquote's further lines, which the parser leaves in text nodes. */
function hideMarkup(typed: string): string {
  return typed.replace(ESCAPE, MARKUP + MARKUP).replace(/\n[ \t>]+/g, (start) => `\n${' '.repeat(start.length - 1)}`)
}
