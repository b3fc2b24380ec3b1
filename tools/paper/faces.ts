import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { globSync } from 'tinyglobby'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** The site’s own faces, one weight a file, as PDF holds them. */
const PAPER_FONTS_FOLDER = 'tools/paper/fonts'
/** Noto Serif, for the letters that they do not have: the tones of Ewondo, Vietnamese, Greek, Cyrillic. */
const OTHER_LETTERS = `${PAPER_FONTS_FOLDER}/others`
/** The blocks of Unicode that Noto Serif covers, from and to: what is in none of them is no letter of its alphabets. */
const COVERED = [
  [0x20, 0x7e],
  [0xa0, 0x52f],
  [0x1ab0, 0x1ace],
  [0x1c80, 0x1c88],
  [0x1d00, 0x209f],
  [0x20a0, 0x20c0],
  [0x2100, 0x215f],
  [0x2c60, 0x2c7f],
  [0xa640, 0xa69f],
  [0xa700, 0xa7ff],
  [0xfb00, 0xfb06],
] as const
/** Further characters of Source Serif. */
const SIGNS = '↑↓−∕'
/** Invisible characters. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/u

/** Reads the fonts of PDFs and Open Graph images; templates/sheet.typ names their families. */
export function readPaperFonts(): Buffer[] {
  const files = [PAPER_FONTS_FOLDER, OTHER_LETTERS].flatMap((folder) =>
    globSync(`${folder}/*.ttf`, { cwd: ROOT, absolute: true }).toSorted(),
  )
  return files.map((file) => readFileSync(file))
}

/** Returns a pattern for the runs of letters in a text that these fonts do not have; undefined where they have all. */
export function findMissingLetters(text: string): RegExp | undefined {
  const missing = [...new Set(text)].filter((letter) => !UNSEEN.test(letter) && !isCovered(letter))
  const codes = missing.map((letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`)
  return codes.length > 0 ? new RegExp(`[${codes.join('')}]+`, 'gu') : undefined
}

function isCovered(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  return SIGNS.includes(letter) || COVERED.some(([from, to]) => code >= from && code <= to)
}
