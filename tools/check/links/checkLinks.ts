import { slug } from 'github-slugger'
import { isNeutralLink, pageOfFile, splitPath } from '../../../renderer/addresses.ts'
import { defaultLocale, isLocale } from '../../../renderer/languages.ts'
import { redirects } from '../../../renderer/redirects.ts'
import { siteConfig } from '../../../site.config.ts'
import type { Destination } from '../../content/body/bodyFacts.ts'
import { decodeAddress } from '../../content/decodeAddress.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { redirectsOfDocuments } from '../../content/formerPaths.ts'
import type { CheckedDocument } from '../loadDocument.ts'
import { isSeenFrom } from '../../content/publication.ts'
import { adviseOn, diagnose, type Place, warn, withText } from '../../content/diagnose.ts'

/** The addresses and ids that links may lead to. */
interface LinkTargets {
  /** Addresses of pages without language prefix, including those of documents with errors. */
  readonly pages: readonly string[]
  /** Addresses of files that go with pages, without language prefix: PDFs, feeds. */
  readonly files: readonly string[]
  /** Returns whether a page contains an id. */
  readonly hasId: (id: string) => boolean
}

/** A link to a page that does not exist, or its name in a list: a fix replaces what ends at `end` by `words`. */
export interface DeadLink extends Pick<Link, 'place' | 'end' | 'words'> {
  /** Without language, query and fragment. */
  readonly path: string
  readonly diagnostic: Diagnostic
}

interface Link extends Pick<Destination, 'url' | 'written' | 'end' | 'words'> {
  readonly from: CheckedDocument
  readonly place: Place
}

/** The result of a check of links. */
export interface CheckedLinks {
  readonly diagnostics: readonly Diagnostic[]
  /** Links to pages that do not exist; a document may have been there before. */
  readonly dead: readonly DeadLink[]
}

/**
 * Reports dead and indirect links in bodies and front matter. A fragment is looked up in the document of the same
 * language, or else in the version that readers are sent to; fragments of other pages are looked up in the code.
 *
 * @param documents all documents of all languages
 */
export function checkLinks(documents: readonly CheckedDocument[], { pages, files, hasId }: LinkTargets): CheckedLinks {
  const byPath = new Map<string, CheckedDocument[]>()
  for (const document of documents) {
    byPath.set(document.entry.path, [...(byPath.get(document.entry.path) ?? []), document])
  }
  const known = new Set([...pages, ...files])
  const moved = new Map([...Object.entries(redirects), ...redirectsOfDocuments(documents)])
  const dead: DeadLink[] = []
  /** Links to documents that are not published yet, by address. */
  const early = new Map<string, Place[]>()

  const describeLink = (link: Link): Diagnostic | undefined => {
    const { url, from, place } = link
    const [address = '', fragment = ''] = url.split('#', 2)
    const path = address.replace(/\?.*$/, '')
    const detour = findDetour(url, path, moved)
    if (detour) {
      const { instead, to, hasLanguage } = detour
      const diagnostic = (hasLanguage ? diagnose : warn)('link-redirected', place, { url, path: to })
      return withText(diagnostic, link.written, known.has(to.replace(/[?#].*$/, '')) ? instead : undefined)
    }
    if (!isNeutralLink(url) && !url.startsWith('#')) return undefined
    if (path !== '' && !known.has(path)) {
      const diagnostic = diagnose('link-dead', place, { url, advice: adviseOnPath(path, place.file) })
      dead.push({ ...link, path, diagnostic })
      return diagnostic
    }
    const versions = path === '' ? [from] : (byPath.get(pageOfFile(path) ?? path) ?? [])
    if (versions.length > 0 && !versions.some(({ entry }) => isSeenFrom(entry, from.entry))) {
      early.set(path, [...(early.get(path) ?? []), place])
      return undefined
    }
    // Fragments of PDFs are not checked.
    const id = decodeAddress(fragment) ?? fragment
    if (id === '' || pageOfFile(path) !== undefined) return undefined
    const inLanguage = (locale: string) => versions.find(({ entry }) => entry.locale === locale)
    const target = inLanguage(from.entry.locale) ?? inLanguage(defaultLocale) ?? versions[0]
    const fragments = target ? fragmentsOf(target) : []
    if (fragments.includes(id) || hasId(id)) return undefined
    return diagnose('link-fragment-dead', place, { url, advice: adviseOn(id, fragments, place.file) })
  }
  /** Returns advice on a dead path: if only its extension is wrong, the page without it is meant. */
  const adviseOnPath = (path: string, file: string) => {
    const stem = path.replace(/\.\w+$/, '')
    const isPage = stem !== path && known.has(stem) && !pageOfFile(path)
    return adviseOn(isPage ? stem : path, stem === path ? pages : [...known], file)
  }

  const diagnostics = documents.flatMap((from) => linksOf(from).flatMap((link) => describeLink(link) ?? []))
  const remarks = [...early].flatMap(([path, [first, ...others]]) =>
    first ? warn('link-early', first, { path, count: others.length + 1 }) : [],
  )
  return { diagnostics: [...diagnostics, ...remarks], dead }
}

/** Returns the links of a document's body, and the texts of its front matter that are addresses of pages. */
function linksOf(from: CheckedDocument): Link[] {
  const file = from.entry.file.slice(1)
  const inBody = from.body.links.map(({ line, column, ...link }) => ({ ...link, from, place: { file, line, column } }))
  const collect = (value: unknown, path: readonly PropertyKey[]): Link[] => {
    if (typeof value === 'string') {
      return isNeutralLink(value) ? [{ url: value, from, place: { file, ...from.locate(path) } }] : []
    }
    if (Array.isArray(value)) return value.flatMap((item, index) => collect(item, [...path, index]))
    return Object.entries(Object(value)).flatMap(([key, item]) => collect(item, [...path, key]))
  }
  return [...inBody, ...collect(from.entry.frontmatter, [])]
}

interface Detour {
  /** The address to write. */
  readonly instead: string
  /** The address that the link leads to in the end. */
  readonly to: string
  /** Whether the link names a language, which would take other readers out of theirs. */
  readonly hasLanguage?: boolean
}

/** Returns the direct address of an indirect link: one with the site's own host, a language or an old address. */
function findDetour(url: string, path: string, moved: ReadonlyMap<string, string>): Detour | undefined {
  if (/^https?:/i.test(url) && URL.canParse(url)) {
    const { origin, pathname, search, hash } = new URL(url)
    if (origin.replace(/^http:/, 'https:') !== new URL(siteConfig.url).origin) return undefined
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

/** Returns the ids of a document's headings, and of the sections in its front matter. */
function fragmentsOf({ entry: { frontmatter }, body }: CheckedDocument): readonly string[] {
  const sections: unknown = Reflect.get(frontmatter, 'sections')
  // Front matter with errors may contain anything here.
  const titles = (Array.isArray(sections) ? sections : []).map((section) => Reflect.get(Object(section), 'title'))
  return [...body.fragments, ...titles.map((title) => slug(String(title)))]
}
