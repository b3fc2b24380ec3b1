import type { Definition, LinkReference } from 'mdast'
import { IMAGE_PATH } from '../../../content/collections.ts'
import { shorten } from '../shorten.ts'
import { describeLinkToPicture } from './links.ts'
import type { Rule } from './rule.ts'

/** Addresses that stand apart, `[name]: /contact`: one for each name, and all of them used. */
export const definitions: Rule = ({ report }) => {
  const known = new Map<string, Definition>()
  const used = new Set<string>()
  const references: LinkReference[] = []
  return {
    enter: (node) => {
      if (node.type === 'linkReference' || node.type === 'imageReference') used.add(node.identifier)
      if (node.type === 'linkReference') references.push(node)
      if (node.type !== 'definition') return
      const earlier = known.get(node.identifier)
      if (earlier) {
        report(
          node,
          `[${node.label ?? node.identifier}] has an address already, "${shorten(earlier.url)}". Give this one another name, or delete it`,
          earlier.url === node.url ? { severity: 'warning' } : {},
        )
      } else known.set(node.identifier, node)
    },
    leave: () => {
      for (const node of references) {
        const url = known.get(node.identifier)?.url ?? ''
        if (IMAGE_PATH.test(url)) report(node, describeLinkToPicture(url))
      }
      for (const [identifier, node] of known) {
        if (used.has(identifier)) continue
        const label = node.label ?? identifier
        report(node, `nothing is linked to [${label}]. Write [words][${label}] where it belongs, or delete it`, {
          severity: 'warning',
        })
      }
    },
  }
}
