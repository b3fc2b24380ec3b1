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

/** A stretch of text read in one go (a paragraph, a heading, a cell, a value), without markup. */
export interface Passage {
  /** `OBJECT` stands for what is no prose: code, a picture, a placeholder, a reminder of what is to be written. */
  readonly text: string
  /** In order, without gaps in the text. */
  readonly pieces: readonly Piece[]
  /** Links may lead to it by what it says. */
  readonly isHeading?: boolean
  /** The code of the language that its words are marked with, where it is another than the document's. */
  readonly language?: string
}

/** Stands in a passage for something that is no prose: https://www.unicode.org/charts/PDF/UFFF0.pdf */
export const OBJECT = '\uFFFC'

/** A pattern of texts that i18next inserts: `$t(facts:pricePerPage)`. */
export const SHOWN_TEXT = String.raw`\$t\([^()]{0,80}\)`

/** How letters may be written in a file: `\*`, `&amp;`, `''`. */
export interface Escapes {
  readonly pattern: RegExp
  /** Returns the character that an escape stands for. */
  readonly decode: (escape: string) => string
}

/** Puts a passage together, run by run. */
export class PassageWriter {
  private text = ''
  private readonly pieces: Piece[] = []

  /** Adds what stands in the file as it is read. */
  add(text: string, offset: number, isItalic = false): void {
    if (text === '') return
    this.pieces.push({ index: this.text.length, offset, length: text.length, isItalic })
    this.text += text
  }

  /** Adds what may have escapes in it. */
  addEscaped(raw: string, offset: number, { pattern, decode }: Escapes, isItalic = false): void {
    let end = 0
    for (const { 0: escape, index } of raw.matchAll(pattern)) {
      this.add(raw.slice(end, index), offset + end, isItalic)
      this.add(decode(escape), offset + index, isItalic)
      end = index + escape.length
    }
    this.add(raw.slice(end), offset + end, isItalic)
  }

  finish(): Passage {
    const text = this.text.replace(TO_DO, (reminder) => OBJECT.repeat(reminder.length))
    return { text, pieces: this.pieces }
  }
}

/** Returns the passage of a text that stands in one place of the file. */
export function readEscaped(raw: string, offset: number, escapes: Escapes): Passage {
  const writer = new PassageWriter()
  writer.addEscaped(raw, offset, escapes)
  return writer.finish()
}

function pieceAt({ pieces }: Passage, index: number): Piece | undefined {
  return pieces.findLast((piece) => piece.index <= index)
}

/** Returns where a letter of the passage stands in the file. */
export function offsetAt(passage: Passage, index: number): number {
  const piece = pieceAt(passage, index)
  return piece ? piece.offset + index - piece.index : 0
}

/**
 * Returns where a part of the passage stands in the file, if it stands there in one stretch: then it can be replaced. Where the
 * part is empty, a place to write something: beside the sign that is there, not within markup.
 */
export function stretchAt(passage: Passage, start: number, end: number): number | undefined {
  if (start === end) {
    const followsSign = start > 0 && !/^[^\p{L}\p{N}]/u.test(passage.text.slice(start))
    return followsSign ? offsetAt(passage, start - 1) + 1 : offsetAt(passage, start)
  }
  return pieceAt(passage, start) === pieceAt(passage, end - 1) ? offsetAt(passage, start) : undefined
}

/** Enough for « 2 pagamentos » and “12 500 XAF” with spaces inside. */
const MOST_RUNS = 8
const QUOTED = /«[^«»]*»|“[^“”]*”|"[^"]*"/g

/** A part of a passage that is set apart: in italics, or between quotation marks. */
interface SetApart {
  readonly isItalic: boolean
  /** Whether it is one word, with or without numbers: then it is spoken of, not used. */
  readonly isLone: boolean
}

/** Returns a function that says what around a place of the passage is set apart, if it is. */
export function setApartIn({ text, pieces }: Passage): (index: number) => SetApart | undefined {
  const quotations = Array.from(text.matchAll(QUOTED), ({ 0: { length }, index }) => ({ index, length }))
  const italics = pieces.filter(({ isItalic }) => isItalic)
  return (place) => {
    const italic = italics.find(({ index, length }) => index <= place && place < index + length)
    const around = italic ?? quotations.find(({ index, length }) => index < place && place < index + length - 1)
    if (!around) return undefined
    const runs = text.slice(around.index, around.index + around.length).split(/\s+/, MOST_RUNS)
    return { isItalic: italic !== undefined, isLone: runs.filter((run) => /\p{L}/u.test(run)).length === 1 }
  }
}
