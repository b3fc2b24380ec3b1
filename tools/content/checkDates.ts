import type { Diagnostic } from './diagnostics.ts'
import type { CheckedDocument } from './loadDocument.ts'
import { dateOf } from './publication.ts'

/** How far ahead a document is planned at most. */
const YEARS_AHEAD = 2

/**
 * Days that are hardly meant: a date years ahead, a last change that is yet to come, versions of which one is held back
 * while the other is out, or till another day.
 *
 * @param today the day that the site is made for
 */
export function checkDates(documents: readonly CheckedDocument[], today: string): Diagnostic[] {
  const latest = `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`
  const firstVersions = new Map<string, CheckedDocument>()
  return documents.flatMap((document): Diagnostic[] => {
    const { entry, locate } = document
    const warn = (key: string, message: string): Diagnostic => ({
      file: entry.file.slice(1),
      ...locate([key]),
      message: `${key}: ${message}`,
      severity: 'warning',
    })
    const date = dateOf(entry.frontmatter)
    const updated: unknown = Reflect.get(entry.frontmatter, 'updated')
    const diagnostics: Diagnostic[] = []
    if (date !== undefined && date > latest) {
      diagnostics.push(
        warn(
          'date',
          `${date} is more than ${YEARS_AHEAD} years ahead, and holds the document back until then. Write the year that is meant`,
        ),
      )
    }
    // A document that is planned may be planned with its last change.
    if (typeof updated === 'string' && updated > today && (date === undefined || updated > date)) {
      diagnostics.push(warn('updated', `${updated} is yet to come. Write the day of the last change, or delete it`))
    }
    const other = firstVersions.get(entry.path)
    firstVersions.set(entry.path, other ?? document)
    const otherDate = other && dateOf(other.entry.frontmatter)
    if (
      other &&
      otherDate !== undefined &&
      date !== undefined &&
      date !== otherDate &&
      (date > today || otherDate > today)
    ) {
      const file = other.entry.file.slice(1)
      diagnostics.push(
        warn('date', `${file} has another, ${otherDate}. Write the same in both, so that they come out together`),
      )
    }
    return diagnostics
  })
}
