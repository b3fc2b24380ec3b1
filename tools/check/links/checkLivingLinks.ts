import { slug } from 'github-slugger'
import { pageOfFile } from '../../../renderer/addresses.ts'
import { defaultLocale } from '../../../renderer/languages.ts'
import { decodeAddress } from '../../content/body/links.ts'
import { adviseOn, diagnose, type Diagnostic, type Place, warn, withText } from '../../content/diagnostics.ts'
import type { LivingLink } from '../../content/links/checkLinks.ts'
import { isSeenFrom } from '../../content/publication.ts'
import type { PartialDocument } from '../../content/readDocument.ts'

/**
 * Reports indirect links, links to documents that are not published yet, and dead fragments. A fragment is looked up in the
 * document of the same language, or else in the version that readers are sent to; fragments of other pages are looked up
 * in the code.
 *
 * @param hasId returns whether a page contains an id
 */
export function checkLivingLinks(links: readonly LivingLink[], hasId: (id: string) => boolean): Diagnostic[] {
  /** Links to documents that are not published yet, by address. */
  const early = new Map<string, Place[]>()
  const diagnostics = links.flatMap((link): Diagnostic | Diagnostic[] => {
    const { detour, from, path, place, url, versions, written } = link
    if (detour) return withText(warn('link-redirected', place, { url, path: detour.to }), written, detour.instead)
    if (versions.length > 0 && !versions.some(({ entry }) => isSeenFrom(entry, from.entry))) {
      early.set(path, [...(early.get(path) ?? []), place])
      return []
    }
    const [, fragment = ''] = url.split('#', 2)
    // Fragments of PDFs are not checked.
    const id = decodeAddress(fragment) ?? fragment
    if (id === '' || pageOfFile(path) !== undefined) return []
    const inLanguage = (locale: string) => versions.find(({ entry }) => entry.locale === locale)
    const target = inLanguage(from.entry.locale) ?? inLanguage(defaultLocale) ?? versions[0]
    const fragments = target ? fragmentsOf(target) : []
    if (fragments.includes(id) || hasId(id)) return []
    return diagnose('link-fragment-dead', place, { url, advice: adviseOn(id, fragments, place.file) })
  })
  const remarks = [...early].flatMap(([path, [first, ...others]]) =>
    first ? warn('link-early', first, { path, count: others.length + 1 }) : [],
  )
  return [...diagnostics, ...remarks]
}

/** Returns the ids of a document's headings, and of the sections in its front matter. */
function fragmentsOf({ entry: { frontmatter }, body }: PartialDocument): readonly string[] {
  const sections: unknown = Reflect.get(frontmatter, 'sections')
  // Front matter with errors may contain anything here.
  const titles = (Array.isArray(sections) ? sections : []).map((section) => Reflect.get(Object(section), 'title'))
  return [...body.fragments, ...titles.map((title) => slug(String(title)))]
}
