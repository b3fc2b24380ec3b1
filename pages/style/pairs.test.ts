import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastOf } from './contrast.ts'
import { contrastOfPair, nightPairs, pairs } from './pairs.ts'
import { readColors, themes } from './readTokens.ts'

/** https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum */
const LEAST_CONTRAST = 4.5

const colors = readColors(readFileSync('renderer/styles/tokens.css', 'utf8'))

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#777777', 1],
  ['#777777', '#ffffff', 4.48],
])('%s and %s have a contrast of %d', (first, second, contrast) => {
  expect(contrastOf(first, second)).toBeCloseTo(contrast, 2)
})

test.each(themes)('in the %s theme every text can be read on its ground', (theme) => {
  expect(pairs.filter((pair) => contrastOfPair(pair, theme, colors) < LEAST_CONTRAST)).toEqual([])
})

test('so it can on the band of night', () => {
  expect(nightPairs.filter((pair) => contrastOfPair(pair, 'dark', colors) < LEAST_CONTRAST)).toEqual([])
})
