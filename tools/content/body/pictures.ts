import { IMAGE_PATH } from '../../../content/collections.ts'
import { type Rule, startOf } from './rule.ts'

/** Pictures: where they may come from, and that they are described. */
export const pictures: Rule = ({ facts, report, locate }) => ({
  enter: (node) => {
    if (node.type === 'imageReference') {
      report(node, 'pictures by reference are not read. Write ![description](../../images/name.jpg)')
    }
    if (node.type !== 'image') return
    if (IMAGE_PATH.test(node.url)) facts.images.push({ url: node.url, ...locate(startOf(node)) })
    else {
      report(
        node,
        `the picture "${node.url}" is not one of content/images. Put it there and write ![description](../../images/name.jpg)`,
      )
    }
    if (!node.alt?.trim()) {
      report(node, 'the picture has no description for those who do not see it. Write ![what it shows](…)')
    }
  },
})
