import { isNeutralLink, splitPath } from '../../renderer/addresses.ts'
import { defaultLocale } from '../../renderer/languages.ts'
import type { Destination } from './body.ts'
import type { Diagnostic } from './diagnostics.ts'
import type { CheckedDocument } from './loadDocument.ts'
import { whyHeldBack } from './publication.ts'
import { didYouMean } from './suggest.ts'

/**
 * Links of documents, in their bodies and their frontmatter, that lead nowhere: to pages that do not exist, to drafts, to
 * fragments that no heading has.
 *
 * A fragment is looked for in the document of the same language, else in the one that readers are sent to. The ids of
 * pages that are not documents are known once they are built: the tests of the built HTML check them.
 *
 * @param documents all documents of all languages
 * @param addresses all there are, without language prefix, those of documents with mistakes too
 */
export function checkLinks(documents: readonly CheckedDocument[], addresses: readonly string[]): Diagnostic[] {
  const byPath = new Map<string, CheckedDocument[]>()
  for (const document of documents) {
    byPath.set(document.entry.path, [...(byPath.get(document.entry.path) ?? []), document])
  }
  const known = new Set(addresses)

  return documents.flatMap((document) => {
    const file = document.entry.file.slice(1)
    return [...document.body.links.map(asLink), ...linksOfFrontmatter(document)].flatMap(({ url, locate }) => {
      const message = describeLink(url, document, byPath, known)
      return message ? [{ file, ...locate(), message }] : []
    })
  })
}

/** A link, and where it stands: the frontmatter is read again to tell. */
interface Link {
  readonly url: string
  readonly locate: () => { line: number; column: number }
}

function asLink({ url, line, column }: Destination): Link {
  return { url, locate: () => ({ line, column }) }
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

function describeLink(
  url: string,
  from: CheckedDocument,
  byPath: ReadonlyMap<string, readonly CheckedDocument[]>,
  known: ReadonlySet<string>,
): string | undefined {
  if (!isNeutralLink(url) && !url.startsWith('#')) return undefined
  const [address = '', fragment] = url.split('#', 2)
  const path = address.replace(/\?.*$/, '')
  const { locale, path: neutralPath } = splitPath(path)
  if (locale) return `the link "${url}" names a language. Write ${neutralPath}: readers stay in theirs`
  if (path !== '' && !known.has(path)) return `the link "${url}" leads to no page. ${didYouMean(path, [...known])}`

  const versions = path === '' ? [from] : (byPath.get(path) ?? [])
  const target =
    versions.find(({ entry }) => entry.locale === from.entry.locale) ??
    versions.find(({ entry }) => entry.locale === defaultLocale) ??
    versions[0]
  if (!target) return undefined
  const heldBack = whyHeldBack(target.entry, from.entry)
  if (heldBack?.until) return `the link "${url}" leads to what is ${heldBack.reason}. Link to it from then on`
  if (heldBack) return `the link "${url}" leads to ${heldBack.reason}. Publish it too, or link to it later`
  if (fragment === undefined || target.body.fragments.includes(decodeURI(fragment))) return undefined
  return `the link "${url}" leads to no heading. ${didYouMean(fragment, target.body.fragments)}`
}
