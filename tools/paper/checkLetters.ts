import { join } from 'node:path'
import { messageOf } from '../check/messages/catalogue.ts'
import type { Diagnostic } from '../content/diagnostics.ts'
import type { LoadedDocument } from '../content/loadDocument.ts'
import { readSource } from '../content/readSource.ts'
import { findMissingLetters } from './faces.ts'

/**
 * Warns of letters that the fonts of paper do not have, one warning a line. A browser takes them from the visitor's fonts; a PDF,
 * and the image that a page is shared with, show `…` in their place.
 *
 * @param root the project's root
 */
export function checkLetters(root: string, documents: readonly LoadedDocument[]): Diagnostic[] {
  return documents.flatMap(({ entry, body }) => {
    const pattern = findMissingLetters(body.letters)
    if (!pattern) return []
    const file = entry.file.slice(1)
    const lines = (readSource(join(root, file)) ?? '').split('\n')
    return lines.flatMap((text, index): Diagnostic[] => {
      const [found] = text.matchAll(pattern)
      if (!found) return []
      const rule = 'letter-without-face'
      const message = messageOf(rule, file, { letter: found[0] })
      return [{ file, line: index + 1, column: found.index + 1, rule, message, severity: 'warning' }]
    })
  })
}
