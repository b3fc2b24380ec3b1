import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { isNeutralLink, pageOfFile } from '../../renderer/addresses.ts'
import { addressesOf } from './addresses.ts'

/**
 * Returns the addresses, without language, of documents that no visitor sees yet in any language: drafts, and what is planned
 * for a later day. Only the first lines of files are looked at: documents link to each other before all of them are read.
 *
 * @param files every document from the project's root
 * @param day the one that the site is made for
 */
export function findEarlyPaths(root: string, files: readonly string[], day: string): ReadonlySet<string> {
  const early = new Set<string>()
  const published = new Set<string>()
  for (const file of files) {
    const [, head = ''] = readFileSync(join(root, file), 'utf8').split(/^---/m, 2)
    const [, date = ''] = /^date:\s*["']?(\d{4}-\d\d-\d\d)/m.exec(head) ?? []
    const isEarly = /^draft:\s*true\b/m.test(head) || date > day
    for (const path of addressesOf([posix.normalize(file)])) (isEarly ? early : published).add(path)
  }
  return new Set([...early].filter((path) => !published.has(path)))
}

/** Makes plain text of the links to what is not published yet, those of components too. */
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

/** Whether a link leads to one of those addresses. */
export function leadsTo(paths: ReadonlySet<string>, url: string): boolean {
  const path = url.replace(/[?#].*$/, '')
  return isNeutralLink(url) && paths.has(pageOfFile(path) ?? path)
}
