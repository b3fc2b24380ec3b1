import { breakLines } from '../pdf/breakLines.ts'
import type { FaceName } from '../pdf/faces.ts'
import type { Lettering } from './lettering.ts'

/** Room for a text, and how it may be set in it. */
export interface TextRoom {
  readonly face: FaceName
  readonly width: number
  readonly height: number
  /** In pixels, the largest first. */
  readonly sizes: readonly number[]
  /** From line to line, in sizes. */
  readonly leading: number
}

/** A text as it fits. */
export interface FittedText {
  readonly size: number
  readonly leading: number
  readonly lines: readonly string[]
  readonly height: number
}

/** Where a title that takes several lines is best broken: after a sentence or a colon, */
const PAUSE = /(?<=[:?!]) /
/** or else after its only comma, if it is about in the middle. */
const ONLY_COMMA = /(?<=^[^,]+,) (?=[^,]+$)/
const MIDDLE = { from: 0.35, to: 0.65 }
/** What leans on the next word: a line should not end with it. */
const LEANING =
  /(?<=(?:^|\s)(?:à|a|an|and|at|au|aux|by|ce|de|des|du|en|et|for|in|la|le|les|of|on|or|ou|par|sur|the|to|un|une)) /giu
const SMALLER = 0.92

/**
 * The largest of the sizes at which a text fits, in lines as even as can be; where none is small enough it shrinks on:
 * nothing is ever cut off, and no word is broken. For good breaks it goes one size
 * smaller: where the text pauses, and not after a word that leans on the next.
 */
export function fitText(lettering: Lettering, text: string, room: TextRoom): FittedText {
  const atPause = pause(text)
  const versions = [tie(atPause), atPause, tie(text)]
  for (const [index, size] of room.sizes.entries()) {
    const plain = setAt(lettering, text, room, size)
    if (!plain) continue
    if (plain.lines.length === 1) return plain
    const smaller = room.sizes[index + 1] ?? size
    const better = versions.flatMap((version) => [
      setAt(lettering, version, room, size),
      setAt(lettering, version, room, smaller),
    ])
    return better.find((fitted) => fitted && fitted.lines.length <= plain.lines.length) ?? plain
  }
  let size = room.sizes.at(-1) ?? room.height
  for (;;) {
    size *= SMALLER
    const fitted = setAt(lettering, text, room, size)
    if (fitted) return fitted
  }
}

function pause(text: string): string {
  if (PAUSE.test(text)) return text.replace(PAUSE, '\n')
  const place = text.search(ONLY_COMMA) / text.length
  return place > MIDDLE.from && place < MIDDLE.to ? text.replace(ONLY_COMMA, '\n') : text
}

function tie(text: string): string {
  return text.replace(LEANING, '\u00a0')
}

function setAt(lettering: Lettering, text: string, room: TextRoom, size: number): FittedText | undefined {
  const measure = (part: string) => lettering.measure(part, { face: room.face, size })
  if (text.split(/[ \n]/).some((word) => measure(word) > room.width)) return undefined
  const lines = breakLines([{ text }], { width: room.width, measure: (_, part) => measure(part), isBalanced: true })
  const leading = size * room.leading
  const height = lines.length * leading
  if (height > room.height || lines.some((line) => line.width > room.width)) return undefined
  return { size, leading, height, lines: lines.map((line) => textOf(line.fragments)) }
}

function textOf(fragments: readonly { readonly text: string }[]): string {
  return fragments
    .map(({ text }) => text)
    .join('')
    .trimEnd()
}
