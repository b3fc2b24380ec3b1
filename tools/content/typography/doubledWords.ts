import type { Locale } from '../../../renderer/languages.ts'
import type { Finding } from './finding.ts'

interface Words {
  /** « nous nous voyons », « faire faire », “the point that that makes”. */
  readonly rightTwice: ReadonlySet<string>
  /** Never right twice: nothing has to be thought about. */
  readonly wrongTwice: ReadonlySet<string>
}

const listed: Readonly<Record<string, Words>> = {
  fr: {
    rightTwice: new Set('nous vous en faire fait est sont non si très bien'.split(' ')),
    wrongTwice: new Set(
      'le la les un une des de du au aux à et dans sur par avec que qui ne il elle on se cette'.split(' '),
    ),
  },
  en: {
    rightTwice: new Set('that had is do her very no so'.split(' ')),
    wrongTwice: new Set(
      'the a an of and or for with from by at as it its we they our your their are was be'.split(' '),
    ),
  },
}

/** « l’un un » and « dix-sept sept » are something else. */
const DOUBLED = /(?<![\p{L}\p{N}\p{Pd}’'\uFFFC])(\p{L}+)\s+\1(?![\p{L}\p{N}\p{Pd}’'\uFFFC])/giu

const LETTER = /\p{L}/u

/** Words that stand twice in a row, at the end of a line and the beginning of the next as well. */
export function findDoubledWords(text: string, locale: Locale): Finding[] {
  if (!mayHaveDoubled(text)) return []
  const { rightTwice, wrongTwice } = listed[locale] ?? {}
  return [...text.matchAll(DOUBLED)].flatMap(({ 0: found, 1: word = '', index }) => {
    if (rightTwice?.has(word.toLowerCase()) || isName(word)) return []
    return {
      start: index + word.length,
      end: index + found.length,
      message: `"${word}" twice in a row`,
      wanted: '',
      isMechanical: wrongTwice?.has(word.toLowerCase()) ?? false,
    }
  })
}

/** The same, roughly, in a tenth of the time. */
function mayHaveDoubled(text: string): boolean {
  const runs = text.toLowerCase().split(/\s+/)
  return runs.some((run, index) => {
    const last = runs[index - 1]
    return last !== undefined && run.startsWith(last) && !LETTER.test(run.charAt(last.length))
  })
}

/** « Boutros Boutros », « M M »: names and initials are what they are. */
function isName(word: string): boolean {
  return /^\p{Lu}/u.test(word) && (word.length === 1 || word.length > 3)
}
