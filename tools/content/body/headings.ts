import type { Heading, Paragraph } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { createHeadingSlugger } from '../headingIds.ts'
import { shorten } from '../shorten.ts'
import { endOf, type Rule, startOf } from './rule.ts'

/** `##Titre`, `##` and a no-break space: a space is wanted. */
const WITHOUT_SPACE = /^[ \t>]*(#{2,6})([\u00a0\u2000-\u200b\u202f\ufeff]*)(?=[^\s#])/gm

/** More than a few words on their own: it was to be a paragraph. */
const OF_A_PARAGRAPH = /\n|[.,;…]$/

/** Headings: one level after the other, no two alike, and none by mistake. */
export const headings: Rule = ({ source, facts, report }) => {
  const slugger = createHeadingSlugger()
  const seen = new Set<string>()
  let level = 1

  const checkUnderlined = (node: Heading, text: string): boolean => {
    if (source.slice(startOf(node), endOf(node)).startsWith('#')) return true
    const underline = source.slice(source.lastIndexOf('\n', endOf(node) - 1) + 1, endOf(node)).replace(/^[ \t>]+/, '')
    const marks = shorten(underline)
    const start = endOf(node) - underline.length
    if (!OF_A_PARAGRAPH.test(text)) {
      if (node.depth === 1) {
        report(
          node,
          `a line of ${marks} makes a heading of the first level of "${shorten(text)}", and the title of the page is one already. Write ## before it, and delete the line`,
        )
      }
      // A line of dashes below a few words is Markdown's other way to write ##.
      return true
    }
    report(
      start,
      `a line of ${marks} right below a text makes a heading of it. ${node.depth === 1 ? 'Delete it' : `Leave an empty line before ${marks}`}`,
      node.depth === 1 ? {} : { edits: [{ from: start, to: start, text: '\n' }] },
    )
    return false
  }

  const checkHeading = (node: Heading): void => {
    const text = textOf(node).trim()
    if (text === '') report(node, 'a heading without words. Write them, or delete the #')
    if (!checkUnderlined(node, text)) return
    if (node.depth === 1) {
      if (source[startOf(node)] === '#') {
        report(node, 'a heading of the first level: the title of the page is one already. Write ## instead of #')
      }
    } else if (node.depth > level + 1) {
      const wanted = '#'.repeat(level + 1)
      report(node, `a heading of level ${node.depth} follows level ${level}: one is skipped. Write ${wanted} instead`)
    }
    level = Math.max(2, node.depth)
    if (text !== '' && seen.has(text)) {
      report(
        node,
        `the heading "${shorten(text)}" is there twice: nobody could tell links to them apart. Say in it what is particular to this part`,
        { severity: 'warning' },
      )
    }
    seen.add(text)
    const id = slugger.slug(text)
    facts.fragments.push(id)
    if (node.depth === 2) facts.sections.push({ id, title: text })
  }

  const checkParagraph = (node: Paragraph): void => {
    const written = source.slice(startOf(node), endOf(node))
    if (!written.includes('##')) return
    for (const { 0: found, 1: marks = '', 2: space = '', index } of written.matchAll(WITHOUT_SPACE)) {
      const end = startOf(node) + index + found.length
      report(
        end - space.length - marks.length,
        space === ''
          ? `"${marks}" without a space after it makes no heading. Write ${marks} and a space`
          : `"${marks}" and a no-break space make no heading. Write ${marks} and an ordinary space`,
        { edits: [{ from: end - space.length, to: end, text: ' ' }] },
      )
      // It was meant as one: what follows is not to blame for a level that is skipped.
      level = Math.max(2, marks.length)
    }
  }

  return {
    enter: (node) => {
      if (node.type === 'heading') checkHeading(node)
      else if (node.type === 'paragraph') checkParagraph(node)
    },
  }
}
