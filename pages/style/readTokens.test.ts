import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import english from '../../content/en/strings/style.json'
import french from '../../content/fr/strings/style.json'
import { readColors, readSizes } from './readTokens.ts'

const source = readFileSync('renderer/styles/tokens.css', 'utf8')

test('colours are read with their value in each theme', () => {
  const css = '--color-ink-soft: light-dark(#455149, #b9c2ba);\n--color-night: #11383c;\n--measure: 66ch;'
  expect(readColors(css)).toEqual([
    { name: 'ink-soft', values: { light: '#455149', dark: '#b9c2ba' } },
    { name: 'night', values: { light: '#11383c', dark: '#11383c' } },
  ])
})

test('sizes are read in pixels, at their smallest and at their largest', () => {
  const css = '--text-2xl: clamp(2rem, 1.6rem + 2vw, 3.5rem);\n--space-1: 0.25rem;'
  expect(readSizes(css, 'text')).toEqual([{ name: '2xl', smallest: 32, largest: 56 }])
  expect(readSizes(css, 'space')).toEqual([{ name: '1', smallest: 4, largest: 4 }])
})

test('the style page says of every colour what it is for, and of no other', () => {
  const names = readColors(source)
    .map(({ name }) => name)
    .toSorted()
  for (const { colors: texts } of [french, english]) expect(Object.keys(texts.uses).toSorted()).toEqual(names)
})

test('its style sheets show every size', () => {
  for (const { prefix, file } of [
    { prefix: 'text', file: 'pages/style/Type.module.css' },
    { prefix: 'space', file: 'pages/style/Space.module.css' },
  ]) {
    const css = readFileSync(file, 'utf8')
    const names = readSizes(source, prefix).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(1)
    for (const name of names) expect(css).toContain(`-size: var(--${prefix}-${name})`)
  }
})
