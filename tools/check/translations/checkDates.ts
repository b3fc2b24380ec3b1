import type { Diagnostic } from '../../content/diagnostics.ts'
import type { CheckedDocument } from '../../content/loadDocument.ts'
import { dateOf } from '../../content/publication.ts'
import { warn } from '../diagnose.ts'

/**
 * Warns of versions of which one is held back while the other is out, or till another day.
 *
 * @param today the day that the site is made for
 */
export function checkDates(documents: readonly CheckedDocument[], today: string): Diagnostic[] {
  const firstVersions = new Map<string, CheckedDocument>()
  return documents.flatMap((document) => {
    const { entry, locate } = document
    const other = firstVersions.get(entry.path)
    firstVersions.set(entry.path, other ?? document)
    const [date, otherDate] = [dateOf(entry.frontmatter), other && dateOf(other.entry.frontmatter)]
    const differs = other && date && otherDate && date !== otherDate && (date > today || otherDate > today)
    if (!differs) return []
    const place = { file: entry.file.slice(1), ...locate(['date']) }
    return warn('dates-differ', place, { other: other.entry.file.slice(1), date: otherDate })
  })
}
