import type { Passage } from './passage.ts'

const OPENING: Readonly<Record<string, string>> = { '»': '«', '”': '“' }

interface Mark {
  readonly passage: Passage
  readonly index: number
  readonly sign: string
}

/**
 * Returns the quotation marks without their other half. A quotation may go on for several paragraphs, which may repeat its
 * opening mark; a heading ends it.
 */
export function unpairedIn(passages: readonly Passage[]): readonly Mark[] {
  const paragraphs: Passage[][] = [[]]
  for (const passage of passages) {
    if (!passage.isAlone) paragraphs.at(-1)?.push(passage)
    else if (passage.isHeading) paragraphs.push([])
  }
  const alone = passages.filter(({ isAlone }) => isAlone).map((passage) => [passage])
  return [...paragraphs, ...alone].flatMap((stretch) => [
    ...unpairedTogether(stretch),
    ...stretch.flatMap(unpairedStraight),
  ])
}

function unpairedTogether(passages: readonly Passage[]): Mark[] {
  const unpaired: Mark[] = []
  let open: Mark[] = []
  for (const passage of passages) {
    for (const { 0: sign, index } of passage.text.matchAll(/[«»“”]/g)) {
      const opening = OPENING[sign]
      const mark = { passage, index, sign }
      const at = open.findLastIndex((other) => other.sign === opening)
      if (opening === undefined) {
        // A paragraph that continues a quotation repeats its mark.
        if (index > 0 || !open.some((other) => other.sign === sign)) open.push(mark)
      } else if (at < 0) {
        // Inches: 15”.
        if (sign !== '”' || !/\d$/.test(passage.text.slice(0, index))) unpaired.push(mark)
      } else {
        unpaired.push(...open.slice(at + 1))
        open = open.slice(0, at)
      }
    }
  }
  return [...unpaired, ...open]
}

/** Returns the last straight quotation mark of a paragraph with an odd number; inches are none: `15"`. */
function unpairedStraight(passage: Passage, index: number, passages: readonly Passage[]): Mark[] {
  const marks = [...passage.text.matchAll(/(?<!\d)"/g)]
  const last = marks.at(-1)
  const isContinued = passage.text.startsWith('"') && passages[index + 1]?.text.startsWith('"')
  return last && marks.length % 2 === 1 && !isContinued ? [{ passage, index: last.index, sign: '"' }] : []
}
