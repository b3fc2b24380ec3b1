import { locales, type Locale } from '../../../renderer/languages.ts'
import type { LocateOffset } from '../../content/locate.ts'
import type { Passage } from '../prose/passage.ts'
import { hasDictionary } from './dictionary.ts'
import type { LookUp, UnmarkedWords } from './spellFile.ts'
import { listWords } from './words.ts'

/** Latin that texts of law set in italics; what has become French or English, « a priori », is none. */
const LATIN =
  /^(?:ab initio|bona fide|contra proferentem|de facto|de jure|ejusdem generis|ex aequo et bono|ex parte|in fine|in solidum|inter alia|intuitu personae|jus cogens|lex fori|lex loci|mutatis mutandis|obiter dictum|pacta sunt servanda|prima facie|pro forma|pro rata|ratio decidendi|res judicata|sine qua non|stare decisis|sui generis)$/i

interface ItalicsContext {
  /** The language of the text. */
  readonly locale: Locale
  /** Finds what is right as it stands, `common law`. */
  readonly names: RegExp | undefined
  readonly lookUp: LookUp
  readonly locate: LocateOffset
}

/** Italics of a passage whose words are another language's: most of those that either language has. */
export function findUnmarked(
  { text, italics = [] }: Passage,
  { locale, names, lookUp, locate }: ItalicsContext,
): UnmarkedWords[] {
  return italics.flatMap(({ start, end, from, to }): UnmarkedWords[] => {
    const words = text.slice(start, end)
    const place = { text: words, ...locate(from), end: locate(to) }
    if (LATIN.test(words)) return [{ ...place, code: 'la', foreign: [words], ownCount: 0 }]
    const pieces = [{ index: 0, offset: 0, length: words.length, isItalic: false }]
    const listed = listWords({ text: words, pieces }, names).map((word) => word.text)
    const unknown = listed.filter((word) => lookUp(locale, word).length > 0)
    const ownCount = listed.length - unknown.length
    return locales.flatMap((other) => {
      if (other === locale || !hasDictionary(other)) return []
      const foreign = unknown.filter((word) => lookUp(other, word).length === 0)
      return foreign.length > ownCount ? [{ ...place, code: other, foreign, ownCount }] : []
    })
  })
}
