import type { Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { isNeutralLink, pageOfFile } from '../../renderer/addresses.ts'
import type { Entry } from '../../renderer/entry.ts'
import { isPublished } from './publication.ts'

/** Returns the addresses, without language, of documents that are drafts or scheduled in all of their languages. */
export function findEarlyPaths(documents: ReadonlyArray<{ readonly entry: Entry }>): ReadonlySet<string> {
  const published = new Set(documents.filter(({ entry }) => isPublished(entry)).map(({ entry }) => entry.path))
  return new Set(documents.map(({ entry }) => entry.path).filter((path) => !published.has(path)))
}

/** Turns links to unpublished documents into plain text, and removes them from components. */
export function unlinkEarly(tree: Root, paths: ReadonlySet<string>): void {
  if (paths.size === 0) return
  const isEarly = (url: string) => leadsTo(paths, url)
  const defined = new Set<string>()
  visit(tree, 'definition', ({ identifier, url }) => {
    if (isEarly(url)) defined.add(identifier)
  })
  visit(tree, (node, index, parent) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      node.attributes = node.attributes.filter(
        (attribute) =>
          !(attribute.type === 'mdxJsxAttribute' && attribute.name === 'link' && isEarly(String(attribute.value))),
      )
    }
    const isLink =
      node.type === 'link' ? isEarly(node.url) : node.type === 'linkReference' && defined.has(node.identifier)
    if (!isLink || !parent || index === undefined || !('children' in node)) return undefined
    parent.children.splice(index, 1, ...node.children)
    return [SKIP, index]
  })
}

/** Returns whether a link leads to one of the paths. */
export function leadsTo(paths: ReadonlySet<string>, url: string): boolean {
  const path = url.replace(/[?#].*$/, '')
  return isNeutralLink(url) && paths.has(pageOfFile(path) ?? path)
}
