import type { Flaw } from './flaws.ts'
import type { LoadedDocument } from './load.ts'
import { didYouMean } from './suggest.ts'

/**
 * Links of documents that lead nowhere: pages that do not exist, fragments that no heading has.
 *
 * A fragment of a document is looked for in the same language, else in the language that readers are sent to.
 *
 * @param documents all documents of all languages
 * @param pages addresses of the pages that are not documents, without language prefix
 */
export function checkLinks(documents: readonly LoadedDocument[], pages: readonly string[]): Flaw[] {
  const byPath = new Map<string, LoadedDocument[]>()
  for (const document of documents) {
    byPath.set(document.entry.path, [...(byPath.get(document.entry.path) ?? []), document])
  }
  const known = [...new Set([...pages, ...byPath.keys()])]
  const knownPaths = new Set(known)

  return documents.flatMap((document) =>
    document.body.links.flatMap(({ url, line, column }) => {
      if (!/^[/#]/.test(url)) return []
      const [address = '', fragment] = url.split('#', 2)
      const path = address.replace(/\?.*$/, '')
      const at = { file: document.entry.file.slice(1), line, column }
      if (/^\/(?:fr|en)(?:\/|$)/.test(path)) {
        return {
          ...at,
          message: `the link "${url}" names a language. Write ${path.replace(/^\/(?:fr|en)/, '') || '/'}: readers stay in theirs`,
        }
      }
      if (path !== '' && !knownPaths.has(path)) {
        return { ...at, message: `the link "${url}" leads to no page. ${didYouMean(path, known)}` }
      }
      if (fragment === undefined) return []
      const versions = path === '' ? [document] : (byPath.get(path) ?? [])
      const target = versions.find(({ entry }) => entry.locale === document.entry.locale) ?? versions[0]
      // The ids of pages that are not documents are known once they are built: the built-HTML tests check them.
      if (!target || target.body.fragments.includes(fragment)) return []
      return {
        ...at,
        message: `the link "${url}" leads to no heading. ${didYouMean(fragment, target.body.fragments)}`,
      }
    }),
  )
}
