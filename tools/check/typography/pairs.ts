import type { Locale } from '../../../renderer/languages.ts'

const OPENING: Readonly<Record<string, string>> = { '»': '«', '”': '“', ')': '(' }
const CLOSING: Readonly<Record<string, string>> = { '«': '»', '“': '”', '"': '"' }
/** The label of a list entry: « a) », “1)”. */
const NUMBERING = /(?:^|[\s(])(?:\p{L}|\d{1,3}|[ivx]+)$/u
/** The most findings of one paragraph; more are intentional. */
const MAX_FINDINGS = 20

/** An unpaired mark, or a quotation in the marks of another language, with its correction. */
export interface WrongSign {
  readonly start: number
  readonly end: number
  readonly wanted?: string
}

/** For each language, the opening quotation mark of the other one, and its own quotation marks. */
const QUOTES: Readonly<Record<string, { readonly wrong: string; readonly around: (text: string) => string }>> = {
  fr: { wrong: '“', around: (text) => `« ${text} »` },
  en: { wrong: '«', around: (text) => `“${text}”` },
}

/**
 * Returns unpaired quotation marks and brackets, and quotations in the marks of the other language, which are right
 * only within a quotation: « il a dit “non” ».
 *
 * @param longQuotations the indexes of marks that belong to a quotation of several paragraphs
 */
export function findWrongPairs(text: string, locale: Locale, longQuotations?: ReadonlySet<number>): WrongSign[] {
  const { wrong: foreign, around } = QUOTES[locale] ?? {}
  const { pairs, unpaired, unpairedStraight } = pairSigns(text)
  const quotations = pairs.flatMap(({ start, end, isQuoted }): WrongSign[] => {
    if (!around || isQuoted || text.charAt(start) !== foreign) return []
    return [{ start, end: end + 1, wanted: around(text.slice(start + 1, end).trim()) }]
  })
  // An even number becomes pairs when rendered.
  const straight = unpairedStraight.length % 2 === 1 ? unpairedStraight : []
  const single = [...unpaired, ...straight].filter((index) => !longQuotations?.has(index))
  return [...quotations, ...single.map((start) => ({ start, end: start + 1 }))].slice(0, MAX_FINDINGS)
}

interface Pair {
  readonly start: number
  readonly end: number
  /** Whether it is within a quotation. */
  readonly isQuoted: boolean
}

/** Finds the pairs of quotation marks and brackets of a paragraph, and the indexes of what remains. */
function pairSigns(text: string) {
  const pairs: Pair[] = []
  const unpaired: number[] = []
  const waiting: number[] = []
  for (const { 0: sign, index } of text.matchAll(/[«»“”()]/g)) {
    const opening = OPENING[sign]
    if (opening === undefined) {
      waiting.push(index)
      continue
    }
    const open = waiting.findLastIndex((place) => text.charAt(place) === opening)
    if (open >= 0) {
      // Inner marks that are still open here are never closed.
      const [start = index, ...never] = waiting.splice(open)
      unpaired.push(...never)
      const isQuoted = waiting.slice(-MAX_FINDINGS).some((place) => text.charAt(place) !== '(')
      pairs.push({ start, end: index, isQuoted })
    } else if (sign !== ')' || !NUMBERING.test(text.slice(Math.max(0, index - 5), index))) unpaired.push(index)
  }
  return { pairs, unpaired: [...unpaired, ...waiting], unpairedStraight: findUnpairedStraight(text) }
}

/** Returns the straight quotation marks that neither open nor close a quotation, by the spaces around them. */
function findUnpairedStraight(text: string): number[] {
  const unpaired: number[] = []
  let open: number | undefined
  // Inches and seconds are not quotes: `15" × 17"`.
  for (const { index } of text.matchAll(/(?<!\d)"/g)) {
    const isAfterSpace = /^[\s(«“]?$/.test(text.charAt(index - 1))
    const isBeforeSpace = /^[\s).,;:!?…»”]?$/.test(text.charAt(index + 1))
    if (open === undefined) {
      if (isBeforeSpace && !isAfterSpace) unpaired.push(index)
      else open = index
    } else if (isAfterSpace && !isBeforeSpace) {
      unpaired.push(open)
      open = index
    } else open = undefined
  }
  return open === undefined ? unpaired : [...unpaired, open]
}

/** A text of a document, in reading order. */
interface Paragraph {
  readonly text: string
  readonly isHeading?: boolean
}

/** A quotation that is open at the end of a paragraph. */
interface OpenQuotation {
  readonly sign: string
  /** Its opening mark, and those that repeat it in the next paragraphs. */
  readonly marks: readonly { readonly paragraph: number; readonly index: number }[]
  /** Whether it stands where a quotation of several paragraphs begins, or is repeated. */
  readonly isClear: boolean
}

/**
 * Returns, for each paragraph, the marks that are alone in it because a quotation or a dialogue of several paragraphs
 * opens, continues or ends there. Such a quotation opens at the start of a paragraph or after a colon, or it repeats its
 * mark at the start of each paragraph. A heading ends it.
 */
export function findLongQuotations(paragraphs: readonly Paragraph[]): ReadonlySet<number>[] {
  const found = paragraphs.map(() => new Set<number>())
  let open: OpenQuotation | undefined
  const close = () => {
    for (const { paragraph, index } of open?.marks ?? []) found[paragraph]?.add(index)
    open = undefined
  }
  for (const [paragraph, { text, isHeading = false }] of paragraphs.entries()) {
    if (isHeading) open = undefined
    const { unpaired, unpairedStraight } = pairSigns(text)
    const alone = isHeading ? [] : [...unpaired, ...unpairedStraight].toSorted((a, b) => a - b)
    const isRepeated = open?.sign === text.charAt(0) && open.marks.at(-1)?.paragraph === paragraph - 1
    // What repeats the mark and is a pair of its own ends the quotation.
    if (isRepeated && !alone.includes(0)) close()
    for (const index of alone) {
      const sign = text.charAt(index)
      const marks = [...(open?.marks ?? []), { paragraph, index }]
      const isClosing = open !== undefined && sign === CLOSING[open.sign]
      if (open && index === 0 && (isRepeated || (isClosing && sign === '»'))) open = { ...open, marks, isClear: true }
      else if (open?.isClear && isClosing) {
        open = { ...open, marks }
        close()
      } else if (CLOSING[sign] !== undefined) {
        const isClear = index === 0 || /[:–—-]\s*$/.test(text.slice(Math.max(0, index - 5), index))
        open = { sign, marks: marks.slice(-1), isClear }
      }
    }
  }
  return found
}
