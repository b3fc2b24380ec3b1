import { type Diagnostic, shorten, warn } from '../../content/diagnostics.ts'
import { createLocator } from '../../content/locate.ts'
import { garbledIn } from './garbled.ts'
import { OBJECT, type Passage, type Prose, setApartIn } from './passage.ts'
import { unpairedIn } from './quotes.ts'

/** A word written twice; « l’un un » and « dix-sept sept » do not match. */
const DOUBLED = /(?<![\p{L}\p{N}\p{Pd}’'\uFFFC])(\p{L}+)\s+\1(?![\p{L}\p{N}\p{Pd}’'\uFFFC])/giu
/** Words that may be doubled: « nous nous voyons », « en en faisant », “the point that that makes”, initials. */
const RIGHT_TWICE = /^(?:nous|vous|en|faire|fait|est|sont|non|si|très|bien|that|had|is|do|her|very|no|so|\p{L})$/iu
/** A comma or a semicolon between letters alone: « 3,5 » and “v1.2” do not match. */
const WITHOUT_SPACE = /[,;](?=\p{L}{2})(?<=\p{Ll}{2}.)/gu

/**
 * Warns of what rendering does not correct: doubled words, missing spaces, quotation marks without their other half, and
 * letters that were read in the wrong encoding. Text in italics and single words in quotation marks are not checked: they
 * may be of any language.
 */
export function checkProse({ file, source, passages }: Prose): Diagnostic[] {
  const locate = createLocator(source)
  const placeOf = ({ offsets }: Passage, index: number) => ({ file, ...locate(offsets[index] ?? 0) })
  const ofWords = passages.flatMap((passage) => {
    const { text } = passage
    const setApartAt = setApartIn(passage)
    const isPlain = (index: number) => {
      const { isItalic, isLone } = setApartAt(index) ?? {}
      return !isItalic && !isLone
    }
    return [
      ...[...text.matchAll(DOUBLED)]
        // « Duran Duran » is a name.
        .filter(([found, word = '']) => !RIGHT_TWICE.test(word) && !/^\p{Lu}.*\s\p{Lu}/su.test(found))
        .map(({ 0: found, 1: word = '', index }) => {
          const at = index + word.length
          return { rule: 'word-doubled', at, end: index + found.length, wanted: '' } as const
        }),
      ...Array.from(text.matchAll(WITHOUT_SPACE), ({ 0: sign, index }) => {
        return { rule: 'space-missing', at: index, end: index + 1, wanted: `${sign} ` } as const
      }),
    ]
      .filter(({ at }) => isPlain(at))
      .map(({ rule, at, end, wanted }) => {
        const [found, right] = [text.slice(at, end), wanted].map((between) => withWordsAround(text, at, end, between))
        return warn(rule, placeOf(passage, at), { found: found ?? '', wanted: right ?? '' })
      })
  })
  const quotes = unpairedIn(passages).map(({ passage, index }) =>
    warn('quotes-unpaired', placeOf(passage, index), { sign: passage.text.charAt(index) }),
  )
  // A file that was read in the wrong encoding is full of them.
  const garbled = passages
    .flatMap((passage) => garbledIn(passage.text).map((found) => ({ passage, ...found })))
    .slice(0, 1)
    .map(({ passage, index, written, meant }) =>
      warn('file-encoding_garbled', placeOf(passage, index), { written, meant }),
    )
  return [...ofWords, ...quotes, ...garbled]
}

/** Returns the words around a piece of a text, with another one in its place. */
function withWordsAround(text: string, start: number, end: number, between: string): string {
  const before = /\S{0,40}$/.exec(text.slice(0, start))?.[0] ?? ''
  const after = /^\s*\S{0,40}/.exec(text.slice(end))?.[0] ?? ''
  return shorten(`${before}${between}${after}`.replaceAll(OBJECT, '…'))
}
