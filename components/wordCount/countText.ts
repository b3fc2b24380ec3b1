/** The words of a text. */
export interface TextCount {
  /** Runs between spaces and em dashes. */
  readonly words: number
  /** Chinese and Japanese characters, which have no spaces between words. */
  readonly characters: number
}

/** LibreOffice also ends words at em dashes: « mot—mot » is two. Hyphens and en dashes do not: « 12–14 » is one. */
const RUN = /[^\s\u2014\u2015]+/g
const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const CHARACTERS = new RegExp(`${CHARACTER.source}|[ーｰ]`, 'gu')
/** Marks of half-width kana, which belong to the letter before them. */
const MARKS = /[\uff9e\uff9f]/g
/** Scripts that put no spaces between words and can't be counted by character. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const WORD = /[\p{L}\p{N}]/u

/**
 * Counts a text as Word does: runs of letters between spaces. A mark by itself is not a word: French sets a space
 * before its colons. Chinese and Japanese are counted by characters.
 */
export function countText(text: string): TextCount {
  let words = 0
  let characters = 0
  for (const [run] of text.matchAll(RUN)) {
    let rest = run
    if (CHARACTER.test(run)) {
      rest = run.replace(MARKS, '').replace(CHARACTERS, ' ')
      characters += run.match(CHARACTERS)?.length ?? 0
      for (const [part] of rest.matchAll(RUN)) if (WORD.test(part)) words += 1
    } else if (UNSPACED.test(run)) words += countSegments(run)
    else if (WORD.test(run)) words += 1
  }
  return { words, characters }
}

/** The length of text to segment at once: in some engines the time grows with its square. */
const PIECE = 2000
let segmenter: Intl.Segmenter | undefined

function countSegments(run: string): number {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' })
  let words = 0
  for (let start = 0; start < run.length; start += PIECE) {
    for (const { isWordLike } of segmenter.segment(run.slice(start, start + PIECE))) if (isWordLike) words += 1
  }
  return words
}
