import type { Diagnostic } from '../../content/diagnostics.ts'
import { createLocator } from '../../content/locate.ts'
import { diagnose } from '../diagnose.ts'

/** Letters saved as UTF-8 and read as Windows-1252 or Latin-1, `Ã©` of é, `â€™` of ’, `Å“` of œ. */
const GARBLED =
  /[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Å[“’\u0092\u0093]|â(?:[€‚†][\u0080-\u00bf‘’“”•–—˜™š›œžŸ¦]|\u0080.)|(?<=[\s(])Ã(?= )/gu

/**
 * Reports letters that a program has garbled, once for a file.
 *
 * @param source the whole file
 * @param file its path, for messages
 */
export function checkGarbledLetters(source: string, file: string): Diagnostic[] {
  const [first, ...others] = source.matchAll(GARBLED)
  if (!first) return []
  const at = { file, ...createLocator(source)(first.index) }
  return [diagnose('letters-garbled', at, { was: first[0], count: others.length + 1 })]
}
