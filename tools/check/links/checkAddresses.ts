import { collections } from '../../../content/collections.ts'
import { locales } from '../../../renderer/languages.ts'
import { redirects } from '../../../renderer/redirects.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import type { LoadedDocument } from '../../content/loadDocument.ts'
import { formerPathsOf } from '../../content/formerPaths.ts'
import { diagnose } from '../diagnose.ts'

/**
 * Reports documents that stand where something else does already, or once stood where something does: another document of
 * their language, a page, a redirect, the not-found page. One of the two would overwrite the other.
 *
 * @param pages addresses of the pages that are not documents, without language prefix
 */
export function checkAddresses(documents: readonly LoadedDocument[], pages: readonly string[]): Diagnostic[] {
  const fixed = [...pages, ...Object.keys(redirects), '/404', ...locales.map((locale) => `/${locale}`)]
  const taken = new Map(fixed.map((path) => [path.toLowerCase(), path]))
  const found = documents.flatMap(({ entry }) => {
    const at = { file: entry.file.slice(1), line: 1, column: 1 }
    const { slugs } = collections[entry.collection]
    if (slugs) {
      if (slugs.includes(entry.slug)) return []
      return diagnose('page-missing', at, { names: slugs.map((slug) => `${slug}.mdx`).join(', ') })
    }
    const address = entry.path.toLowerCase()
    const inLanguage = `${entry.locale} ${address}`
    const earlier = taken.get(address) ?? taken.get(inLanguage)
    taken.set(inLanguage, earlier ?? at.file)
    return earlier === undefined ? [] : diagnose('address-twice', at, { other: earlier, path: entry.path })
  })
  const paths = new Set([...taken.keys(), ...documents.map(({ entry }) => entry.path.toLowerCase())])
  const former = documents.flatMap(({ entry, locate }) =>
    formerPathsOf(entry).flatMap((path, index) =>
      paths.has(path.toLowerCase())
        ? diagnose('former-name-taken', { file: entry.file.slice(1), ...locate(['formerly', index]) }, { path })
        : [],
    ),
  )
  return [...found, ...former]
}
