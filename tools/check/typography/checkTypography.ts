import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { isLocale, type Locale } from '../../../renderer/languages.ts'
import { warn, withFix } from '../tell.ts'
import type { Change, Diagnostic } from '../../content/diagnostics.ts'
import { localeOfCode } from '../../content/languageCodes.ts'
import { createLocator, type LocateOffset } from '../../content/locate.ts'
import { italicsAt, OBJECT, offsetAt, type Passage, stretchAt } from '../prose/passage.ts'
import { setApartIn } from '../prose/setApart.ts'
import { textPassages } from '../prose/textPassages.ts'
import { readSource } from '../../content/readSource.ts'
import { shorten } from '../../content/shorten.ts'
import { findWrongPairs } from './pairs.ts'
import { rulesOf } from './rules.ts'

/** Of one paragraph, so much is told: what has more is no prose. */
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

/** Something to be told of a passage, with what to write instead, where that is known. */
interface Finding {
  readonly rule: 'typography-usual' | 'word-doubled' | 'sign-unpaired'
  readonly start: number
  readonly end: number
  readonly wanted?: string
}

/**
 * Warns of what is not written as its language is: spaces, quotation marks, brackets, dashes, numbers, abbreviations, doubled
 * words. What rendering mends (straight quotes and apostrophes, `...`, ordinary spaces) is right. What stands in italics, or
 * alone between quotation marks, may be of any language, and is left alone.
 *
 * @param passages in the order in which they are read
 */
export function checkTypography(passages: readonly Passage[], context: TypographyContext): Diagnostic[] {
  const { file } = context
  const locate = createLocator(context.source)
  return passages.flatMap((passage, index) => {
    // Words that say which language they are of are written as that one is.
    const locale = passage.language === undefined ? context.locale : localeOfCode(passage.language)
    if (locale === undefined) return []
    const findings = findAll(passage.text, passages[index + 1]?.text, locale)
    return withoutSpokenOf(passage, findings).map((finding) => {
      const { rule, start, end, wanted = '' } = finding
      const place = { file, ...locate(offsetAt(passage, start)) }
      const [found, instead] = [passage.text.slice(start, end), wanted].map((text) =>
        withWordsAround(passage.text, finding, text),
      )
      if (rule === 'sign-unpaired') return warn(rule, place, { sign: passage.text.slice(start, end) })
      return withFix(
        warn(rule, place, { found: `${found}`, wanted: `${instead}` }),
        fixOf(passage, finding, context, locate),
      )
    })
  })
}

/** Warns of the same in the texts of the interface. */
export function checkTextTypography(root: string): Diagnostic[] {
  return globSync('content/*/strings/*.json', { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const [, locale = ''] = file.split('/')
      const source = readSource(join(root, file))
      if (source === undefined || !isLocale(locale)) return []
      return checkTypography(textPassages(source), { file, source, locale })
    })
}

/** In italics, or one word between quotation marks: « Prêt? » without its space, if that is what is spoken of. */
function withoutSpokenOf(passage: Passage, findings: readonly Finding[]): Finding[] {
  if (findings.length === 0) return []
  const setApartAt = setApartIn(passage)
  return findings
    .toSorted((a, b) => a.start - b.start)
    .slice(0, MOST)
    .filter(({ start }) => italicsAt(passage, start) === undefined && setApartAt(start)?.isLone !== true)
}

function findAll(text: string, next: string | undefined, locale: Locale): Finding[] {
  const unusual = rulesOf(locale).flatMap(({ pattern, replace }) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index }): Finding => ({
      rule: 'typography-usual',
      start: index,
      end: index + found.length,
      wanted: replace(found),
    })),
  )
  const pairs = findWrongPairs(text, locale, next).map((sign): Finding => ({
    ...sign,
    rule: sign.wanted === undefined ? 'sign-unpaired' : 'typography-usual',
  }))
  const doubled = [...text.matchAll(DOUBLED)]
    .filter(([, word = '']) => !RIGHT_TWICE.has(word.toLowerCase()) && !NAME.test(word))
    .map(({ 0: found, 1: word = '', index }): Finding => ({
      rule: 'word-doubled',
      start: index + word.length,
      end: index + found.length,
      wanted: '',
    }))
  return [...unusual, ...pairs, ...doubled]
}

function withWordsAround(text: string, { start, end }: Finding, between: string): string {
  const before = /\S*$/.exec(text.slice(Math.max(0, start - AROUND), start))?.[0] ?? ''
  const after = /^(?:\S+|\s+\S+)/.exec(text.slice(end, end + AROUND))?.[0] ?? ''
  return shorten(`${before}${between}${after}`.replaceAll(OBJECT, '…'))
}

function fixOf(
  passage: Passage,
  { rule, start, end, wanted }: Finding,
  { file, source }: TypographyContext,
  locate: LocateOffset,
): Change[] | undefined {
  const offset = rule === 'typography-usual' ? stretchAt(passage, start, end)?.offset : undefined
  // With its words, the address of a heading changes, and what leads there would have to follow.
  if (wanted === undefined || offset === undefined || passage.isHeading) return undefined
  // Escapes and folded lines stand in the file in another way.
  if (!source.startsWith(passage.text.slice(start, end), offset)) return undefined
  return [{ kind: 'replace', file, from: locate(offset), to: locate(offset + end - start), text: wanted }]
}
