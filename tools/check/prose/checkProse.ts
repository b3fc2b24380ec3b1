import { MARKUP } from '../../content/body/literalText.ts'
import { type Diagnostic, shorten, warn } from '../../content/diagnostics.ts'
import { createLocator } from '../../content/locate.ts'
import type { Prose } from './prose.ts'

/** A word written twice; « l’un un » and « dix-sept sept » do not match. */
const DOUBLED = /(?<![\p{L}\p{N}\p{Pd}’'\uFFFC])(\p{L}+)(?!\s*\n\s*\n)\s+\1(?![\p{L}\p{N}\p{Pd}’'\uFFFC])/giu
/** Words that may be doubled: « nous nous voyons », « en en faisant », “the point that that makes”, initials, names. */
const RIGHT_TWICE =
  /^(?:(?:[Nn]ous|[Vv]ous|[Ee]n|faire|fait|est|sont|[Nn]on|si|[Tt]rès|[Bb]ien|[Tt]hat|had|is|do|her|[Vv]ery|[Nn]o|so|\p{L})\s|\p{Lu}\S*\s+\p{Lu})/u
/** A comma or a semicolon between words; « 3,5 » and “v1.2” do not match. */
const WITHOUT_SPACE = /\p{Ll}{2,40}[,;]\p{L}{2,40}/gu
/** From the first letter or quotation mark in UTF-8 that was read as Windows-1252: « Ã© », « â€™ ». */
const GARBLED = /(?:[ÃÅ][\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ€]|â€.?|Â[\u00a0«»°])[^]*/gu

const RULES = [
  { rule: 'word-doubled', pattern: DOUBLED },
  { rule: 'space-missing', pattern: WITHOUT_SPACE },
  { rule: 'file-encoding_garbled', pattern: GARBLED },
] as const

/** A quotation; one in straight marks ends with its paragraph. */
const QUOTATION = /«[^«»“”"]*»|“[^«»“”"]*”|"(?:(?!\n[\n\uFFFC])[^«»“”"])*"/g
/** What follows the opening mark of a quotation of several paragraphs, each of which repeats it. */
const GOES_ON = /^[^«»“”]*\n[\s\uFFFC\ue000]*[«“]/

/** Warns of what rendering does not correct: doubled words, missing spaces, quotation marks alone, letters of another encoding. */
export function checkProse({ file, source, text }: Prose): Diagnostic[] {
  const locate = createLocator(source)
  const words = RULES.flatMap(({ rule, pattern }) =>
    [...text.matchAll(pattern)]
      .filter(({ 0: found }) => !RIGHT_TWICE.test(found))
      .map(({ 0: found, index }) => warn(rule, { file, ...locate(index) }, { found: shorten(found) })),
  )
  // What is left may be inches: 15”.
  const rest = withoutQuotations(withoutQuotations(text).replaceAll(/(?<=\d)[”"]/g, MARKUP))
  const alone = [...rest.matchAll(/[«»“”"]/g)]
    .filter(({ index }) => !GOES_ON.test(text.slice(index + 1)))
    .map(({ 0: sign, index }) => warn('quotes-unpaired', { file, ...locate(index) }, { sign }))
  return [...words, ...alone]
}

/** Blanks out quotations, the innermost first. */
function withoutQuotations(text: string): string {
  const rest = text.replaceAll(QUOTATION, (quotation) => MARKUP.repeat(quotation.length))
  return rest === text ? text : withoutQuotations(rest)
}
