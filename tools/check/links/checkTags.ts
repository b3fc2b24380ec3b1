import type { Diagnostic } from '../../content/diagnostics.ts'
import type { CheckedDocument } from '../../content/loadDocument.ts'
import { suggest } from '../../content/suggest.ts'
import { inQuotes } from '../frontmatter/repairLines.ts'
import { diagnose, remark, withFix } from '../messages/diagnose.ts'
import { removeItem } from './checkReferences.ts'

/** Shorter words are a letter apart, and mean something else. */
const COMPARABLE = /^[^\d]{5,}$/

/**
 * Tells of tags that stand twice in a document, that other documents of its language write otherwise (`Contrats`,
 * `contrats`), or that are a slip of the fingers away from those of others.
 */
export function checkTags(documents: readonly CheckedDocument[]): Diagnostic[] {
  const languages = new Set(documents.map(({ entry }) => entry.locale))
  return [...languages].flatMap((locale) => {
    const own = documents.filter(({ entry }) => entry.locale === locale)
    const counts = new Map<string, number>()
    for (const tag of own.flatMap(tagsOf)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
    const byUse = [...counts].toSorted(([, a], [, b]) => b - a).map(([tag]) => tag)
    return own.flatMap((document) =>
      tagsOf(document).flatMap((_, index) => describeTag(document, index, byUse, counts) ?? []),
    )
  })
}

function describeTag(
  document: CheckedDocument,
  index: number,
  byUse: readonly string[],
  counts: ReadonlyMap<string, number>,
): Diagnostic | undefined {
  const tags = tagsOf(document)
  const tag = tags[index] ?? ''
  const file = document.entry.file.slice(1)
  const at = { file, ...document.locate(['tags', index]) }
  if (tags.slice(0, index).some((other) => reduce(other) === reduce(tag))) {
    return withFix(diagnose('entry-twice', at, { key: 'tags', name: tag }), removeItem(document, 'tags', index))
  }
  const usual = byUse.find((other) => reduce(other) === reduce(tag)) ?? tag
  if (usual !== tag) {
    const span = document.spanOf(['tags', index])
    const text = /^[\p{L}\d][\p{L}\d ’-]*$/u.test(usual) ? usual : inQuotes(usual)
    return withFix(remark('tag-otherwise', at, { tag, usual }), span && [{ kind: 'replace', file, ...span, text }])
  }
  if ((counts.get(tag) ?? 0) > 1 || !COMPARABLE.test(reduce(tag))) return undefined
  // Of two that stand once each, the later one is told.
  const others = byUse.slice(0, byUse.indexOf(tag)).filter((other) => COMPARABLE.test(reduce(other)))
  const nearest = others.find(
    (other) => Math.abs(other.length - tag.length) <= 1 && suggest(reduce(tag), [reduce(other)], 1),
  )
  return nearest === undefined ? undefined : remark('tag-nearly', at, { tag, usual: nearest })
}

function tagsOf({ entry }: CheckedDocument): string[] {
  const tags: unknown = Reflect.get(entry.frontmatter, 'tags')
  return Array.isArray(tags) ? tags.map(String) : []
}

/** Without case, accents, spaces and hyphens: what readers take for the same. */
function reduce(tag: string): string {
  return tag
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}\s_-]/gu, '')
}
