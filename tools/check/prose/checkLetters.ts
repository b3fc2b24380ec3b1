import { warn } from '../../content/diagnose.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { LETTERS_WITHOUT_FACE } from '../../paper/lettersWithoutFace.ts'

/**
 * Warns once per line of letters that the fonts of PDFs and shared images lack. Browsers fall back to the visitor's
 * fonts; PDFs and shared images show `…` instead.
 */
export function checkLetters(source: string, file: string): Diagnostic[] {
  return source.split('\n').flatMap((text, index) => {
    const [found] = text.matchAll(LETTERS_WITHOUT_FACE)
    const place = { file, line: index + 1, column: (found?.index ?? 0) + 1 }
    return found ? warn('letter-without-face', place, { letter: found[0] }) : []
  })
}
