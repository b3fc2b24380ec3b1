import { firstWord, shorten } from '../shorten.ts'
import type { Rule } from './rule.ts'

/** Content is not code: what could run, and HTML, is refused; components.ts has the tags. */
export const programs: Rule = ({ report }) => ({
  enter: (node) => {
    switch (node.type) {
      case 'mdxjsEsm':
        report(
          node,
          `a paragraph that begins with "${firstWord(node.value)}" would be a program. Content is not code: delete it, or begin the sentence with another word`,
        )
        break
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        report(
          node,
          `{${shorten(node.value)}} would be a program. Content is not code: delete it, or write \\{ for a brace`,
        )
        break
      case 'html':
        report(node, 'raw HTML is not read. Write it in Markdown')
        break
      default:
    }
  },
})
