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
  const labels = definitions.map(labelOf)
  const empty = body.all('footnoteDefinition').filter((node) => textOf(node).trim() === '')
  const second = definitions.filter((_, index) => labels.indexOf(labels[index] ?? '') < index)
  return [
    ...empty.map((node): Finding => ({ name: 'footnote-missing', at: node, values: { label: labelOf(node) } })),
    ...second.map((node): Finding => ({ name: 'footnote-missing_twice', at: node, values: { label: labelOf(node) } })),
    // Another rule reports a space in the name, or before the colon of the definition.
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

/** A footnote has its mark after a link, which it would cut in two. Wrong: `[un[^1]](/contact)`. */
export const footnoteInLink: Rule = ({ all }) =>
  all('footnoteReference')
    .filter((note) => all('link').some((link) => startOf(link) < startOf(note) && endOf(note) < endOf(link)))
    .map((note) => ({ name: 'footnote-in-link', at: note, values: { mark: `[^${note.label}]` } }))

function labelOf({ type, label, identifier }: FootnoteDefinition | Definition): string {
  return `[${type === 'footnoteDefinition' ? '^' : ''}${(label ?? identifier).toLowerCase()}]`
}
