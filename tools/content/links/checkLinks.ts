import { isNeutralLink, pageOfFile, splitPath } from '../../../renderer/addresses.ts'
import { isLocale } from '../../../renderer/languages.ts'
import { redirects } from '../../../renderer/redirects.ts'
import { siteConfig } from '../../../site.config.ts'
import type { Destination } from '../body/bodyFacts.ts'
import { adviseOn, diagnose, type Diagnostic, type Place, withText } from '../diagnostics.ts'
import { redirectsOfDocuments } from '../pageAddresses.ts'
import type { PartialDocument } from '../readDocument.ts'

/** A link to a page that does not exist, or its name in a list: a fix replaces what ends at `end` by `words`. */
export interface DeadLink extends Pick<Link, 'place' | 'end' | 'words'> {
  /** Without language, query and fragment. */
  readonly path: string
  readonly diagnostic: Diagnostic
}

/** A link of a document's body or front matter. */
export interface Link extends Pick<Destination, 'url' | 'written' | 'end' | 'words'> {
  readonly from: PartialDocument
  readonly place: Place
}

/** A link that leads somewhere. */
export interface LivingLink extends Link {
  /** The address that it leads to in the end, if it is indirect, and what to write instead. */
  readonly detour?: Pick<Detour, 'instead' | 'to'>
  /** The path of a page or a file of the site. */
  readonly path: string
  /** The versions of the document that it leads to; none if it leads to another page. */
  readonly versions: readonly PartialDocument[]
}

/** The result of a check of links. */
export interface CheckedLinks {
  readonly diagnostics: readonly Diagnostic[]
  /** Links to pages that do not exist; a document may have been there before. */
  readonly dead: readonly DeadLink[]
}

/**
 * Reports links in bodies and front matter that lead nowhere, or out of the reader's language.
 *
 * @param documents all documents of all languages
 * @param pages addresses of pages without language prefix, including those of documents with errors
 * @param files addresses of files that go with pages, without language prefix: PDFs, feeds
 * @returns the diagnostics, and the other links for the check
 */
export function checkLinks(
  documents: readonly PartialDocument[],
  pages: readonly string[],
  files: readonly string[],
): CheckedLinks & { readonly living: readonly LivingLink[] } {
  const byPath = new Map<string, PartialDocument[]>()
  for (const document of documents) {
    byPath.set(document.entry.path, [...(byPath.get(document.entry.path) ?? []), document])
  }
  const known = new Set([...pages, ...files])
  const moved = new Map([...Object.entries(redirects), ...redirectsOfDocuments(documents)])
  const dead: DeadLink[] = []
  const living: LivingLink[] = []

  const describeLink = (link: Link): Diagnostic | undefined => {
    const { url, from, place } = link
    const [address = ''] = url.split('#', 1)
    const path = address.replace(/\?.*$/, '')
    const found = findDetour(url, path, moved)
    if (found) {
      const { to, hasLanguage } = found
      const instead = known.has(to.replace(/[?#].*$/, '')) ? found.instead : undefined
      if (hasLanguage) return withText(diagnose('link-redirected', place, { url, path: to }), link.written, instead)
      living.push({ ...link, detour: { instead, to }, path, versions: [] })
      return undefined
    }
    if (!isNeutralLink(url) && !url.startsWith('#')) return undefined
    if (path !== '' && !known.has(path)) {
      const diagnostic = diagnose('link-dead', place, { url, advice: adviseOnPath(path, place.file) })
      dead.push({ ...link, path, diagnostic })
      return diagnostic
    }
    living.push({ ...link, path, versions: path === '' ? [from] : (byPath.get(pageOfFile(path) ?? path) ?? []) })
    return undefined
  }
  /** Returns advice on a dead path: if only its extension is wrong, the page without it is meant. */
  const adviseOnPath = (path: string, file: string) => {
    const stem = path.replace(/\.\w+$/, '')
    const isPage = stem !== path && known.has(stem) && !pageOfFile(path)
    return adviseOn(isPage ? stem : path, stem === path ? pages : [...known], file)
  }

  const diagnostics = documents.flatMap((from) => linksOf(from).flatMap((link) => describeLink(link) ?? []))
  return { diagnostics, dead, living }
}

/** Returns the links of a document's body, and the texts of its front matter that are addresses of pages. */
function linksOf(from: PartialDocument): Link[] {
  const file = from.entry.file.slice(1)
  const inBody = from.body.links.map(({ line, column, ...link }) => ({ ...link, from, place: { file, line, column } }))
  const collect = (value: unknown, path: readonly PropertyKey[]): Link[] => {
    if (typeof value === 'string') {
      return isNeutralLink(value) ? [{ url: value, from, place: from.locate(path) }] : []
    }
    if (Array.isArray(value)) return value.flatMap((item, index) => collect(item, [...path, index]))
    return Object.entries(Object(value)).flatMap(([key, item]) => collect(item, [...path, key]))
  }
  return [...inBody, ...collect(from.entry.frontmatter, [])]
}

interface Detour {
  /** The address to write; undefined if it is not known either. */
  readonly instead: string | undefined
  /** The address that the link leads to in the end. */
  readonly to: string
  /** Whether the link names a language, which would take other readers out of theirs. */
  readonly hasLanguage?: boolean
}

/** Returns the host of an address; people write it with and without `www.`. */
function siteOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '')
}

/** Returns the direct address of an indirect link: one with the site's own host, a language or an old address. */
function findDetour(url: string, path: string, moved: ReadonlyMap<string, string>): Detour | undefined {
  if (/^https?:/i.test(url) && URL.canParse(url)) {
    const { pathname, search, hash } = new URL(url)
    if (siteOf(url) !== siteOf(siteConfig.url)) return undefined
    const [, first] = pathname.split('/')
    const to = (isLocale(first) ? splitPath(pathname).path : pathname) + search + hash
    return { instead: to, to }
  }
  if (!isNeutralLink(url)) return undefined
  const { locale, path: neutral } = splitPath(path)
  if (locale) return { instead: url.replace(path, neutral), to: neutral, hasLanguage: true }
  const to = moved.get(path)
  return to === undefined ? undefined : { instead: url.replace(path, to), to }
}
