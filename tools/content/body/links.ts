import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { ADDRESS, IMAGE_PATH } from '../../../content/collections.ts'
import { type Range, shorten } from '../diagnostics.ts'
import { endOf, startOf } from '../locate.ts'
import { attributesOf } from './attributes.ts'
import type { Body, Finding, Rule } from './rule.ts'

/** An address that a document leads to, from a link, a definition or an attribute. */
export interface WrittenAddress extends Range {
  readonly url: string
  /** The range of the address itself, if the source contains it verbatim. */
  readonly written: Range | undefined
}

/**
 * A link has words, and leads to a page of the site or to an allowed address. Wrong: `[](/contact)`, `javascript:…`,
 * `contact`, `legal-errors.mdx`, `www.example.org`, `../../images/bridge.svg`.
 */
export const addresses: Rule = (body) => [
  ...body
    .all('link')
    .filter((node) => textOf(node).trim() === '')
    .map((node): Finding => ({ name: 'link-wrong_empty', at: node })),
  ...addressesIn(body)
    .filter(({ url }) => !isAllowed(url))
    .map(({ url, ...at }): Finding => ({ name: 'link-wrong', at, values: { url: shorten(url) } })),
]

/** A picture is written with its address. Wrong: `![un pont][pont]`. */
export const pictures: Rule = ({ all }) =>
  all('imageReference').map((node): Finding => ({ name: 'picture-missing_reference', at: node }))

/** Returns the well-formed addresses that a document links to, for the checks of their targets. */
export function soundAddresses(body: Body): WrittenAddress[] {
  return addressesIn(body).filter(({ url }) => isAllowed(url))
}

function isAllowed(url: string): boolean {
  return url.startsWith('#') || ADDRESS.test(url)
}

/** Returns all addresses that a document leads to, in order. */
function addressesIn({ all, source }: Body): WrittenAddress[] {
  const read = (node: Pick<Nodes, 'position'>, url: string): WrittenAddress => {
    const [from, to] = [startOf(node), endOf(node)]
    // It is not there if it is written with entities or without a scheme.
    const place = source.slice(from, to).lastIndexOf(url)
    return { url, from, to, written: place < 0 ? undefined : { from: from + place, to: from + place + url.length } }
  }
  // `[^ma note]: mot` is no definition of a link, but a footnote with a space in its name.
  const definitions = all('definition').filter(({ label, url }) => !label?.startsWith('^') && !IMAGE_PATH.test(url))
  const ofComponents = [...all('mdxJsxFlowElement'), ...all('mdxJsxTextElement')]
    .flatMap(attributesOf)
    .filter(({ rule: { holds } }) => holds === 'link')
    .map(({ value, attribute }) => read(attribute, value))
  const links = [...all('link'), ...definitions].map((node) => read(node, node.url))
  return [...links, ...ofComponents].toSorted((a, b) => a.from - b.from)
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
