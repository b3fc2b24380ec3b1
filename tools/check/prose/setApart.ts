import { italicsAt, type Passage } from './passage.ts'

/** A part of a passage that is set apart: in italics, or between quotation marks. */
interface SetApart {
  /** Whether it is one word, with or without numbers: then it is spoken of, not used. */
  readonly isLone: boolean
}

/** Enough for « 2 pagamentos » and “12 500 XAF” with spaces inside. */
const MOST_RUNS = 8
const QUOTED = /«[^«»]*»|“[^“”]*”|"[^"]*"/g

/**
 * Says what around a place of a passage is set apart, if it is.
 *
 * @returns to be asked for one place after the other
 */
export function setApartIn(passage: Passage): (index: number) => SetApart | undefined {
  const quotations = [...passage.text.matchAll(QUOTED)].map(({ 0: quotation, index }) => ({
    start: index,
    end: index + quotation.length - 1,
    isLone: isLone(quotation),
  }))
  let next = 0
  return (index) => {
    const italics = italicsAt(passage, index)
    if (italics !== undefined) return { isLone: isLone(italics) }
    while ((quotations[next]?.end ?? Infinity) <= index) next += 1
    const quotation = quotations[next]
    return quotation && quotation.start < index ? quotation : undefined
  }
}

function isLone(text: string): boolean {
  return text.split(/\s+/, MOST_RUNS).filter((run) => /\p{L}/u.test(run)).length === 1
}
