import GithubSlugger, { slug } from 'github-slugger'
import type { Heading, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/** Ids that the pages of documents use themselves, so that a heading named « Menu » gets `menu-1`. */
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
]

/** Returns the id of each heading of a document, for its page, its PDF and links to it. */
export function headingIdsOf(tree: Root): ReadonlyMap<Heading, string> {
  const slugger = new GithubSlugger()
  for (const id of RESERVED) slugger.slug(id)
  const ids = new Map<Heading, string>()
  visit(tree, 'heading', (node) => {
    const text = textOf(node).trim()
    // Emoji and signs can't be in an id.
    ids.set(node, slugger.slug(slug(text) === '' ? 'section' : text))
  })
  return ids
}
