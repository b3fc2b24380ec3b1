import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { endOf, startOf } from '../../content/locate.ts'

/** Stands for a character of Markdown within a paragraph; from Unicode's private use area, so no text has it. */
export const MARKUP = '\ue000'

/** https://spec.commonmark.org/0.31.2/#backslash-escapes */
const ESCAPE = /\\[!-/:-@[-`{-~]/g

/**
 * Returns the source with all Markdown in it taken out, each character in its place: MARKUP within a paragraph or a table,
 * spaces elsewhere. What is left is shown as it was typed, and marks that were not understood are found in it.
 */
export function literalTextOf(tree: Root, source: string): string {
  const units = source.replaceAll(/[^\n]/g, ' ').split('')
  const write = (from: number, text: string) => {
    for (let index = 0; index < text.length; index += 1) units[from + index] = text.charAt(index)
  }
  visit(tree, (node) => {
    const written = source.slice(startOf(node), endOf(node))
    if (node.type === 'text') write(startOf(node), hideMarkup(written))
    else if (/^(?:paragraph|heading|table)$/.test(node.type)) {
      write(startOf(node), written.replaceAll(/[^\n]/g, MARKUP))
    }
  })
  return units.join('')
}

/** Returns a piece of it as a writer reads it: Markdown that was understood stands for nothing. */
export function unmarked(literal: string): string {
  return literal.replaceAll(MARKUP, '')
}

/** A quotation's marks at the beginning of further lines are part of what the parser calls text. */
function hideMarkup(typed: string): string {
  return typed.replace(ESCAPE, MARKUP + MARKUP).replace(/\n[ \t>]+/g, (start) => `\n${' '.repeat(start.length - 1)}`)
}
