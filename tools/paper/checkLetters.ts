import { warn } from '../check/diagnose.ts'
import type { Diagnostic } from '../content/diagnostics.ts'
import type { LoadedDocument } from '../content/loadDocument.ts'
import { findMissingLetters } from './faces.ts'

/**
 * Warns of letters that the fonts of paper do not have, one warning a line. A browser takes them from the visitor's fonts; a PDF,
 * and the image that a page is shared with, show `…` in their place.
 */
export function checkLetters(documents: readonly LoadedDocument[]): Diagnostic[] {
  return documents.flatMap(({ entry, source }) => {
    const pattern = findMissingLetters([...new Set(source)].join(''))
    if (!pattern) return []
    return source.split('\n').flatMap((text, index) => {
      const [found] = text.matchAll(pattern)
      if (!found) return []
      const place = { file: entry.file.slice(1), line: index + 1, column: found.index + 1 }
      return warn('letter-without-face', place, { letter: found[0] })
    })
  })
}
