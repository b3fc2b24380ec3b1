import GithubSlugger, { slug } from 'github-slugger'
import type { Heading, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/**
 * Ids that the pages of documents use themselves, so that a heading named « Menu » gets `menu-1`. A test compares the
 * list with the sources of these pages.
 */
const RESERVED = [
  'blog-search',
  'footer-contact',
  'footnote-label',
  'languages',
  'main',
  'menu',
  'search-notice',
  'site-search',
  'video',
] as const

/** The id of a heading of emoji or signs alone: none of them can be in an id. */
const WITHOUT_LETTERS = 'section'

/** Returns the id of each heading of a document, for its page, its PDF and links to it. */
export function headingIdsOf(tree: Root): ReadonlyMap<Heading, string> {
  const slugger = new GithubSlugger()
  for (const id of RESERVED) slugger.slug(id)
  const ids = new Map<Heading, string>()
  visit(tree, 'heading', (node) => {
    const text = textOf(node).trim()
    ids.set(node, slugger.slug(slug(text) === '' ? WITHOUT_LETTERS : text))
  })
  return ids
}
