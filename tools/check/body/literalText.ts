import type { Nodes, Root } from 'mdast'
import { endOf, startOf } from './offsets.ts'

/** Stands for a character of Markdown within a paragraph; from Unicode's private use area, so no text has it. */
export const MARKUP = '\ue000'

/** https://spec.commonmark.org/0.31.2/#backslash-escapes */
const ESCAPE = /\\[!-/:-@[-`{-~]/g
const CONTAINERS = /^(?:root|list|listItem|blockquote|footnoteDefinition|mdxJsxFlowElement)$/
const INLINE = /^(?:inlineCode|image|imageReference|footnoteReference|break)$/

/**
 * Returns the source with all Markdown in it taken out, each character in its place: MARKUP within a paragraph, spaces
 * elsewhere. What is left is shown as it was typed, and marks that were not understood are found in it.
 */
export function literalTextOf(tree: Root, source: string): string {
  const pieces: string[] = []
  let end = 0
  /** Whether what comes next goes on in a line of text, or begins one. */
  let isWithin = false
  const fillTo = (offset: number) => {
    if (offset <= end) return
    pieces.push(source.slice(end, offset).replace(/[^\n]/g, isWithin ? MARKUP : ' '))
    end = offset
  }
  const visit = (node: Nodes): void => {
    if (node.type === 'text') {
      fillTo(startOf(node))
      pieces.push(hideMarkup(source.slice(end, endOf(node))))
      end = Math.max(end, endOf(node))
      isWithin = true
      return
    }
    const isBlock = /^(?:paragraph|heading|table)$/.test(node.type)
    const begins = 'children' in node ? !CONTAINERS.test(node.type) : INLINE.test(node.type)
    if (isBlock || (!isWithin && begins)) {
      fillTo(startOf(node))
      isWithin = !isBlock || node.type === 'heading'
    }
    if ('children' in node) for (const child of node.children) visit(child)
    if (isBlock) {
      fillTo(endOf(node))
      isWithin = false
    }
  }
  visit(tree)
  fillTo(source.length)
  return pieces.join('')
}

/** Returns a piece of it as a writer reads it: Markdown that was understood stands for nothing. */
export function unmarked(literal: string): string {
  return literal.replaceAll(MARKUP, '')
}

/** A quotation's marks at the beginning of further lines are part of what the parser calls text. */
function hideMarkup(typed: string): string {
  return typed.replace(ESCAPE, MARKUP + MARKUP).replace(/\n[ \t>]+/g, (start) => `\n${' '.repeat(start.length - 1)}`)
}
