import { type Diagnostic, shorten, warn } from '../../content/diagnostics.ts'
import { createLocator } from '../../content/locate.ts'
import { type Prose, setApartIn } from './passages.ts'
import { unpairedIn } from './quotes.ts'

/** A word written twice; « l’un un » and « dix-sept sept » do not match. */
const DOUBLED = /(?<![\p{L}\p{N}\p{Pd}’'\uFFFC])(\p{L}+)\s+\1(?![\p{L}\p{N}\p{Pd}’'\uFFFC])/giu
/** Words that may be doubled: « nous nous voyons », « en en faisant », “the point that that makes”, initials, names. */
const RIGHT_TWICE =
  /^(?:(?:[Nn]ous|[Vv]ous|[Ee]n|faire|fait|est|sont|[Nn]on|si|[Tt]rès|[Bb]ien|[Tt]hat|had|is|do|her|[Vv]ery|[Nn]o|so|\p{L})\s|\p{Lu}\S*\s+\p{Lu})/u
/** A comma or a semicolon between words; « 3,5 » and “v1.2” do not match. */
const WITHOUT_SPACE = /\p{Ll}{2,40}[,;]\p{L}{2,40}/gu
/** Letters and quotation marks in UTF-8 that were read as Windows-1252: « Ã© », « â€™ ». */
const GARBLED = /[ÃÅ][\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ€]|â€.?|Â[\u00a0«»°]/gu

const RULES = [
  { rule: 'word-doubled', pattern: DOUBLED },
  { rule: 'space-missing', pattern: WITHOUT_SPACE },
  { rule: 'file-encoding_garbled', pattern: GARBLED },
] as const

/**
 * Warns of what rendering does not correct: doubled words, missing spaces, quotation marks without their other half, and
 * letters that were read in the wrong encoding. Text in italics and single words in quotation marks are not checked: they
 * may be of any language.
 */
export function checkProse({ file, source, passages }: Prose): Diagnostic[] {
  const locate = createLocator(source)
  const words = passages.flatMap((passage) => {
    const setApartAt = setApartIn(passage)
    const isPlain = ({ isItalic = false, isLone = false } = {}) => !isItalic && !isLone
    return RULES.flatMap(({ rule, pattern }) =>
      [...passage.text.matchAll(pattern)]
        .filter(({ 0: found, index }) => !RIGHT_TWICE.test(found) && isPlain(setApartAt(index)))
        .map(({ 0: found, index }) => warn(rule, { file, ...locate(passage.from + index) }, { found: shorten(found) })),
    )
  })
  // A file that was read in the wrong encoding is full of them.
  const isGarbled = ({ rule }: Diagnostic) => rule === 'file-encoding'
  const quotes = unpairedIn(passages).map(({ sign, at }) => warn('quotes-unpaired', { file, ...locate(at) }, { sign }))
  return [...words.filter((one) => !isGarbled(one) || one === words.find(isGarbled)), ...quotes]
}
