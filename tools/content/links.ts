import { slug } from 'github-slugger'
import { isNeutralLink, pageOfFile, splitPath } from '../../renderer/addresses.ts'
import { defaultLocale, isLocale } from '../../renderer/languages.ts'
import { redirects } from '../../renderer/redirects.ts'
import { siteConfig } from '../../site.config.ts'
import type { Destination } from './body.ts'
import { decodeAddress } from './decodeAddress.ts'
import type { Diagnostic, Position } from './diagnostics.ts'
import type { CheckedDocument } from './loadDocument.ts'
import type { PageIdsReader } from './pageIds.ts'
import { whyHeldBack } from './publication.ts'
import { didYouMean } from './suggest.ts'

/** What there is to link to. */
export interface LinkTargets {
  /** Addresses of pages without language prefix, those of documents with mistakes too. */
  readonly pages: readonly string[]
  /** Addresses of files that go with pages, without language prefix: PDFs, feeds. */
  readonly files: readonly string[]
  readonly ids: PageIdsReader
}

/**
 * Links of documents, in their bodies and their frontmatter, that lead nowhere: to pages that do not exist, to drafts, to
 * fragments that nothing has; and those that lead there by a detour.
 *
 * A fragment is looked for in the document of the same language, else in the one that readers are sent to; that of a page
 * in what the page is made of.
 *
 * @param documents all documents of all languages
 */
export function checkLinks(documents: readonly CheckedDocument[], targets: LinkTargets): Diagnostic[] {
  const byPath = new Map<string, CheckedDocument[]>()
  for (const document of documents) {
    byPath.set(document.entry.path, [...(byPath.get(document.entry.path) ?? []), document])
  }
  const site = { ...targets, byPath, known: new Set([...targets.pages, ...targets.files]) }

  return documents.flatMap((document) => {
    const file = document.entry.file.slice(1)
    return [...document.body.links.map(asLink), ...linksOfFrontmatter(document)].flatMap((link) => {
      const flaw = describeLink(link.url, document, site)
      if (!flaw) return []
      const { message, severity, instead } = flaw
      const { written } = link
      return {
        file,
        ...link.locate(),
        message,
        ...(severity && { severity }),
        ...(instead !== undefined && written && { fix: [{ kind: 'replace', file, ...written, text: instead }] }),
      }
    })
  })
}

/** A link, and where it stands: the frontmatter is read again to tell. */
interface Link {
  readonly url: string
  readonly locate: () => Position
  readonly written?: Destination['written']
}

function asLink({ url, line, column, written }: Destination): Link {
  return { url, locate: () => ({ line, column }), written }
}

/** Texts of the frontmatter that are addresses of pages, at whatever depth. */
function linksOfFrontmatter({ entry, locate }: CheckedDocument): Link[] {
  const links: Link[] = []
  const collect = (value: unknown, path: readonly PropertyKey[]): void => {
    if (typeof value === 'string' && isNeutralLink(value)) links.push({ url: value, locate: () => locate(path) })
    else if (Array.isArray(value)) value.forEach((item, index) => collect(item, [...path, index]))
    else if (value !== null && typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) collect(item, [...path, key])
    }
  }
  collect(entry.frontmatter, [])
  return links
}

interface Site extends LinkTargets {
  readonly byPath: ReadonlyMap<string, readonly CheckedDocument[]>
  /** Pages and files. */
  readonly known: ReadonlySet<string>
}

interface Flaw {
  readonly message: string
  readonly severity?: Diagnostic['severity']
  /** The address to write, where there is no doubt. */
  readonly instead?: string
}

function describeLink(url: string, from: CheckedDocument, site: Site): Flaw | undefined {
  const own = pathOnOwnSite(url)
  if (own !== undefined) {
    return {
      severity: 'warning',
      message: `the link "${url}" leads to our own site by its full address. Write ${own}: readers stay in their language`,
      ...(site.known.has(withoutFragment(own)) && { instead: own }),
    }
  }
  if (!isNeutralLink(url) && !url.startsWith('#')) return undefined
  const [address = '', fragment] = url.split('#', 2)
  const path = withoutFragment(address)
  const { locale, path: neutralPath } = splitPath(path)
  if (locale) {
    const instead = url.replace(path, neutralPath)
    return {
      message: `the link "${url}" names a language. Write ${neutralPath}: readers stay in theirs`,
      ...(site.known.has(neutralPath) && { instead }),
    }
  }
  const target = Object.hasOwn(redirects, path) ? redirects[path] : undefined
  if (target !== undefined) {
    return {
      severity: 'warning',
      message: `the link "${url}" is an old address of ${target}. Write ${target}`,
      instead: url.replace(path, target),
    }
  }
  if (path !== '' && !site.known.has(path)) {
    const candidates = /\.\w+$/.test(path) ? [...site.known] : site.pages
    return { message: `the link "${url}" leads to no page. ${didYouMean(path, candidates)}` }
  }
  return describeTarget(url, path, fragment, from, site)
}

/** What is wrong with a link to something that there is. */
function describeTarget(
  url: string,
  path: string,
  fragment: string | undefined,
  from: CheckedDocument,
  { byPath, ids }: Site,
): Flaw | undefined {
  const versions = path === '' ? [from] : (byPath.get(pageOfFile(path) ?? path) ?? [])
  const target =
    versions.find(({ entry }) => entry.locale === from.entry.locale) ??
    versions.find(({ entry }) => entry.locale === defaultLocale) ??
    versions[0]
  const heldBack = target && whyHeldBack(target.entry, from.entry)
  if (heldBack?.until)
    return { message: `the link "${url}" leads to a document that is ${heldBack.reason}. Link to it from then on` }
  if (heldBack) return { message: `the link "${url}" leads to ${heldBack.reason}. Publish it too, or link to it later` }
  // A part of a PDF has no name of its own.
  if (fragment === undefined || fragment === '' || pageOfFile(path) !== undefined) return undefined
  const id = decodeAddress(fragment) ?? fragment
  if (target) {
    const fragments = fragmentsOf(target)
    const { collection, path: address } = target.entry
    if (fragments.includes(id) || ids.ofDocuments(collection).has(id) || ids.ofPage(address).has(id)) return undefined
    return { message: `the link "${url}" leads to no heading. ${didYouMean(fragment, fragments)}` }
  }
  const page = ids.ofPage(path)
  if (page.has(id)) return undefined
  return {
    message: `the link "${url}" leads to no part of that page. ${page.own.length > 0 ? didYouMean(id, page.own) : `Write ${path}: its parts have no names`}`,
  }
}

/** What a link to a document may end with: its headings, and those of its frontmatter. */
function fragmentsOf({ entry: { frontmatter }, body }: CheckedDocument): readonly string[] {
  const sections: unknown = Reflect.get(frontmatter, 'sections')
  // Of a frontmatter with mistakes, what could be read.
  const titles = (Array.isArray(sections) ? sections : []).map((section) => Reflect.get(Object(section), 'title'))
  return [...body.fragments, ...titles.map((title) => slug(String(title)))]
}

/** The address without language of a page of ours that is written in full. */
function pathOnOwnSite(url: string): string | undefined {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return undefined
  const { origin, pathname, search, hash } = new URL(url)
  const own = new URL(siteConfig.url)
  if (origin.replace(/^http:/, 'https:') !== own.origin) return undefined
  const { path } = splitPath(pathname)
  const [, first] = pathname.split('/')
  return (isLocale(first) ? path : pathname) + search + hash
}

function withoutFragment(url: string): string {
  return url.replace(/[?#].*$/, '')
}
