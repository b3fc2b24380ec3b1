import GithubSlugger from 'github-slugger'
import type { Heading, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/**
 * Ids that pages of documents have besides those of the headings in them: a heading named « Menu » gets `menu-1`. A test holds
 * the list against the sources of these pages.
 */
export const reservedIds = [
  'blog-search',
  'contents',
  'footer-contact',
  'footnote-label',
  'languages',
  'main',
  'menu',
  'search-notice',
  'site-search',
  'video',
] as const

/** Gives headings their ids, one after the other. */
export function createHeadingSlugger(): GithubSlugger {
  const slugger = new GithubSlugger()
  for (const id of reservedIds) slugger.slug(id)
  return slugger
}

/** The id of each heading of a document: in its page, in its PDF, and for whatever links to it. */
export function headingIdsOf(tree: Root): ReadonlyMap<Heading, string> {
  const slugger = createHeadingSlugger()
  const ids = new Map<Heading, string>()
  visit(tree, 'heading', (node) => {
    ids.set(node, slugger.slug(textOf(node).trim()))
  })
  return ids
}
