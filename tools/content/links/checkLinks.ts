import { slug } from 'github-slugger'
import { isNeutralLink, pageOfFile, splitPath } from '../../../renderer/addresses.ts'
import { defaultLocale, isLocale } from '../../../renderer/languages.ts'
import { redirects } from '../../../renderer/redirects.ts'
import { siteConfig } from '../../../site.config.ts'
import type { Destination } from '../body/bodyFacts.ts'
import { decodeAddress } from '../body/links.ts'
import { adviseOn, diagnose, type Diagnostic, type Place, warn, withText } from '../diagnostics.ts'
import { redirectsOfDocuments } from '../pageAddresses.ts'
import { isSeenFrom } from '../publication.ts'
import type { PartialDocument } from '../readDocument.ts'

/** A link to a page that does not exist, or its name in a list. */
export interface DeadLink {
  /** Without language, query and fragment. */
  readonly path: string
  readonly diagnostic: Diagnostic
}

/** A link of a document's body or front matter. */
interface Link extends Pick<Destination, 'url' | 'written'> {
  readonly from: PartialDocument
  readonly place: Place
  /** Without query and fragment. */
  readonly path: string
}

/** The result of a check of links. */
export interface CheckedLinks {
  readonly diagnostics: readonly Diagnostic[]
  /** Links to pages that do not exist; a document may have been there before. */
  readonly dead: readonly DeadLink[]
}

/**
 * Reports links in bodies and front matter that lead nowhere, to what is not published yet, or not straight to their page.
 *
 * @param documents all documents of all languages
 * @param pages addresses of pages without language prefix, including those of documents with errors
 * @param files addresses of files that go with pages, without language prefix: PDFs, feeds
 */
export function checkLinks(
  documents: readonly PartialDocument[],
  pages: readonly string[],
  files: readonly string[],
): CheckedLinks {
  const known = new Set([...pages, ...files])
  const moved = new Map([...Object.entries(redirects), ...redirectsOfDocuments(documents)])
  const dead: DeadLink[] = []
  const early = new Map<string, Place[]>()

  const describeLink = (link: Link): Diagnostic | undefined => {
    const { url, from, place, path, written } = link
    const { to = '', isBroken = false } = findDetour(url, path, moved) ?? {}
    if (to !== '') {
      const isPage = known.has(to.replace(/[?#].*$/, ''))
      const describe = isBroken ? diagnose : warn
      return withText(describe('link-dead_instead', place, { url, instead: to }), written, isPage ? to : undefined)
    }
    if (!isNeutralLink(url) && !url.startsWith('#')) return undefined
    if (path !== '' && !known.has(path)) {
      const diagnostic = diagnose('link-dead', place, { url, advice: adviseOn(path, pages, place.file) })
      dead.push({ path, diagnostic })
      return diagnostic
    }
    const versions = path === '' ? [from] : documents.filter(({ entry }) => entry.path === (pageOfFile(path) ?? path))
    if (versions.length > 0 && !versions.some(({ entry }) => isSeenFrom(entry, from.entry))) {
      early.set(path, [...(early.get(path) ?? []), place])
      return undefined
    }
    return checkFragment(link, versions)
  }
  const diagnostics = documents.flatMap((from) => linksOf(from).flatMap((link) => describeLink(link) ?? []))
  const remarks = [...early].flatMap(([path, [first, ...others]]) =>
    first ? warn('link-early', first, { path, count: others.length + 1 }) : [],
  )
  return { diagnostics: [...diagnostics, ...remarks], dead }
}

/**
 * Reports a fragment that the document of the same language lacks, or else the version that readers are sent to. The build
 * looks for those of other pages in what it has built.
 */
function checkFragment({ url, path, from, place }: Link, versions: readonly PartialDocument[]): Diagnostic | undefined {
  const [, fragment = ''] = url.split('#', 2)
  const id = decodeAddress(fragment) ?? fragment
  const inLanguage = (locale: string) => versions.find(({ entry }) => entry.locale === locale)
  const target = inLanguage(from.entry.locale) ?? inLanguage(defaultLocale) ?? versions[0]
  // Fragments of PDFs are not checked.
  if (id === '' || pageOfFile(path) !== undefined || !target?.body.isRead) return undefined
  const sections: unknown = Reflect.get(target.entry.frontmatter, 'sections')
  // Front matter with errors may contain anything here.
  const titles = (Array.isArray(sections) ? sections : []).map((section) => Reflect.get(Object(section), 'title'))
  const ids = [...target.body.fragments, ...titles.map((title) => slug(String(title)))]
  return ids.includes(id)
    ? undefined
    : diagnose('link-fragment-dead', place, { url, advice: adviseOn(id, ids, place.file) })
}

/** Returns the links of a document's body, and the texts of its front matter that are addresses of pages. */
function linksOf(from: PartialDocument): Link[] {
  const file = from.entry.file.slice(1)
  const pathOf = (url: string) => url.replace(/[?#].*$/, '')
  const inBody = from.body.links.map(({ url, written, line, column }) => {
    return { url, written, from, place: { file, line, column }, path: pathOf(url) }
  })
  const collect = (value: unknown, path: readonly PropertyKey[]): Link[] => {
    if (typeof value === 'string') {
      if (!isNeutralLink(value)) return []
      return [{ url: value, written: from.rangeOf(path), from, place: from.locate(path), path: pathOf(value) }]
    }
    if (Array.isArray(value)) return value.flatMap((item, index) => collect(item, [...path, index]))
    return Object.entries(Object(value)).flatMap(([key, item]) => collect(item, [...path, key]))
  }
  return [...inBody, ...collect(from.entry.frontmatter, [])]
}

/** Returns the host of an address; people write it with and without `www.`. */
function siteOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '')
}

/** Returns the direct address of an indirect link: one with the site's own host, a language or an old address. */
function findDetour(url: string, path: string, moved: ReadonlyMap<string, string>) {
  if (/^https?:/i.test(url) && URL.canParse(url)) {
    const { pathname, search, hash } = new URL(url)
    if (siteOf(url) !== siteOf(siteConfig.url)) return undefined
    const [, first] = pathname.split('/')
    return { to: (isLocale(first) ? splitPath(pathname).path : pathname) + search + hash }
  }
  if (!isNeutralLink(url)) return undefined
  const { locale, path: neutral } = splitPath(path)
  // Pages would put another language before it.
  if (locale) return { to: url.replace(path, neutral), isBroken: true }
  const to = moved.get(path)
  return to === undefined ? undefined : { to: url.replace(path, to) }
}
