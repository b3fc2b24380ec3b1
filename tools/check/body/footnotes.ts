import type { Definition, FootnoteDefinition } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { type Finding, matchesOf, type Rule } from '../../content/body/rule.ts'
import { endOf, startOf } from '../../content/locate.ts'

/**
 * A footnote has one text, and a reference link one address. Wrong: `[^1]:` alone; `[^1]` in the text, and nothing else;
 * `[nous][contact]` alone; `[^1]: …` twice.
 */
export const footnoteMissing: Rule = (body) => {
  const definitions = [...body.all('footnoteDefinition'), ...body.all('definition')]
  const empty = body
    .all('footnoteDefinition')
    .filter((node) => textOf(node).trim() === '' && node.children.every(({ type }) => type === 'paragraph'))
  const isSecond = (node: Definition | FootnoteDefinition) =>
    definitions.some((other) => other !== node && labelOf(other) === labelOf(node) && startOf(other) < startOf(node))
  // Another rule reports a space before the colon of the definition, or in the name.
  const isMistyped = (mark: string) => /\s/.test(mark) || /^[ \u00a0\u202f]:/.test(afterLastOf(body.source, mark))
  return [
    ...empty.map((node): Finding => ({ name: 'footnote-missing', at: node, values: { label: labelOf(node) } })),
    ...definitions
      .filter(isSecond)
      .map((node): Finding => ({ name: 'footnote-missing_twice', at: node, values: { label: labelOf(node) } })),
    ...matchesOf(body, /\[\^[^\]\n]*\]/g)
      .filter(({ mark }) => !isMistyped(mark))
      .map(({ mark, at }): Finding => ({ name: 'footnote-missing', at, values: { label: mark } })),
    ...matchesOf(body, /(?<!\w)!?\[(?!\^)[^[\]\n]+\]\[[^[\]\n^]*\]/g).map(({ mark, at }): Finding => ({
      name: 'footnote-missing_address',
      at,
      values: { mark },
    })),
  ]
}

function afterLastOf(source: string, mark: string): string {
  const start = source.lastIndexOf(`\n${mark}`)
  return start < 0 ? '' : source.slice(start + 1 + mark.length)
}

/** A footnote has a reference: without one, it is not shown. Wrong: `[^1]: …` alone. */
export const footnoteUnused: Rule = ({ all }) => {
  const referred = new Set(all('footnoteReference').map(({ identifier }) => identifier))
  return all('footnoteDefinition')
    .filter(({ identifier }) => !referred.has(identifier))
    .map((node) => ({ name: 'footnote-unused', at: node, values: { label: labelOf(node) } }))
}

/** A footnote has its mark after a link, which it would cut in two. Wrong: `[un[^1]](/contact)`. */
export const footnoteInLink: Rule = ({ all, source }) =>
  all('footnoteReference')
    .filter((note) => all('link').some((link) => startOf(link) < startOf(note) && endOf(note) < endOf(link)))
    .map((note) => {
      return { name: 'footnote-in-link', at: note, values: { mark: source.slice(startOf(note), endOf(note)) } }
    })

function labelOf({ type, label, identifier }: FootnoteDefinition | Definition): string {
  return `[${type === 'footnoteDefinition' ? '^' : ''}${(label ?? identifier).toLowerCase()}]`
}
