import type { Locale } from '../../../renderer/languages.ts'
import { type Diagnostic, shorten, warn, withText } from '../../content/diagnostics.ts'
import { localeOfCode } from '../../content/languageCodes.ts'
import { createLocator } from '../../content/locate.ts'
import { OBJECT, type Prose, setApartIn } from '../prose/passage.ts'
import { findLongQuotations, findUnpaired } from './pairs.ts'
import { rulesOf } from './typographyRules.ts'

/** The most diagnostics of one paragraph; text with more is not prose. */
const MAX_FINDINGS = 20
/** A word written twice; « l’un un » and « dix-sept sept » do not match. */
const DOUBLED = /(?<![\p{L}\p{N}\p{Pd}’'\uFFFC])(\p{L}+)\s+\1(?![\p{L}\p{N}\p{Pd}’'\uFFFC])/giu
/** Words that may be doubled: « nous nous voyons », « faire faire », “the point that that makes”, names, initials. */
const RIGHT_TWICE =
  /^(?:nous|vous|en|faire|fait|est|sont|non|si|très|bien|that|had|is|do|her|very|no|so)$|^\p{Lu}(?:$|.{3})/u

/** A finding in a passage, with its correction if there is one. */
interface Finding {
  readonly rule: 'typography-usual' | 'word-doubled' | 'sign-unpaired'
  readonly start: number
  readonly end: number
  readonly wanted?: string
}

/**
 * Warns of deviations from the typography of a language that rendering does not correct: unpaired marks, numbers,
 * abbreviations, doubled words. Text in italics and single words in quotation marks are not checked: they may be of any
 * language.
 */
export function checkTypography({ file, source, locale: ownLocale, passages }: Prose): Diagnostic[] {
  const locate = createLocator(source)
  const longQuotations = findLongQuotations(passages)
  return passages.flatMap((passage, index) => {
    // Words marked as another language follow the typography of that language.
    const locale = passage.language === undefined ? ownLocale : localeOfCode(passage.language)
    if (locale === undefined) return []
    const { text, offsets, isHeading } = passage
    const setApartAt = setApartIn(passage)
    const findings = findAll(text, longQuotations[index], locale).toSorted((a, b) => a.start - b.start)
    return findings.slice(0, MAX_FINDINGS).flatMap((finding): Diagnostic[] => {
      const { rule, start, end, wanted = '' } = finding
      // A quoted « 1ère » is a mention, not a mistake.
      const { isItalic, isLone } = setApartAt(start) ?? {}
      if (isItalic || isLone) return []
      const offset = offsets[start] ?? 0
      const from = locate(offset)
      const sign = text.slice(start, end)
      const [found, instead] = [sign, wanted].map((words) => withWordsAround(text, finding, words))
      const warning = warn(rule, { file, ...from }, { sign, found: found ?? '', wanted: instead ?? '' })
      // Text with escapes or markup has no fix, nor has a heading, whose id would change.
      const isFixable = rule === 'typography-usual' && !isHeading && source.startsWith(sign, offset)
      return [withText(warning, isFixable ? { from, to: locate(offset + sign.length) } : undefined, wanted)]
    })
  })
}

function findAll(text: string, longQuotations: ReadonlySet<number> | undefined, locale: Locale): Finding[] {
  const unusual = rulesOf(locale).flatMap(([pattern, replace]) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index: start }): Finding => {
      return { rule: 'typography-usual', start, end: start + found.length, wanted: replace(found) }
    }),
  )
  const unpaired = findUnpaired(text, longQuotations).map((start): Finding => {
    return { rule: 'sign-unpaired', start, end: start + 1 }
  })
  const doubled = [...text.matchAll(DOUBLED)]
    .filter(([, word = '']) => !RIGHT_TWICE.test(word))
    .map(({ 0: found, 1: word = '', index }): Finding => {
      return { rule: 'word-doubled', start: index + word.length, end: index + found.length }
    })
  return [...unusual, ...unpaired, ...doubled]
}

/** Returns the words around a finding, with another text in its place. */
function withWordsAround(text: string, { start, end }: Finding, between: string): string {
  const before = /\S{0,40}$/.exec(text.slice(0, start))?.[0] ?? ''
  const after = /^\s*\S{0,40}/.exec(text.slice(end))?.[0] ?? ''
  return shorten(`${before}${between}${after}`.replaceAll(OBJECT, '…'))
}
