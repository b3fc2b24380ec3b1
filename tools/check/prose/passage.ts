import type { Locale } from '../../../renderer/languages.ts'
import { APOSTROPHE_ALIKE } from '../../../renderer/typography.ts'
import { TO_DO } from '../../content/toDo.ts'

/** A unit of text (a paragraph, a heading, a cell, a value), without markup. */
export interface Passage {
  /** With `OBJECT` instead of anything that is not prose: code, a picture, a placeholder, a to-do reminder. */
  readonly text: string
  /** The offset in the file of each character of the text. */
  readonly offsets: readonly number[]
  /** The parts of the text in italics: words of another language, or words mentioned rather than used. */
  readonly italics: readonly Stretch[]
  readonly isHeading?: boolean
  /** Whether it is no paragraph of the text: a heading, a cell, a value. */
  readonly isAlone?: boolean
  /** The language code that its words are marked with, if it is not the document's. */
  readonly language?: string
}

/** A file with its prose. */
export interface Prose {
  /** Path from the project's root. */
  readonly file: string
  readonly locale: Locale
  /** The whole file. */
  readonly source: string
  /** In reading order. */
  readonly passages: readonly Passage[]
}

interface Stretch {
  readonly from: number
  readonly to: number
}

/** Replaces anything in a passage that is not prose: https://www.unicode.org/charts/PDF/UFFF0.pdf */
export const OBJECT = '\uFFFC'

/**
 * Escapes of Markdown, YAML and JSON, including folded lines in quotations and lists, and insertions of i18next:
 * `$t(facts:pricePerPage)`, `{{count}}`.
 */
const ESCAPE =
  /\\u[\da-f]{4}|\\[nt!-/:-@[-`{-~]|&(?:amp;)?(?:#\d+|#x[\da-f]+|[a-z]+\d*);?|\$t\((?:[^()]{0,80}\))?|\{\{.{0,80}?\}\}|''|[ \t]{0,9}\n[ \t>]*/gi
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp': '\u00a0',
  '&nbsp;': '\u00a0',
  '&quot;': '"',
}

/** Soft hyphens, joiners and spaces without width, which are no part of a word. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]|\p{Variation_Selector}/u

function decode(escape: string): string {
  if (/^(?:\s|\\[nt]$)/.test(escape)) return '\n'
  if (escape === "''") return "'"
  if (/^\\u/i.test(escape)) return String.fromCharCode(Number.parseInt(escape.slice(2), 16))
  return escape.startsWith('\\') ? escape.slice(1) : (ENTITIES[escape] ?? OBJECT)
}

/** Builds a passage from pieces of a file. */
export class PassageWriter {
  private text = ''
  private readonly offsets: number[] = []
  private readonly italics: Stretch[] = []

  constructor(private readonly source: string) {}

  /** Adds a character that represents the source at an offset. */
  add(character: string, offset: number): void {
    this.text += character
    this.offsets.push(offset)
  }

  /** Adds a piece of the file, with its escapes decoded. */
  addText(from: number, to: number, isItalic = false): void {
    const start = this.text.length
    let end = from
    const copyTo = (offset: number) => {
      for (; end < offset; end += 1) {
        const character = this.source.charAt(end)
        if (!INVISIBLE.test(character)) this.add(character, end)
      }
    }
    for (const { 0: escape, index } of this.source.slice(from, to).matchAll(ESCAPE)) {
      copyTo(from + index)
      this.add(decode(escape), end)
      end += escape.length
    }
    copyTo(to)
    if (isItalic) this.italics.push({ from: start, to: this.text.length })
  }

  finish(): Passage {
    const text = this.text
      .replace(TO_DO, (reminder) => OBJECT.repeat(reminder.length))
      // Pages show them as apostrophes.
      .replaceAll(APOSTROPHE_ALIKE, '’')
    return { text, offsets: this.offsets, italics: this.italics }
  }
}

/** Returns a range of a file, which is no paragraph, as a passage. */
export function readPassage(source: string, from: number, to: number): Passage {
  const writer = new PassageWriter(source)
  writer.addText(from, to)
  return { ...writer.finish(), isAlone: true }
}

const QUOTED = /«[^«»]*»|“[^“”]*”|"[^"]*"/g

/** A part of a passage in italics, or between quotation marks. */
export interface SetApart {
  readonly from: number
  readonly isItalic: boolean
  /** Whether it is a single word, apart from numbers, and so mentioned rather than used. */
  readonly isLone: boolean
}

/** Returns a function that finds the italics or the quotation around an index of the passage. */
export function setApartIn({ text, italics }: Passage): (index: number) => SetApart | undefined {
  const quotations = Array.from(text.matchAll(QUOTED), ({ 0: { length }, index }) => ({
    from: index + 1,
    to: index + length - 1,
  }))
  return (place) => {
    const isAround = ({ from, to }: Stretch) => from <= place && place < to
    const italic = italics.find(isAround)
    const around = italic ?? quotations.find(isAround)
    if (!around) return undefined
    const words = text.slice(around.from, around.to).match(/\S*\p{L}\S*/gu) ?? []
    return { from: around.from, isItalic: italic !== undefined, isLone: words.length === 1 }
  }
}
