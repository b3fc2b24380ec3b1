import type { Definition, Image, Link } from 'mdast'
import { documentPath, IMAGE_PATH, isCollectionName } from '../../../content/collections.ts'
import { shorten } from '../diagnostics.ts'
import { endOf, startOf } from '../locate.ts'
import { attributesOf } from './attributes.ts'
import { type Body, type Edit, error } from './rule.ts'

const ALLOWED = /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i
/** An address that names a document's file: `legal-errors.mdx`, `../team/ada.md#top`, `/articles/legal-errors.html`. */
const FILE_OF_DOCUMENT = /^([\w./-]*\/)?([\w-]+)\.(?:mdx?|html?)(#.*)?$/i
/** An address that a document leads to, from a link, a definition or an attribute. */
export interface WrittenAddress extends Edit {
  readonly url: string
  /** The range of the address itself, if the source contains it verbatim. */
  readonly written: Edit | undefined
  /** The text of a link, as it is written. */
  readonly words?: string | undefined
}

/** Rules for the addresses that a document leads to. */
export const addressRules = [
  /** A link leads to pages, not to pictures. Wrong: `[un pont](../../images/bridge.svg)`. */
  error('link-picture', ({ all }, report) => {
    for (const node of all('link').filter(({ url }) => IMAGE_PATH.test(url))) {
      report({ from: startOf(node), to: startOf(node), text: '!' })
    }
  }),

  /** An address is canonical. Wrong: `legal-errors.mdx`, `/contact/`, `a@example.org`, `www.example.org`, `/100%`. */
  error('link-misspelt', (body, report) => {
    for (const { url, from, to, written } of addressesIn(body)) {
      const instead = meantAddress(url, body.collection)
      const edit = written ? { ...written, text: instead } : { from, to }
      if (instead !== undefined) report(edit, { url: shorten(url), instead })
    }
  }),

  /** A link leads to a page of the site or to an allowed address. Wrong: `javascript:…`, `contact`. */
  error('link-wrong', (body, report) => {
    for (const { url, from, to } of addressesIn(body)) {
      const isWrong = meantAddress(url, body.collection) === undefined && !ALLOWED.test(url)
      if (isWrong) report({ from, to }, { url: shorten(url) })
    }
  }),
]

/** Returns the well-formed addresses that a document links to, for the checks of their targets. */
export function soundAddresses(body: Body): WrittenAddress[] {
  return addressesIn(body).filter(({ url }) => ALLOWED.test(url) && meantAddress(url, body.collection) === undefined)
}

/** Returns all addresses that a document leads to, in order. */
export function addressesIn(body: Body): WrittenAddress[] {
  // `[^ma note]: mot` is no definition of a link, but a footnote with a space in its name.
  const definitions = body.all('definition').filter(({ label }) => !label?.startsWith('^'))
  const links = [...body.all('link'), ...definitions]
    .filter(({ url }) => !IMAGE_PATH.test(url))
    .map((node) => {
      const [first, last] = node.type === 'link' ? [node.children[0], node.children.at(-1)] : []
      const words = first && last && body.source.slice(startOf(first), endOf(last))
      return { url: node.url, from: startOf(node), to: endOf(node), written: writtenAddress(node, body), words }
    })
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

/** Returns the corrected form of a malformed address, or undefined if there is none. */
function meantAddress(url: string, collection: string): string | undefined {
  const [, folders = '', slug = '', fragment = ''] = FILE_OF_DOCUMENT.exec(url) ?? []
  if (slug !== '') {
    const folder = folders.split('/').at(-2) ?? collection
    if (isCollectionName(folder)) return documentPath(folder, slug) + fragment
    if (folders.startsWith('/')) return folders + slug + fragment
  }
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(url)) return `mailto:${url}`
  // What a chat adds to the addresses that it names.
  if (/[?&]utm_source=(?:chatgpt|openai|copilot|perplexity)/i.test(url)) {
    return url.replace(/&?utm_source=[^&#]*/i, '').replace(/\?(?=#|$)|(?<=\?)&/, '')
  }
  if (/^www\./i.test(url)) return `https://${url}`
  if (/^https?:\/*https?:/i.test(url)) return url.replace(/^https?:\/*/i, '')
  if (/^tel:.*\s|^tel:.*%20/i.test(url)) return url.replaceAll(/\s|%20/g, '')
  if (/^\/(?!\/)[^?#]*\/(?=$|[?#])/.test(url) && url !== '/') return url.replace(/\/(?=$|[?#])/, '')
  return /^[/#]/.test(url) && decodeAddress(url) === undefined ? url.replaceAll(/%(?![\da-f]{2})/gi, '%25') : undefined
}

/** Returns the range of an address in the source; undefined if it is written with entities or without a scheme. */
export function writtenAddress(node: Link | Image | Definition, { source }: Body): WrittenAddress['written'] {
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
