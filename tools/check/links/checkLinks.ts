import { slug } from 'github-slugger'
import { isNeutralLink, pageOfFile, splitPath } from '../../../renderer/addresses.ts'
import { defaultLocale, isLocale } from '../../../renderer/languages.ts'
import { redirects } from '../../../renderer/redirects.ts'
import { siteConfig } from '../../../site.config.ts'
import type { Destination } from '../../content/body.ts'
import { decodeAddress } from '../../content/decodeAddress.ts'
import type { Diagnostic, Position } from '../../content/diagnostics.ts'
import { redirectsOfDocuments } from '../../content/formerPaths.ts'
import type { CheckedDocument } from '../../content/loadDocument.ts'
import { isSeenFrom } from '../../content/publication.ts'
import { adviseOn, diagnose, type Place, remark, withFix } from '../messages/diagnose.ts'
import type { PageIds } from './pageIds.ts'

/** What there is to link to. */
interface LinkTargets {
  /** Addresses of pages without language prefix, those of documents with mistakes too. */
  readonly pages: readonly string[]
  /** Addresses of files that go with pages, without language prefix: PDFs, feeds. */
  readonly files: readonly string[]
  readonly ids: PageIds
}

/** A link to a page that there is not, with what is needed to make it plain text. */
export interface DeadLink extends LinkToDocument {
  readonly diagnostic: Diagnostic
}

interface LinkToDocument {
  readonly from: CheckedDocument
  readonly place: Place
  /** Without language, query and fragment. */
  readonly path: string
  /** Where its address stands in the source, where it stands there as it is read. */
  readonly written: Destination['written']
}

interface CheckedLinks {
  readonly diagnostics: readonly Diagnostic[]
  /** Those that lead to no page, by where they lead: a document may have been there. */
  readonly dead: readonly DeadLink[]
}

interface Site extends LinkTargets {
  readonly byPath: ReadonlyMap<string, readonly CheckedDocument[]>
  /** Pages and files. */
  readonly known: ReadonlySet<string>
  /** From old addresses to new ones. */
  readonly moved: ReadonlyMap<string, string>
  readonly dead: DeadLink[]
  /** Links to what is not published yet, by where they lead. */
  readonly early: Map<string, LinkToDocument[]>
}

/**
 * Tells of links, in bodies and in front matter, that lead nowhere or there by a detour. A fragment is looked for in the
 * document of the same language, else in the one that readers are sent to; that of a page in what the page is made of.
 *
 * @param documents all documents of all languages
 */
export function checkLinks(documents: readonly CheckedDocument[], targets: LinkTargets): CheckedLinks {
  const byPath = new Map<string, CheckedDocument[]>()
  for (const document of documents) {
    byPath.set(document.entry.path, [...(byPath.get(document.entry.path) ?? []), document])
  }
  const known = new Set([...targets.pages, ...targets.files])
  const moved = new Map([...Object.entries(redirects), ...redirectsOfDocuments(documents)])
  const site: Site = { ...targets, byPath, known, moved, dead: [], early: new Map() }
  const diagnostics = documents.flatMap((from) => {
    const file = from.entry.file.slice(1)
    return [...from.body.links.map(asLink), ...linksOfFrontmatter(from)].flatMap(
      ({ url, locate, written }) => describeLink({ url, from, place: { file, ...locate() }, written }, site) ?? [],
    )
  })
  const early = [...site.early].flatMap(([path, [first, ...others]]) =>
    first ? remark('link-early', first.place, { path, count: others.length + 1 }) : [],
  )
  return { diagnostics: [...diagnostics, ...early], dead: site.dead }
}

interface Link {
  readonly url: string
  /** The front matter is read again to tell. */
  readonly locate: () => Position
  readonly written?: Destination['written']
}

function asLink({ url, line, column, written }: Destination): Link {
  return { url, locate: () => ({ line, column }), written }
}

/** Texts of the front matter that are addresses of pages, at whatever depth. */
function linksOfFrontmatter({ entry, locate }: CheckedDocument): Link[] {
  const collect = (value: unknown, path: readonly PropertyKey[]): Link[] => {
    if (typeof value === 'string') return isNeutralLink(value) ? [{ url: value, locate: () => locate(path) }] : []
    if (Array.isArray(value)) return value.flatMap((item, index) => collect(item, [...path, index]))
    return Object.entries(Object(value)).flatMap(([key, item]) => collect(item, [...path, key]))
  }
  return collect(entry.frontmatter, [])
}

interface PlacedLink extends Omit<LinkToDocument, 'path'> {
  readonly url: string
}

function describeLink(link: PlacedLink, site: Site): Diagnostic | undefined {
  const { url, place, written } = link
  const instead = (text: string | undefined) =>
    written && text !== undefined ? [{ kind: 'replace', file: place.file, ...written, text } as const] : undefined
  const own = pathOnOwnSite(url)
  if (own !== undefined) {
    const fix = instead(site.known.has(withoutFragment(own)) ? own : undefined)
    return withFix(remark('link-to-own-site', place, { url, path: own }), fix)
  }
  if (!isNeutralLink(url) && !url.startsWith('#')) return undefined
  const [address = '', fragment = ''] = url.split('#', 2)
  const path = withoutFragment(address)
  const { locale, path: neutralPath } = splitPath(path)
  if (locale) {
    const fix = instead(site.known.has(neutralPath) ? url.replace(path, neutralPath) : undefined)
    return withFix(diagnose('link-with-language', place, { url, path: neutralPath }), fix)
  }
  if (path.length > 1 && path.endsWith('/') && site.known.has(path.slice(0, -1))) {
    const target = path.slice(0, -1)
    return withFix(remark('link-redirected', place, { url, path: target }), instead(url.replace(path, target)))
  }
  const target = site.moved.get(path)
  if (target !== undefined) {
    return withFix(remark('link-redirected', place, { url, path: target }), instead(url.replace(path, target)))
  }
  if (path !== '' && !site.known.has(path)) return describeDead({ ...link, path }, site)
  return describeTarget({ ...link, path }, decodeAddress(fragment) ?? fragment, site)
}

/** Where a page's name is right and its ending is not, the page is meant. */
function describeDead(link: LinkToDocument & PlacedLink, site: Site): Diagnostic {
  const { path, place, url } = link
  const stem = path.replace(/\.\w+$/, '')
  const candidates = stem === path ? site.pages : site.known.has(stem) && !pageOfFile(path) ? [stem] : [...site.known]
  const advice = adviseOn(candidates.includes(stem) ? stem : path, candidates, place.file)
  const diagnostic = diagnose('link-dead', place, { url, advice })
  site.dead.push({ ...link, diagnostic })
  return diagnostic
}

/** What is wrong with a link to something that there is. */
function describeTarget(
  link: LinkToDocument & PlacedLink,
  id: string,
  { byPath, ids, early }: Site,
): Diagnostic | undefined {
  const { url, path, from, place } = link
  const versions = path === '' ? [from] : (byPath.get(pageOfFile(path) ?? path) ?? [])
  const inLanguage = (locale: string) => versions.find(({ entry }) => entry.locale === locale)
  const target = inLanguage(from.entry.locale) ?? inLanguage(defaultLocale) ?? versions[0]
  if (versions.length > 0 && !versions.some(({ entry }) => isSeenFrom(entry, from.entry))) {
    early.set(path, [...(early.get(path) ?? []), link])
    return undefined
  }
  // A part of a PDF has no name of its own.
  if (id === '' || pageOfFile(path) !== undefined) return undefined
  const fragments = target ? fragmentsOf(target) : ids.of(path)
  if (fragments.includes(id) || ids.has(target?.entry.path ?? path, id)) return undefined
  return diagnose('link-fragment-dead', place, { url, advice: adviseOn(id, fragments, place.file) })
}

/** What a link to a document may end with: its headings, and those of its front matter. */
function fragmentsOf({ entry: { frontmatter }, body }: CheckedDocument): readonly string[] {
  const sections: unknown = Reflect.get(frontmatter, 'sections')
  // Of a front matter with mistakes, what could be read.
  const titles = (Array.isArray(sections) ? sections : []).map((section) => Reflect.get(Object(section), 'title'))
  return [...body.fragments, ...titles.map((title) => slug(String(title)))]
}

/** The address without language of a page of ours that is written in full. */
function pathOnOwnSite(url: string): string | undefined {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return undefined
  const { origin, pathname, search, hash } = new URL(url)
  if (origin.replace(/^http:/, 'https:') !== new URL(siteConfig.url).origin) return undefined
  const [, first] = pathname.split('/')
  return (isLocale(first) ? splitPath(pathname).path : pathname) + search + hash
}

function withoutFragment(url: string): string {
  return url.replace(/[?#].*$/, '')
}
