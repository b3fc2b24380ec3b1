import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { ADDRESS, IMAGE_PATH } from '../../../content/collections.ts'
import { shorten } from '../diagnostics.ts'
import { startOf } from '../locate.ts'
import { linksOfAttributes } from './components.ts'
import type { Body, Finding, Rule } from './rule.ts'

/**
 * A link has words, and leads to a page of the site or to an allowed address. Wrong: `[](/contact)`, `javascript:…`,
 * `contact`, `legal-errors.mdx`, `www.example.org`, `../../images/bridge.svg`. A picture has its address: not `![un pont][pont]`.
 */
export const addresses: Rule = (body) => [
  ...body
    .all('link')
    .filter((node) => textOf(node).trim() === '')
    .map((node): Finding => ({ name: 'link-wrong_empty', at: node })),
  ...body.all('imageReference').map((node): Finding => ({ name: 'picture-missing_reference', at: node })),
  ...addressesIn(body)
    .filter(({ url }) => !isAllowed(url))
    .map(({ url, at }): Finding => ({ name: 'link-wrong', at, values: { url: shorten(url) } })),
]

/** Returns the well-formed addresses that a document links to, for the checks of their targets. */
export function soundAddresses(body: Body) {
  return addressesIn(body).filter(({ url }) => isAllowed(url))
}

function isAllowed(url: string): boolean {
  return url.startsWith('#') || ADDRESS.test(url)
}

/** Returns all addresses that a document leads to, in order, with the link, the definition or the attribute that holds them. */
function addressesIn(body: Body): ReadonlyArray<{ url: string; at: Pick<Nodes, 'position'> }> {
  const { all } = body
  // `[^ma note]: mot` is no definition of a link, but a footnote with a space in its name.
  const definitions = all('definition').filter(({ label, url }) => !label?.startsWith('^') && !IMAGE_PATH.test(url))
  const links = [...all('link'), ...definitions].map((node) => ({ url: node.url, at: node }))
  return [...links, ...linksOfAttributes(body)].toSorted((a, b) => startOf(a.at) - startOf(b.at))
}

/**
 * Returns an address with `%C3%A9` decoded as é.
 *
 * @returns undefined if a % in it does not encode a character
 */
export function decodeAddress(address: string): string | undefined {
  try {
    return decodeURIComponent(address)
  } catch {
    return undefined
  }
}
