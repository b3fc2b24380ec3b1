import type { Definition, Link } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { documentPath, IMAGE_PATH, isCollectionName } from '../../../content/collections.ts'
import type { Locale } from '../../../renderer/languages.ts'
import { decodeAddress } from '../decodeAddress.ts'
import { shorten } from '../shorten.ts'
import { type BodyContext, type Edit, endOf, type Rule, startOf } from './rule.ts'

const ALLOWED_LINK = /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i

/** A document by its file: `legal-errors.mdx`, `../team/ada.md#top`, `/content/fr/articles/legal-errors.mdx`. */
const FILE_OF_DOCUMENT = /^([\w./-]*\/)?([\w-]+)\.(mdx?)(#.*)?$/i

/** Hosts that have no certificate, nor need one. */
const OF_THIS_MACHINE = /^http:\/\/(?:localhost|127\.|\[::1\])/i

/** Words, in the languages that have them here, that say nothing to who goes from link to link. https://www.w3.org/WAI/WCAG22/Techniques/failures/F84 */
const VAGUE: Readonly<Partial<Record<Locale, { readonly words: RegExp; readonly example: string }>>> = {
  fr: {
    words:
      /^(?:(?:cliquez|cliquer) (?:ici|sur ce lien)|ici|là|ce lien|cette page|page|plus|(?:en )?(?:savoir|lire|voir) plus|plus d[’']infos?(?:rmations?)?|(?:lire |voir )?la suite|suite|voir|lire)$/i,
    example: '[nos délais](/rapidite)',
  },
  en: {
    words:
      /^(?:click(?: on)? (?:here|this link)|here|this|this link|this page|page|more|(?:read|learn|see|find out|show) more|more info(?:rmation)?|details|read|see|continue reading)$/i,
    example: '[how fast we are](/rapidite)',
  },
}

/** Links: where they may lead, and what they say. Whether there is something where they lead is for tools/content/links.ts. */
export const links: Rule = (context) => ({
  enter: (node) => {
    if (node.type === 'link') {
      checkWords(node, context)
      checkAddress(node, context)
    } else if (node.type === 'definition') checkAddress(node, context)
  },
})

function checkWords(node: Link, { report, locale, source }: BodyContext): void {
  const text = textOf(node).trim()
  if (text === '') {
    report(node, 'a link without words. Write [where it leads](…)')
    return
  }
  if (node.children.every((child) => child.type === 'image')) {
    report(
      node,
      'a link around a picture alone: what the picture shows does not say where it leads. Write some words beside the picture, within the brackets',
      { severity: 'warning' },
    )
    return
  }
  const words = text.replace(/[\s.…:!»>→]+$/u, '').replace(/^[\s«>→]+/u, '')
  const vague = VAGUE[locale]
  if (vague?.words.test(words)) {
    report(
      node,
      `a link that says only "${shorten(text)}" does not tell where it leads. Write the name of what is there: ${vague.example}`,
      { severity: 'warning' },
    )
  } else if (/^(?:https?:\/\/|www\.)\S+$/i.test(text)) {
    const isBare = source[startOf(node)] !== '['
    report(
      node,
      isBare
        ? `an address in the text, "${shorten(text)}", is read out letter by letter. Write [what is there](${shorten(node.url)})`
        : `a link whose words are an address, "${shorten(text)}", is read out letter by letter. Write what is there in their place`,
      { severity: 'warning' },
    )
  }
}

function checkAddress(node: Link | Definition, context: BodyContext): void {
  const { report } = context
  const { url } = node
  if (IMAGE_PATH.test(url)) {
    // Of what refers to it, definitions.ts tells.
    if (node.type === 'definition') return
    report(node, describeLinkToPicture(url), { edits: [{ from: startOf(node), to: startOf(node), text: '!' }] })
    return
  }
  checkDestination({ url, start: startOf(node), written: writtenAddress(node, context) }, context)
}

/** An address that a document leads to: that of a link, of a definition, of an attribute. */
interface WrittenDestination {
  readonly url: string
  /** The first character of what leads there. */
  readonly start: number
  /** Where the address stands in the source, where it is written as it is read. */
  readonly written?: Omit<Edit, 'text'> | undefined
}

/** Whether a visitor may be led there. */
export function checkDestination({ url, start, written }: WrittenDestination, context: BodyContext): void {
  const { report, facts, file } = context
  const replaceBy = (text: string) => (written ? { edits: [{ ...written, text }] } : {})
  const meant = addressOfFile(url, file)
  if (meant !== undefined) {
    const message = `the link "${shorten(url)}" names a file. Write the address of its page, ${meant}`
    report(start, message, replaceBy(meant))
    return
  }
  if (!ALLOWED_LINK.test(url)) {
    report(start, describeWrongLink(url))
    return
  }
  if (/^[/#]/.test(url) && decodeAddress(url) === undefined) {
    report(
      start,
      `the link "${shorten(url)}" has a % that does not stand for a character. Write %25 for the sign itself`,
    )
    return
  }
  // What begins with www. is taken for http: by the parser.
  if (written && /^http:/i.test(url) && !OF_THIS_MACHINE.test(url)) {
    report(start, `the link "${shorten(url)}" goes over a connection that anybody can read. Write https://`, {
      severity: 'warning',
      ...replaceBy(url.replace(/^http:/i, 'https:')),
    })
  }
  facts.links.push({
    url,
    ...context.locate(start),
    ...(written && { written: { from: context.locate(written.from), to: context.locate(written.to) } }),
  })
}

/** What to say of a link where a picture was meant: pictures have no address that lasts. */
export function describeLinkToPicture(url: string): string {
  return `a link to a picture, "${shorten(url)}". Write ! before the [ to show the picture`
}

/** The page of a document, given a link to its file. */
function addressOfFile(url: string, file: string): string | undefined {
  const [, folders = '', slug = '', ending = '', fragment = ''] = FILE_OF_DOCUMENT.exec(url) ?? []
  // The site has files that end with .md, too.
  if (slug === '' || (/^\/(?!content\/)/.test(folders) && ending === 'md')) return undefined
  const folder = folders.split('/').at(-2) ?? '.'
  const collection = folder === '.' ? (file.split('/')[2] ?? '') : folder
  return isCollectionName(collection) ? documentPath(collection, slug) + fragment : undefined
}

/** The address as it stands in the source, unless it is written in another way there: with entities, or without a scheme. */
function writtenAddress(node: Link | Definition, { source }: BodyContext): Omit<Edit, 'text'> | undefined {
  const start = startOf(node)
  const written = source.slice(start, endOf(node))
  const isBare = node.type === 'link' && !written.startsWith('[')
  const lastChild = node.type === 'link' ? node.children.at(-1) : undefined
  const after = isBare
    ? 0
    : written.indexOf(node.type === 'link' ? '](' : ']:', lastChild ? endOf(lastChild) - start : 0)
  const found = after < 0 ? -1 : written.indexOf(node.url, after)
  return found < 0 ? undefined : { from: start + found, to: start + found + node.url.length }
}

function describeWrongLink(url: string): string {
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(url)?.[0]
  return scheme
    ? `the link "${shorten(url)}" begins with ${scheme} which a visitor must not follow. Write https://…, mailto:…, tel:… or a page of ours, /contact`
    : `the link "${shorten(url)}" does not say where it leads. Write a page of ours with a leading slash, /contact, or https://…`
}
