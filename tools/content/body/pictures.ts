import { describeAlternative } from '../alternativeText.ts'
import { type Rule, startOf } from './rule.ts'

/** Pictures: that they are described. Whether they are there is for tools/content/pictureAddresses.ts to say. */
export const pictures: Rule = ({ facts, report, locate }) => ({
  enter: (node) => {
    if (node.type === 'imageReference') {
      report(node, 'pictures by reference are not read. Write ![description](../../images/name.jpg)')
    }
    if (node.type !== 'image') return
    facts.images.push({ url: node.url, ...locate(startOf(node)) })
    if (!node.alt?.trim()) {
      report(node, 'the picture has no description for those who do not see it. Write ![what it shows](…)')
      return
    }
    const problem = describeAlternative(node.alt, node.url)
    if (problem) report(node, problem.message, problem)
  },
})
