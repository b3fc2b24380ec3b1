import { collections } from '../../../content/collections.ts'
import { isNeutralLink, splitPath } from '../../../renderer/addresses.ts'
import { defaultLocale } from '../../../renderer/languages.ts'
import { redirects } from '../../../renderer/redirects.ts'
import { siteConfig } from '../../../site.config.ts'
import { adviseOn, diagnose, type Diagnostic, type Place, shorten, warn } from '../diagnostics.ts'
import { redirectsOfDocuments } from '../pageAddresses.ts'
import { isSeenFrom } from '../publication.ts'
import type { PartialDocument } from '../readDocument.ts'
import { slugOf } from '../slug.ts'

/**
 * Reports links in bodies and front matter that lead nowhere, to what is not published yet, or not straight to their page. The
 * build looks for files, and for the parts of pages that links name.
 *
 * @param documents all documents of all languages
 * @param pages addresses of pages without language prefix, including those of documents with errors
 */
export function checkLinks(documents: readonly PartialDocument[], pages: readonly string[]): Diagnostic[] {
  const known = new Set(pages)
  const moved = new Map([...Object.entries(redirects), ...redirectsOfDocuments(documents)])

  const describeLink = (url: string, from: PartialDocument, place: Place): Diagnostic | undefined => {
    const path = url.replace(/[?#].*$/, '')
    const instead = findDetour(url, moved)
    if (instead !== undefined) {
      // Pages would put another language before one.
      const describe = splitPath(path).locale ? diagnose : warn
      return describe('link-dead_instead', place, { url, instead })
    }
    if (!isNeutralLink(url) || /\.\w+$/.test(path)) return undefined
    if (!known.has(path)) {
      return diagnose('link-dead', place, { url, advice: adviseOn(path, pages, place.file) })
    }
    const versions = documents.filter(({ entry }) => entry.path === path)
    const isEarly = versions.length > 0 && !versions.some(({ entry }) => isSeenFrom(entry, from.entry))
    return isEarly ? diagnose('link-early', place, { path }) : undefined
  }
  return documents.flatMap((from) => linksOf(from).flatMap(({ url, place }) => describeLink(url, from, place) ?? []))
}

/** Returns the links of a document's body, and the texts of its front matter that are addresses of pages. */
function linksOf(from: PartialDocument) {
  const file = from.entry.file.slice(1)
  const inBody = from.body.links.map(({ url, ...at }) => ({ url, place: { file, ...at } }))
  const collect = (value: unknown, path: readonly PropertyKey[]): Array<{ url: string; place: Place }> => {
    if (typeof value !== 'string') {
      const items = Array.isArray(value) ? [...value.entries()] : Object.entries(Object(value))
      return items.flatMap(([key, item]) => collect(item, [...path, key]))
    }
    return isNeutralLink(value) ? [{ url: value, place: from.locate(path) }] : []
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

/**
 * Reports documents that front matter names and that readers have neither in their language nor in French, and authors whose
 * profile is not published.
 */
export function checkReferences(documents: readonly PartialDocument[]): Diagnostic[] {
  return documents.flatMap(({ entry, locate }) =>
    Object.entries(collections[entry.collection].references).flatMap(([key, target]) => {
      const value: unknown = Reflect.get(entry.frontmatter, key)
      const isFor = ({ entry: { collection, locale } }: PartialDocument) =>
        collection === target && [entry.locale, defaultLocale].includes(locale)
      // A related article may be published later: until then, another one is shown in its place.
      const seen = documents
        .filter((other) => isFor(other) && (key !== 'author' || isSeenFrom(other.entry, entry)))
        .map((other) => other.entry.slug)
      return [value ?? []].flat().flatMap((written, index): Diagnostic[] => {
        const name = String(written)
        if (seen.includes(name)) return []
        const place = locate(Array.isArray(value) ? [key, index] : [key])
        // The writer may have given a name or a title instead of a file name.
        const advice = adviseOn(slugOf(name), [...new Set(seen)], place.file)
        return [diagnose('reference-dead', place, { key, name: shorten(name), advice })]
      })
    }),
  )
}
