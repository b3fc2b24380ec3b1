import type { Rule } from './rule.ts'

/** What shows nothing by itself. */
const SHOWS_NOTHING = new Set(['yaml', 'definition', 'footnoteDefinition'])

/** A document says something. */
export const emptyBody: Rule = ({ source, isPartial, report }) => ({
  enter: (node) => {
    if (!isPartial && node.type === 'root' && node.children.every(({ type }) => SHOWS_NOTHING.has(type))) {
      report(source.trimEnd().length, 'there is no text below the keys. Write it, after an empty line')
    }
  },
})
