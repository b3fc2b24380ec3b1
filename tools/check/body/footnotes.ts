import type { FootnoteDefinition } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { type Finding, matchesOf, type Rule } from '../../content/body/rule.ts'

/**
 * A footnote has one text, and a reference link an address. Wrong: `[^1]:` alone; `[^1]` in the text, and nothing else;
 * `[^1]: …` twice; `[nous][contact]` alone.
 */
export const footnoteMissing: Rule = (body) => {
  const notes = body.all('footnoteDefinition')
  const isWrong = (node: FootnoteDefinition, index: number) =>
    textOf(node).trim() === '' || notes.findIndex(({ identifier }) => identifier === node.identifier) < index
  return [
    ...notes.filter(isWrong).map((node): Finding => {
      return { name: 'footnote-missing', at: node, values: { label: labelOf(node) } }
    }),
    // Another rule reports a space before the colon of the definition.
    ...matchesOf(body, /\[\^[^\]\s]*\](?![ \u00a0\u202f]*:)/g)
      .filter(({ mark }) => !/^[ \u00a0\u202f]:/m.test(body.source.split(`\n${mark}`)[1] ?? ''))
      .map(({ mark, at }): Finding => ({ name: 'footnote-missing', at, values: { label: mark } })),
    ...matchesOf(body, /(?<!\w)!?\[(?!\^)[^[\]\n]+\]\[[^[\]\n^]*\]/g).map(({ mark, at }): Finding => {
      return { name: 'footnote-missing_address', at, values: { mark } }
    }),
  ]
}

/** A footnote has a reference: without one, it is not shown. Wrong: `[^1]: …` alone. */
export const footnoteUnused: Rule = ({ all }) => {
  const referred = new Set(all('footnoteReference').map(({ identifier }) => identifier))
  return all('footnoteDefinition')
    .filter(({ identifier }) => !referred.has(identifier))
    .map((node) => ({ name: 'footnote-unused', at: node, values: { label: labelOf(node) } }))
}

function labelOf({ label, identifier }: FootnoteDefinition): string {
  return `[^${label ?? identifier}]`
}
