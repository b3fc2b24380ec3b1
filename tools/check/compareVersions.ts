import { locales } from '../../renderer/languages.ts'
import { diagnose, type Diagnostic, type Place, warn } from '../content/diagnostics.ts'
import type { LoadedDocument } from '../content/readDocument.ts'
import type { DocumentVersion, TranslatedDocument } from '../content/translations.ts'

/** The rules for the states of a translation that writers have to act on. */
const RULES = {
  untranslated: 'translation-copy',
  unconfirmed: 'translation-stale_unconfirmed',
  stale: 'translation-stale',
} as const

/**
 * Reports translations that are missing, older than their original, do not name the version they translate, differ in
 * structure or in values that have no language, and translations without an original. Drafts are skipped.
 *
 * @param valid documents without errors; others are skipped, because their text may still change
 */
export function compareVersions(
  translations: readonly TranslatedDocument[],
  valid: ReadonlySet<LoadedDocument>,
): Diagnostic[] {
  return translations.flatMap(({ original, versions }) => {
    const all = locales.map((locale) => versions[locale])
    const isValid = ({ state, document }: DocumentVersion) => state === 'missing' || (document && valid.has(document))
    if (!all.every(isValid)) return []
    if (!original) return describeLackOfOriginal(all)
    if (original.entry.publication === 'draft') return []
    const source = original.entry.file.slice(1)
    return all.flatMap(({ file, state, document }): Diagnostic[] => {
      if (!document) return [warn('translation-missing', { file: source }, { file })]
      if (document === original || document.entry.publication === 'draft') return []
      const rule = Object.entries(RULES).find(([name]) => name === state)?.[1]
      const at = state === 'stale' ? document.locate(['translatedFrom']) : undefined
      return [
        ...(rule ? [warn(rule, { file, ...at }, { original: source, file })] : []),
        ...compareValues(document, original),
        ...compareStructure(document, original),
      ]
    })
  })
}

/** Reports that every version claims to be a translation, once, in the version that is usually the original. */
function describeLackOfOriginal(versions: readonly DocumentVersion[]): Diagnostic[] {
  return versions
    .flatMap(({ document }) => document ?? [])
    .slice(0, 1)
    .map(({ entry, locate }) => {
      const others = versions.filter(({ document }) => document?.entry !== entry).map(({ file }) => file)
      return diagnose('translation-stale_original', locate(['translatedFrom'], 'key'), { original: others.join(', ') })
    })
}

/** Keys whose values have no language. */
const SHARED = ['date', 'author', 'category', 'order', 'hero', 'id']

/** Warns of a version with another date, author or category than its original. */
function compareValues({ entry, locate }: LoadedDocument, original: LoadedDocument): Diagnostic[] {
  const other = original.entry.file.slice(1)
  return SHARED.flatMap((key) => {
    const [here, elsewhere] = [entry, original.entry].map(({ frontmatter }) =>
      String(Reflect.get(frontmatter, key) ?? '–'),
    )
    if (here === elsewhere) return []
    return warn('value-differs', locate([key]), { key, value: here ?? '', there: elsewhere ?? '', other })
  })
}

/** Warns of the first heading, picture, component, table or code block whose counterpart is missing or different. */
function compareStructure({ entry, outline }: LoadedDocument, original: LoadedDocument): Diagnostic[] {
  const longer = outline.length < original.outline.length ? original.outline : outline
  const index = longer.findIndex((_, place) => outline[place]?.kind !== original.outline[place]?.kind)
  if (index < 0) return []
  const [here, there] = [outline[index], original.outline[index]]
  const at: Place = { file: entry.file.slice(1), ...(here ?? outline.at(-1))?.position }
  const place = `${original.entry.file.slice(1)}:${(there ?? original.outline.at(-1))?.position.line ?? 1}`
  return [warn('structure-differs', at, { here: here?.written ?? '–', there: there?.written ?? '–', place })]
}
