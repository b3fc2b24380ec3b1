import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themeColors } from './themeColors.ts'

test('the theme’s colours are those of the page, light and dark', () => {
  const tokens = readFileSync(new URL('./styles/tokens.css', import.meta.url), 'utf8')
  const [, light, dark] = /--color-paper: light-dark\((#\w+), (#\w+)\);/.exec(tokens) ?? []
  expect({ light, dark }).toEqual(themeColors)
})
