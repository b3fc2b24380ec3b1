import type { Nodes, Root } from 'mdast'
import { endOf, startOf } from './rule.ts'

/** Stands for a character of Markdown within a paragraph; from Unicode's private use area, so no text has it. */
export const MARKUP = '\ue000'

/** https://spec.commonmark.org/0.31.2/#backslash-escapes */
const ESCAPE = /\\[!-/:-@[-`{-~]/g

/**
 * The source with all that is Markdown taken out of it, each character in its place: what is left is shown as it was
 * typed. Marks that were not understood are found in it.
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
      const typed = source.slice(end, endOf(node))
      pieces.push(hideMarkup(typed))
      end = Math.max(end, endOf(node))
      isWithin = true
      return
    }
    if (!('children' in node)) {
      if (isWithin || !isInline(node)) return
      // A picture or code at the beginning of a line.
      fillTo(startOf(node))
      isWithin = true
      return
    }
    if (isBlock(node)) {
      fillTo(startOf(node))
      isWithin = node.type === 'heading'
    } else if (!isWithin && !isContainer(node)) {
      fillTo(startOf(node))
      isWithin = true
    }
    for (const child of node.children) visit(child)
    if (isBlock(node)) {
      fillTo(endOf(node))
      isWithin = false
    }
  }
  visit(tree)
  fillTo(source.length)
  return pieces.join('')
}

/** A piece of it as a writer reads it: Markdown that was understood stands for nothing. */
export function unmarked(literal: string): string {
  return literal.replaceAll(MARKUP, '')
}

/** A quotation's marks at the beginning of further lines are part of what the parser calls text. */
function hideMarkup(typed: string): string {
  const hidden = typed.includes('\\') ? typed.replace(ESCAPE, MARKUP + MARKUP) : typed
  return hidden.includes('\n') ? hidden.replace(/\n[ \t>]+/g, (start) => `\n${' '.repeat(start.length - 1)}`) : hidden
}

function isBlock({ type }: Nodes): boolean {
  return type === 'paragraph' || type === 'heading' || type === 'table'
}

function isContainer({ type }: Nodes): boolean {
  return /^(?:root|list|listItem|blockquote|footnoteDefinition|mdxJsxFlowElement)$/.test(type)
}

function isInline({ type }: Nodes): boolean {
  return /^(?:inlineCode|image|imageReference|footnoteReference|break)$/.test(type)
}
