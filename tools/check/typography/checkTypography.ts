import type { Locale } from '../../../renderer/languages.ts'
import { warn, withText } from '../diagnose.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { localeOfCode } from '../../content/languageCodes.ts'
import { createLocator } from '../../content/locate.ts'
import { OBJECT, offsetAt, type Passage, setApartIn, stretchAt } from '../prose/passage.ts'
import { shorten } from '../../content/shorten.ts'
import { findWrongPairs } from './pairs.ts'
import { rulesOf } from './rules.ts'

/** The most diagnostics of one paragraph: what has more is no prose. */
const MOST = 50
/** So many letters around are quoted. */
const AROUND = 40
/** « l’un un » and « dix-sept sept » are something else. */
const DOUBLED = /(?<![\p{L}\p{N}\p{Pd}’'\uFFFC])(\p{L}+)\s+\1(?![\p{L}\p{N}\p{Pd}’'\uFFFC])/giu
/** « nous nous voyons », « faire faire », “the point that that makes”; names and initials are what they are. */
const RIGHT_TWICE = new Set(
  'nous vous en faire fait est sont non si très bien that had is do her very no so'.split(' '),
)
const NAME = /^\p{Lu}(?:$|.{3})/u

interface TypographyContext {
  readonly file: string
  /** The whole file. */
  readonly source: string
  readonly locale: Locale
}

/** A finding in a passage, with its correction where that is known. */
interface Finding {
  readonly rule: 'typography-usual' | 'word-doubled' | 'sign-unpaired'
  readonly start: number
  readonly end: number
  readonly wanted?: string
}

/**
 * Warns of deviations from the typography of a language: spaces, quotation marks, brackets, dashes, numbers,
 * abbreviations, doubled words. Characters that rendering corrects (straight quotes and apostrophes, `...`, ordinary
 * spaces) are accepted. Text in italics, or alone between quotation marks, may be of any language, and is not checked.
 *
 * @param passages in the order in which they are read
 */
export function checkTypography(
  passages: readonly Passage[],
  { file, source, locale: ownLocale }: TypographyContext,
): Diagnostic[] {
  const locate = createLocator(source)
  return passages.flatMap((passage, index) => {
    // Words that say which language they are of are written as that one is.
    const locale = passage.language === undefined ? ownLocale : localeOfCode(passage.language)
    if (locale === undefined) return []
    const { text } = passage
    const setApartAt = setApartIn(passage)
    return findAll(text, passages[index + 1]?.text, locale)
      .toSorted((a, b) => a.start - b.start)
      .slice(0, MOST)
      .flatMap((finding): Diagnostic[] => {
        const { rule, start, end, wanted = '' } = finding
        // « Prêt? » without its space, if that is what is spoken of.
        const { isItalic, isLone } = setApartAt(start) ?? {}
        if (isItalic || isLone) return []
        const place = { file, ...locate(offsetAt(passage, start)) }
        const found = text.slice(start, end)
        if (rule === 'sign-unpaired') return [warn(rule, place, { sign: found })]
        const values = { found: withWordsAround(text, finding, found), wanted: withWordsAround(text, finding, wanted) }
        // With its words, the address of a heading changes, and what leads there would have to follow.
        const offset = rule === 'word-doubled' || passage.isHeading ? undefined : stretchAt(passage, start, end)
        // Escapes and folded lines stand in the file in another way.
        const isVerbatim = offset !== undefined && source.startsWith(found, offset)
        const span = isVerbatim ? { from: locate(offset), to: locate(offset + found.length) } : undefined
        return [withText(warn(rule, place, values), span, wanted)]
      })
  })
}

function findAll(text: string, next: string | undefined, locale: Locale): Finding[] {
  const unusual = rulesOf(locale).flatMap(([pattern, replace]) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index: start }): Finding => {
      return { rule: 'typography-usual', start, end: start + found.length, wanted: replace(found) }
    }),
  )
  const pairs = findWrongPairs(text, locale, next).map((sign): Finding => {
    return { ...sign, rule: sign.wanted === undefined ? 'sign-unpaired' : 'typography-usual' }
  })
  const doubled = [...text.matchAll(DOUBLED)]
    .filter(([, word = '']) => !RIGHT_TWICE.has(word.toLowerCase()) && !NAME.test(word))
    .map(({ 0: found, 1: word = '', index }): Finding => {
      return { rule: 'word-doubled', start: index + word.length, end: index + found.length }
    })
  return [...unusual, ...pairs, ...doubled]
}

function withWordsAround(text: string, { start, end }: Finding, between: string): string {
  const before = /\S*$/.exec(text.slice(Math.max(0, start - AROUND), start))?.[0] ?? ''
  const after = /^(?:\S+|\s+\S+)/.exec(text.slice(end, end + AROUND))?.[0] ?? ''
  return shorten(`${before}${between}${after}`.replaceAll(OBJECT, '…'))
}
