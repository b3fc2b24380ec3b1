import { warn } from '../../content/diagnose.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { createLocator } from '../../content/locate.ts'
import { shorten } from '../../content/shorten.ts'
import { LETTERS_WITHOUT_FACE } from '../../paper/lettersWithoutFace.ts'

/**
 * Warns once of the letters that the fonts of PDFs and shared images lack. Browsers fall back to the visitor's fonts; PDFs
 * and shared images show `…` instead.
 */
export function checkLetters(source: string, file: string): Diagnostic[] {
  const found = [...source.matchAll(LETTERS_WITHOUT_FACE)]
  const place = { file, ...createLocator(source)(found[0]?.index ?? 0) }
  const letter = shorten([...new Set(found.map(([letters]) => letters))].join(' '))
  return found.length > 0 ? [warn('letter-without-face', place, { letter })] : []
}
