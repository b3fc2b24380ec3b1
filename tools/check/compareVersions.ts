import { locales } from '../../renderer/languages.ts'
import { diagnose, type Diagnostic, type Place, warn } from '../content/diagnostics.ts'
import type { LoadedDocument } from '../content/readDocument.ts'
import type { TranslatedDocument } from '../content/translations.ts'

/** The rules for the states of a translation that writers have to act on. */
const RULES = {
  untranslated: 'translation-copy',
  unconfirmed: 'translation-stale_unconfirmed',
  stale: 'translation-stale',
} as const

/**
 * Reports translations that are missing, older than their original, do not name the version they translate, or differ in
 * structure or in values that have no language, and translations without an original. Drafts are skipped.
 *
 * @param wrong files with errors; they are skipped, because their text may still change
 */
export function compareVersions(
  { original, versions }: TranslatedDocument,
  wrong: ReadonlySet<string>,
): readonly Diagnostic[] {
  const all = locales.map((locale) => versions[locale])
  if (all.some(({ file, state }) => state === 'wrong' || wrong.has(file))) return []
  const [first] = all.flatMap(({ document }) => document ?? [])
  if (!original) {
    const others = all.filter(({ document }) => document !== first).map(({ file }) => file)
    const at = first?.locate(['translatedFrom'], 'key')
    return at ? [diagnose('translation-stale_original', at, { original: others.join(', ') })] : []
  }
  if (original.entry.publication === 'draft') return []
  const source = original.entry.file.slice(1)
  return all.flatMap(({ file, state, document }): Diagnostic[] => {
    if (!document) return [warn('translation-missing', { file: source }, { file })]
    if (document === original || document.entry.publication === 'draft') return []
    const rule = Object.entries(RULES).find(([name]) => name === state)?.[1]
    const at = state === 'stale' ? document.locate(['translatedFrom']) : { file }
    return [
      ...(rule ? [warn(rule, at, { original: source, file })] : []),
      ...compareValues(document, original),
      ...compareStructure(document, original),
    ]
  })
}

/** Keys whose values have no language. */
const SHARED = ['date', 'author', 'category', 'order', 'hero', 'id']

/** Warns of a version with another date, author or category than its original. */
function compareValues({ entry, locate }: LoadedDocument, original: LoadedDocument): Diagnostic[] {
  return SHARED.flatMap((key) => {
    const [value = '', there = ''] = [entry, original.entry].map(({ frontmatter }) =>
      String(Reflect.get(frontmatter, key) ?? '–'),
    )
    const values = { key, value, there, other: original.entry.file.slice(1) }
    return value === there ? [] : [warn('value-differs', locate([key]), values)]
  })
}

/** Warns of the first heading, picture, component, table or code block whose counterpart is missing or different. */
function compareStructure({ entry, outline }: LoadedDocument, original: LoadedDocument): Diagnostic[] {
  const longest = Math.max(outline.length, original.outline.length)
  const index = Array.from({ length: longest }, (_, place) => place).find(
    (place) => outline[place]?.kind !== original.outline[place]?.kind,
  )
  if (index === undefined) return []
  const [here, there] = [outline[index], original.outline[index]]
  const at: Place = { file: entry.file.slice(1), ...(here ?? outline.at(-1))?.position }
  const place = `${original.entry.file.slice(1)}:${(there ?? original.outline.at(-1))?.position.line ?? 1}`
  return [warn('structure-differs', at, { here: here?.written ?? '–', there: there?.written ?? '–', place })]
}
