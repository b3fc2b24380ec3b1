import { defaultLocale } from '../../../renderer/languages.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import type { LoadedDocument } from '../../content/loadDocument.ts'
import { warn } from '../diagnose.ts'

/**
 * Warns where a translation has other parts than the French document: at the first heading, picture, component, table or piece
 * of code whose counterpart is missing or is something else. Drafts are still being written.
 *
 * @param documents those without errors
 */
export function compareStructure(documents: readonly LoadedDocument[]): Diagnostic[] {
  const finished = documents.filter(({ entry }) => entry.publication !== 'draft')
  const originals = new Map(
    finished.filter(({ entry }) => entry.locale === defaultLocale).map((document) => [document.entry.path, document]),
  )
  return finished.flatMap(({ entry, outline }) => {
    const original = originals.get(entry.path)
    const others = original?.outline ?? outline
    const longer = outline.length < others.length ? others : outline
    const index = longer.findIndex((_, place) => outline[place]?.kind !== others[place]?.kind)
    if (index < 0 || !original) return []
    const [here, there] = [outline[index], others[index]]
    const { line, column } = here ?? outline.at(-1) ?? { line: 1, column: 1 }
    const place = `${original.entry.file.slice(1)}:${(there ?? others.at(-1))?.line ?? 1}`
    const values = { here: here?.written ?? '–', there: there?.written ?? '–', place }
    return warn('structure-differs', { file: entry.file.slice(1), line, column }, values)
  })
}
