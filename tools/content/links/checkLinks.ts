import { slug } from 'github-slugger'
import { isNeutralLink, pageOfFile, splitPath } from '../../../renderer/addresses.ts'
import { defaultLocale } from '../../../renderer/languages.ts'
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

  const describeLink = (link: Link): Diagnostic | undefined => {
    const { url, from, place, written } = link
    const path = pathOf(url)
    const to = findDetour(url, moved)
    if (to !== undefined) {
      // Pages would put another language before one.
      const describe = splitPath(path).locale ? diagnose : warn
      const diagnostic = describe('link-dead_instead', place, { url, instead: to })
      return withText(diagnostic, written, known.has(pathOf(to)) ? to : undefined)
    }
    if (!isNeutralLink(url) && !url.startsWith('#')) return undefined
    if (path !== '' && !known.has(path)) {
      const diagnostic = diagnose('link-dead', place, { url, advice: adviseOn(path, pages, place.file) })
      dead.push({ path, diagnostic })
      return diagnostic
    }
    const versions = path === '' ? [from] : documents.filter(({ entry }) => entry.path === (pageOfFile(path) ?? path))
    const isEarly = versions.length > 0 && !versions.some(({ entry }) => isSeenFrom(entry, from.entry))
    return isEarly ? warn('link-early', place, { path }) : checkFragment(link, versions)
  }
  const diagnostics = documents.flatMap((from) => linksOf(from).flatMap((link) => describeLink(link) ?? []))
  return { diagnostics, dead }
}

function pathOf(url: string): string {
  return url.replace(/[?#].*$/, '')
}

/**
 * Reports a fragment that the document of the same language lacks, or else the version that readers are sent to. The build
 * looks for those of other pages in what it has built.
 */
function checkFragment({ url, from, place }: Link, versions: readonly PartialDocument[]): Diagnostic | undefined {
  const [path = '', fragment = ''] = url.split('#', 2)
  const id = decodeAddress(fragment) ?? fragment
  const inLanguage = (locale: string) => versions.find(({ entry }) => entry.locale === locale)
  const target = inLanguage(from.entry.locale) ?? inLanguage(defaultLocale) ?? versions[0]
  // Fragments of PDFs are not checked.
  if (id === '' || pageOfFile(path) !== undefined || !target?.body.isRead) return undefined
  const sections: unknown = Reflect.get(target.entry.frontmatter, 'sections')
  // Front matter with errors may contain anything here.
  const titles = (Array.isArray(sections) ? sections : []).map((section) => Reflect.get(Object(section), 'title'))
  const ids = [...target.body.fragments, ...titles.map((title) => slug(String(title)))]
  if (ids.includes(id)) return undefined
  return diagnose('link-fragment-dead', place, { url, advice: adviseOn(id, ids, place.file) })
}

/** Returns the links of a document's body, and the texts of its front matter that are addresses of pages. */
function linksOf(from: PartialDocument): Link[] {
  const file = from.entry.file.slice(1)
  const inBody = from.body.links.map(({ url, written, ...at }) => ({ url, written, from, place: { file, ...at } }))
  const collect = (value: unknown, path: readonly PropertyKey[]): Link[] => {
    if (typeof value !== 'string') {
      const items = Array.isArray(value) ? [...value.entries()] : Object.entries(Object(value))
      return items.flatMap(([key, item]) => collect(item, [...path, key]))
    }
    return isNeutralLink(value) ? [{ url: value, written: from.rangeOf(path), from, place: from.locate(path) }] : []
  }
  return [...inBody, ...collect(from.entry.frontmatter, [])]
}

/** Returns the direct address of an indirect link: one with the site's own host, a language or an old address. */
function findDetour(url: string, moved: ReadonlyMap<string, string>): string | undefined {
  const host = new URL(siteConfig.url).host.replace(/^www\./, '')
  const own = url.replace(new RegExp(`^https?://(?:www\\.)?${host.replaceAll('.', '\\.')}(?=[/?#]|$)/?`, 'i'), '/')
  if (!isNeutralLink(own)) return undefined
  const { path } = splitPath(own)
  const to = path.replace(/^[^?#]*/, (page) => moved.get(page) ?? page)
  return to === url ? undefined : to
}
