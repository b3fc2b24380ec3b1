import type { Rule } from './rule.ts'

/** Counts the words of prose, for the reading time. */
export const words: Rule = ({ facts }) => ({
  enter: (node) => {
    if (node.type === 'text') {
      facts.words += node.value.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
    }
  },
})
