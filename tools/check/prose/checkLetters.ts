import type { Diagnostic } from '../../content/diagnostics.ts'
import { warn } from '../../content/diagnose.ts'

/**
 * Characters that the fonts of PDFs and shared images (tools/paper/fonts) lack: all except those of Noto Serif's
 * blocks, four symbols of Source Serif, and invisible characters.
 */
export const LETTERS_WITHOUT_FACE =
  /[^\u{1ab0}-\u{1ace} -~\u{a0}-\u{52f}\u{1c80}-\u{1c88}\u{1d00}-\u{209f}\u{20a0}-\u{20c0}\u{2100}-\u{215f}\u{2c60}-\u{2c7f}\u{a640}-\u{a69f}\u{a700}-\u{a7ff}\u{fb00}-\u{fb06}↑↓−∕\s\p{Default_Ignorable_Code_Point}]+/gu

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
