import type { Passage } from './passages.ts'

/** What a closing mark closes; a straight one closes its like. */
const OPENING: Readonly<Record<string, string>> = { '»': '«', '”': '“', '"': '"' }

interface Mark {
  readonly sign: string
  /** Its offset in the file. */
  readonly at: number
}

/**
 * Returns the quotation marks without their other half. A quotation may go on for several paragraphs, which may repeat its
 * opening mark; a heading ends it.
 */
export function unpairedIn(passages: readonly Passage[]): readonly Mark[] {
  const stretches: Passage[][] = [[]]
  for (const passage of passages) {
    if (!passage.isAlone) stretches.at(-1)?.push(passage)
    else if (passage.isHeading) stretches.push([])
  }
  const alone = passages.filter(({ isAlone }) => isAlone).map((passage) => [passage])
  return [...stretches, ...alone].flatMap(unpairedTogether)
}

function unpairedTogether(passages: readonly Passage[]): Mark[] {
  const unpaired: Mark[] = []
  let open: Mark[] = []
  for (const { text, from } of passages) {
    for (const { 0: sign, index } of text.matchAll(/[«»“”"]/g)) {
      const opening = OPENING[sign]
      const mark = { sign, at: from + index }
      const other = open.findLastIndex((one) => one.sign === opening)
      // Inches: 15”.
      const isInches = /\d$/.test(text.slice(0, index))
      if (other >= 0) {
        unpaired.push(...open.slice(other + 1))
        open = open.slice(0, other)
      } else if (opening === undefined || (opening === sign && !isInches)) {
        // A paragraph that continues a quotation repeats its mark.
        if (index > 0 || !open.some((one) => one.sign === sign)) open.push(mark)
      } else if (!isInches) unpaired.push(mark)
    }
  }
  return [...unpaired, ...open]
}
