import type { Locale } from '../../../renderer/languages.ts'
import type { Change, Diagnostic } from '../diagnostics.ts'
import { localeOfCode } from '../languageCodes.ts'
import { createLocator, type LocateOffset } from '../locate.ts'
import { italicsAt, OBJECT, offsetAt, type Passage, stretchAt } from '../prose/passage.ts'
import { setApartIn } from '../prose/setApart.ts'
import { shorten } from '../shorten.ts'
import { findDoubledWords } from './doubledWords.ts'
import { english } from './english.ts'
import { everyLanguage } from './everyLanguage.ts'
import type { Finding } from './finding.ts'
import { french } from './french.ts'
import { findWrongPairs } from './pairs.ts'
import type { TypographyRule } from './rule.ts'

const rules: Readonly<Record<string, readonly TypographyRule[]>> = {
  fr: [...everyLanguage, ...french],
  en: [...everyLanguage, ...english],
}

/** Of one paragraph, so much is told: what has more is no prose. */
const MOST = 50
/** So many letters around are quoted. */
const AROUND = 40

interface TypographyContext {
  readonly file: string
  /** The whole file. */
  readonly source: string
  readonly locale: Locale
}

/**
 * What is not written as its language is: spaces, quotation marks, brackets, dashes, numbers, abbreviations, doubled words.
 * What rendering mends (straight quotes and apostrophes, `...`, ordinary spaces) is right. What stands in italics, or
 * alone between quotation marks, may be of any language, and is left alone. All that comes of it are warnings.
 *
 * @param passages in the order in which they are read
 */
export function checkTypography(passages: readonly Passage[], context: TypographyContext): Diagnostic[] {
  const locate = createLocator(context.source)
  return passages.flatMap((passage, index) => {
    // Words that say which language they are of are written as that one is.
    const locale = passage.language === undefined ? context.locale : localeOfCode(passage.language)
    if (locale === undefined) return []
    const findings = findAll(passage.text, passages[index + 1]?.text, locale)
    return withoutSpokenOf(passage, findings).map((finding): Diagnostic => {
      const fix = findFix(passage, finding, context, locate)
      return {
        file: context.file,
        ...locate(offsetAt(passage, finding.start)),
        severity: 'warning',
        message: describe(passage.text, finding),
        ...(fix ? { fix: [fix] } : {}),
      }
    })
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
  return [
    ...(rules[locale] ?? everyLanguage).flatMap((rule) => applyRule(rule, text)),
    ...findWrongPairs(text, locale, next),
    ...findDoubledWords(text, locale),
  ]
}

function applyRule({ pattern, message, replace }: TypographyRule, text: string): Finding[] {
  // Nearly every time there is nothing, and this finds it out with less ado.
  if (text.search(pattern) < 0) return []
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    message,
    wanted: replace(found),
    isMechanical: true,
  }))
}

/** What is wrong, and the words around as they should be. */
function describe(text: string, { start, end, message, wanted }: Finding): string {
  if (wanted === undefined) return message
  const before = /\S*$/.exec(text.slice(Math.max(0, start - AROUND), start))?.[0] ?? ''
  const after = /^(?:\S+|\s+\S+)/.exec(text.slice(end, end + AROUND))?.[0] ?? ''
  return `${message}. Write "${shorten(`${before}${wanted}${after}`.replaceAll(OBJECT, '…'))}"`
}

function findFix(
  passage: Passage,
  { start, end, wanted, isMechanical }: Finding,
  { file, source }: TypographyContext,
  locate: LocateOffset,
): Change | undefined {
  const offset = isMechanical ? stretchAt(passage, start, end)?.offset : undefined
  // With its words, the address of a heading changes, and what leads there would have to follow.
  if (wanted === undefined || offset === undefined || passage.isHeading) return undefined
  // Escapes and folded lines stand in the file in another way.
  if (!source.startsWith(passage.text.slice(start, end), offset)) return undefined
  return { kind: 'replace', file, from: locate(offset), to: locate(offset + end - start), text: wanted }
}
