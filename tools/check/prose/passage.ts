import { TO_DO } from '../frontmatter/checkToDo.ts'

/** A run of the text that stands in the file letter by letter. */
export interface Piece {
  /** Where it begins in the text. */
  readonly index: number
  /** Where it begins in the file. */
  readonly offset: number
  readonly length: number
  /** Set in italics: words of another language, or words that are spoken of. */
  readonly isItalic: boolean
}

/** What a reader reads in one go (a paragraph, a heading, a cell, a value), without markup. */
export interface Passage {
  /** `OBJECT` stands for what is no prose: code, a picture, a placeholder, a reminder of what is to be written. */
  readonly text: string
  /** In order, without gaps in the text. */
  readonly pieces: readonly Piece[]
  /** Links may lead to it by what it says. */
  readonly isHeading?: boolean
  /** The code of the language that its words are marked with, where it is another than the document's. */
  readonly language?: string
  /** What is in italics, in order. */
  readonly italics?: readonly Italics[]
}

/** Words in italics: a part of the passage, and where they stand in the file with their marks. */
export interface Italics {
  readonly start: number
  readonly end: number
  readonly from: number
  readonly to: number
}

/** Stands in a passage for something that is no prose: https://www.unicode.org/charts/PDF/UFFF0.pdf */
export const OBJECT = '\uFFFC'

/** What i18next replaces by another text, `$t(facts:pricePerPage)`: a pattern. */
export const SHOWN_TEXT = String.raw`\$t\([^()]{0,80}\)`

/** How letters may be written in a file: `\*`, `&amp;`, `''`. */
export interface Escapes {
  readonly pattern: RegExp
  /** What such an escape stands for. */
  readonly decode: (escape: string) => string
}

/** Puts a passage together, run by run. */
export class PassageWriter {
  private text = ''
  private readonly pieces: Piece[] = []
  private readonly italics: Italics[] = []

  /** Adds what stands in the file as it is read. */
  add(text: string, offset: number, { isItalic = false } = {}): void {
    if (text === '') return
    this.pieces.push({ index: this.text.length, offset, length: text.length, isItalic })
    this.text += text
  }

  /** Adds what may have escapes in it. */
  addEscaped(raw: string, offset: number, { pattern, decode }: Escapes, options?: { isItalic: boolean }): void {
    let end = 0
    for (const { 0: escape, index } of raw.matchAll(pattern)) {
      this.add(raw.slice(end, index), offset + end, options)
      this.add(decode(escape), offset + index, options)
      end = index + escape.length
    }
    this.add(raw.slice(end), offset + end, options)
  }

  /**
   * Notes that all that is added by a function is in italics.
   *
   * @param from where they begin in the file, with their mark
   * @param to where they end, with their mark
   */
  addItalics(from: number, to: number, add: () => void): void {
    const start = this.text.length
    add()
    this.italics.push({ start, end: this.text.length, from, to })
  }

  finish(): Passage {
    return {
      text: this.text.replace(TO_DO, (reminder) => OBJECT.repeat(reminder.length)),
      pieces: this.pieces,
      ...(this.italics.length > 0 && { italics: this.italics }),
    }
  }
}

function pieceAt({ pieces }: Passage, index: number): Piece | undefined {
  return pieces[lastBefore(pieces.length, (at) => (pieces[at]?.index ?? 0) <= index)]
}

/** The last place of an ordered list at which something is still so, or -1: found by halving. */
function lastBefore(length: number, isStillSo: (at: number) => boolean): number {
  let [low, high] = [-1, length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (isStillSo(middle)) low = middle
    else high = middle - 1
  }
  return low
}

/** Where a letter of the passage stands in the file. */
export function offsetAt(passage: Passage, index: number): number {
  const piece = pieceAt(passage, index)
  return piece ? piece.offset + index - piece.index : 0
}

/** The words in italics that a letter of the passage is among, if it is. */
export function italicsAt(passage: Passage, index: number): string | undefined {
  const piece = pieceAt(passage, index)
  return piece?.isItalic ? passage.text.slice(piece.index, piece.index + piece.length) : undefined
}

/**
 * Where a part of the passage stands in the file, if it stands there in one stretch: then it can be replaced. Where the part is
 * empty, a place to write something: beside the sign that is there, not within markup.
 */
export function stretchAt(passage: Passage, start: number, end: number): { readonly offset: number } | undefined {
  if (start === end) {
    const followsSign = start > 0 && !/^[^\p{L}\p{N}]/u.test(passage.text.slice(start))
    return { offset: followsSign ? offsetAt(passage, start - 1) + 1 : offsetAt(passage, start) }
  }
  return pieceAt(passage, start) === pieceAt(passage, end - 1) ? { offset: offsetAt(passage, start) } : undefined
}
