import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FONTS_SHEET, writeStyleSheet } from './fonts/cutFonts.ts'
import { drawIcons } from './icons/drawIcons.ts'

// Cutting the fonts takes seconds: their sheet names what they were cut from.
const made = [...drawIcons('.'), [FONTS_SHEET, writeStyleSheet()] as const]

test.each(made)('%s is up to date with its sources (npm run assets writes it)', (file, content) => {
  expect(readFileSync(file).equals(Buffer.from(content))).toBe(true)
})
