import { collections } from '../../../content/collections.ts'
import { defaultLocale, type Locale } from '../../../renderer/languages.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import type { LoadedDocument } from '../../content/loadDocument.ts'
import { translationsAmong } from '../../content/translationsAmong.ts'
import { warn } from '../diagnose.ts'
import { formatPath } from '../frontmatter/schemaIssues.ts'
import type { OutlinePart } from './outline.ts'

/**
 * Reports what a document has and its translation lacks, or the other way round: headings, pictures, components, tables, code,
 * footnotes, links to pages of the site, entries of lists. All of them are warnings; drafts are still being written.
 *
 * @param documents those without errors
 */
export function compareStructure(documents: readonly LoadedDocument[]): Diagnostic[] {
  const translationsOf = translationsAmong(documents)
  const finished = documents.filter(({ entry }) => entry.publication !== 'draft')
  const originals = new Map(
    finished.filter(({ entry }) => entry.locale === defaultLocale).map((document) => [document.entry.path, document]),
  )
  return finished.flatMap((translation) => {
    const original = originals.get(translation.entry.path)
    if (!original || original === translation) return []
    return [
      ...findLackingParts(original, translation, translationsOf),
      ...findLackingParts(translation, original, translationsOf),
      ...compareLists(original, translation),
    ]
  })
}

/** Reports the parts that only the owner has, each at what stands in its place in the other document. */
function findLackingParts(
  owner: LoadedDocument,
  other: LoadedDocument,
  translationsOf: (path: string) => readonly Locale[],
): Diagnostic[] {
  const rest = [...other.body.outline]
  return owner.body.outline.flatMap((part, index) => {
    const found = rest.findIndex((candidate) => isSame(candidate, part))
    // Links may repeat themselves.
    if (found >= 0) {
      if (part.kind !== 'link') rest.splice(found, 1)
      return []
    }
    if (part.kind === 'link' && !translationsOf(part.detail).includes(other.entry.locale)) return []
    const { outline } = other.body
    const at = { ...(outline[Math.max(0, index - 1)] ?? outline.at(-1)), file: other.entry.file.slice(1) }
    return warn('structure-lacking', at, { place: `${owner.entry.file.slice(1)}:${part.line}`, part: part.written })
  })
}

/** A language may have another picture with words in it, or another example: only that there is one counts. */
function isSame(a: OutlinePart, b: OutlinePart): boolean {
  return a.kind === b.kind && (a.detail === b.detail || a.kind === 'picture' || a.kind === 'code')
}

/** Reports lists of the front matter that are longer in one language; references may differ. */
function compareLists(original: LoadedDocument, translation: LoadedDocument): Diagnostic[] {
  const { references } = collections[original.entry.collection]
  const others = listsOf(original)
  return listsOf(translation).flatMap(({ path, count }) => {
    const other = others.find((list) => formatPath(list.path) === formatPath(path))
    if (!other || other.count === count || Object.hasOwn(references, String(path[0]))) return []
    const place = `${original.entry.file.slice(1)}:${original.locate(path, 'key').line}`
    const at = { file: translation.entry.file.slice(1), ...translation.locate(path, 'key') }
    return warn('structure-list', at, { path: formatPath(path), count, others: other.count, place })
  })
}

interface List {
  readonly path: readonly PropertyKey[]
  readonly count: number
}

function listsOf({ entry }: LoadedDocument): List[] {
  const collect = (value: unknown, path: readonly PropertyKey[]): List[] => {
    if (Array.isArray(value)) {
      return [{ path, count: value.length }, ...value.flatMap((item, index) => collect(item, [...path, index]))]
    }
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, item]) => collect(item, [...path, key]))
  }
  return collect(entry.frontmatter, [])
}
