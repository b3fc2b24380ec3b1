import type { Passage } from '../prose/passage.ts'

const OPENING: Readonly<Record<string, string>> = { '»': '«', '”': '“', ')': '(' }
const CLOSING: Readonly<Record<string, string>> = { '«': '»', '“': '”', '"': '"' }
/** The label of a list entry: « a) », “1)”. */
const NUMBERING = /(?:^|[\s(])(?:\p{L}|\d{1,3}|[ivx]+)$/u

/**
 * Returns the indexes of unpaired quotation marks and brackets.
 *
 * @param longQuotations the indexes of marks that belong to a quotation of several paragraphs
 */
export function findUnpaired(text: string, longQuotations?: ReadonlySet<number>): number[] {
  const { unpaired, unpairedStraight } = unpairedSigns(text)
  // An even number becomes pairs when rendered.
  const straight = unpairedStraight.length % 2 === 1 ? unpairedStraight : []
  return [...unpaired, ...straight].filter((index) => !longQuotations?.has(index))
}

/** Returns the indexes of the quotation marks and brackets of a paragraph that lack their other half. */
function unpairedSigns(text: string) {
  const unpaired: number[] = []
  const waiting: number[] = []
  for (const { 0: sign, index } of text.matchAll(/[«»“”()]/g)) {
    const opening = OPENING[sign]
    if (opening === undefined) {
      waiting.push(index)
      continue
    }
    const open = waiting.findLastIndex((place) => text.charAt(place) === opening)
    // Inner marks that are still open here are never closed.
    if (open >= 0) unpaired.push(...waiting.splice(open).slice(1))
    else if (sign !== ')' || !NUMBERING.test(text.slice(Math.max(0, index - 5), index))) unpaired.push(index)
  }
  return { unpaired: [...unpaired, ...waiting], unpairedStraight: findUnpairedStraight(text) }
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
export function findLongQuotations(
  paragraphs: ReadonlyArray<Pick<Passage, 'text' | 'isHeading'>>,
): ReadonlySet<number>[] {
  const found = paragraphs.map(() => new Set<number>())
  let open: OpenQuotation | undefined
  const close = () => {
    for (const { paragraph, index } of open?.marks ?? []) found[paragraph]?.add(index)
    open = undefined
  }
  for (const [paragraph, { text, isHeading = false }] of paragraphs.entries()) {
    if (isHeading) open = undefined
    const { unpaired, unpairedStraight } = unpairedSigns(text)
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
