import type { Rule } from './rule.ts'

/** From a letter or a figure to the next space. */
const WORD = /[\p{L}\d]\S*/gu

/** Counts the words of prose, for the reading time. */
export const words: Rule = ({ facts }) => ({
  enter: (node) => {
    if (node.type === 'text') {
      facts.words += node.value.match(WORD)?.length ?? 0
    }
  },
})
