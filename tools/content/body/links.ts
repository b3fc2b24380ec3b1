import type { Definition, Image, Link } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { ADDRESS, documentPath, IMAGE_PATH, isCollectionName } from '../../../content/collections.ts'
import { shorten } from '../diagnostics.ts'
import { endOf, startOf } from '../locate.ts'
import { attributesOf } from './attributes.ts'
import type { Body, Finding, Range, Rule } from './rule.ts'

/** An address that names a document's file: `legal-errors.mdx`, `../team/ada.md#top`, `/articles/legal-errors.html`. */
const FILE_OF_DOCUMENT = /^([\w./-]*\/)?([\w-]+)\.(?:mdx?|html?)(#.*)?$/i

/** An address that a document leads to, from a link, a definition or an attribute. */
export interface WrittenAddress extends Range {
  readonly url: string
  /** The range of the address itself, if the source contains it verbatim. */
  readonly written: Range | undefined
}

/**
 * A link has words, and leads to a page of the site or to an allowed address, written as it is. Wrong: `[](/contact)`,
 * `javascript:…`, `contact`, `legal-errors.mdx`, `/contact/`, `a@example.org`, `www.example.org`, `/100%`.
 */
export const addresses: Rule = (body) => [
  ...body
    .all('link')
    .filter((node) => textOf(node).trim() === '' && node.children.every(({ type }) => type === 'text'))
    .map((node): Finding => ({ name: 'link-wrong_empty', at: node })),
  ...addressesIn(body).flatMap(({ url, from, to, written }): Finding[] => {
    const instead = meantAddress(url, body.collection)
    const values = { url: shorten(url), instead: instead ?? '' }
    if (instead !== undefined)
      return [{ name: 'link-dead_instead', at: written ?? { from, to }, values, text: instead }]
    return isAllowed(url) ? [] : [{ name: 'link-wrong', at: { from, to }, values }]
  }),
]

/** A picture is written as one, with its address. Wrong: `[un pont](../../images/bridge.svg)`, `![un pont][pont]`. */
export const pictures: Rule = ({ all }) => [
  ...all('link')
    .filter(({ url }) => IMAGE_PATH.test(url))
    .map((node): Finding => ({ name: 'picture-missing_link', at: node })),
  ...all('imageReference').map((node): Finding => ({ name: 'picture-missing_reference', at: node })),
]

/** Returns the well-formed addresses that a document links to, for the checks of their targets. */
export function soundAddresses(body: Body): WrittenAddress[] {
  return addressesIn(body).filter(({ url }) => isAllowed(url) && meantAddress(url, body.collection) === undefined)
}

function isAllowed(url: string): boolean {
  return url.startsWith('#') || ADDRESS.test(url)
}

/** Returns all addresses that a document leads to, in order. */
function addressesIn(body: Body): WrittenAddress[] {
  // `[^ma note]: mot` is no definition of a link, but a footnote with a space in its name.
  const definitions = body.all('definition').filter(({ label }) => !label?.startsWith('^'))
  const links = [...body.all('link'), ...definitions]
    .filter(({ url }) => !IMAGE_PATH.test(url))
    .map((node) => ({ url: node.url, from: startOf(node), to: endOf(node), written: writtenAddress(node, body) }))
  const ofComponents = [...body.all('mdxJsxFlowElement'), ...body.all('mdxJsxTextElement')]
    .flatMap(attributesOf)
    .filter(({ rule: { holds } }) => holds === 'link')
    .map(({ value, attribute }) => {
      const [from, to] = [startOf(attribute), endOf(attribute)]
      const written = { from: to - 1 - value.length, to: to - 1 }
      return { url: value, from, to, written: body.source.startsWith(value, written.from) ? written : undefined }
    })
  return [...links, ...ofComponents].toSorted((a, b) => a.from - b.from)
}

/** Returns the address that a nearly right one means, as a file, without its scheme or with a slash at its end. */
function meantAddress(url: string, collection: string): string | undefined {
  const [, folders = '', slug = '', fragment = ''] = FILE_OF_DOCUMENT.exec(url) ?? []
  if (slug !== '') {
    const folder = folders.split('/').at(-2) ?? collection
    if (isCollectionName(folder)) return documentPath(folder, slug) + fragment
    if (folders.startsWith('/')) return folders + slug + fragment
  }
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(url)) return `mailto:${url}`
  if (/^www\./i.test(url)) return `https://${url}`
  if (/^tel:.*(?:\s|%20)/i.test(url)) return url.replaceAll(/\s|%20/g, '')
  if (/^\/(?!\/)[^?#]*\/(?=$|[?#])/.test(url) && url !== '/') return url.replace(/\/(?=$|[?#])/, '')
  return /^[/#]/.test(url) && decodeAddress(url) === undefined ? url.replaceAll(/%(?![\da-f]{2})/gi, '%25') : undefined
}

/** Returns the range of an address in the source; undefined if it is written with entities or without a scheme. */
export function writtenAddress(node: Link | Image | Definition, { source }: Body): Range | undefined {
  const start = startOf(node)
  const written = source.slice(start, endOf(node))
  const lastChild = node.type === 'link' ? node.children.at(-1) : undefined
  const mark = node.type === 'definition' ? ']:' : ']('
  const after = /^!?\[/.test(written) ? written.indexOf(mark, lastChild ? endOf(lastChild) - start : 0) : 0
  const found = after < 0 ? -1 : written.indexOf(node.url, after)
  return found < 0 ? undefined : { from: start + found, to: start + found + node.url.length }
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
