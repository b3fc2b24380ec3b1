import type { Diagnostic } from '../../content/diagnostics.ts'
import type { CheckedDocument } from '../../content/loadDocument.ts'
import { dateOf } from '../../content/publication.ts'
import { warn } from '../diagnose.ts'

/** How far ahead a document is planned at most. */
const YEARS_AHEAD = 2

/**
 * Warns of unlikely days: a date years ahead, a last change that is yet to come, versions of which one is held
 * back while the other is out, or till another day.
 *
 * @param today the day that the site is made for
 */
export function checkDates(documents: readonly CheckedDocument[], today: string): Diagnostic[] {
  const latest = `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`
  const firstVersions = new Map<string, CheckedDocument>()
  return documents.flatMap((document): Diagnostic[] => {
    const { entry, locate } = document
    const at = (key: string) => ({ file: entry.file.slice(1), ...locate([key]) })
    const date = dateOf(entry.frontmatter)
    const updated: unknown = Reflect.get(entry.frontmatter, 'updated')
    const isFar = date !== undefined && date > latest
    // A document that is planned may be planned with its last change.
    const isAhead = typeof updated === 'string' && updated > today && (date === undefined || updated > date)
    const other = firstVersions.get(entry.path)
    firstVersions.set(entry.path, other ?? document)
    const otherDate = other && dateOf(other.entry.frontmatter)
    const differs = other && date && otherDate && date !== otherDate && (date > today || otherDate > today)
    return [
      ...(isFar ? [warn('date-far', at('date'), { date })] : []),
      ...(isAhead ? [warn('updated-ahead', at('updated'), { date: updated })] : []),
      ...(differs ? [warn('dates-differ', at('date'), { other: other.entry.file.slice(1), date: otherDate })] : []),
    ]
  })
}
