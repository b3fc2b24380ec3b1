import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { readSvg } from './drawSvg.ts'

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">${content}</svg>`

test('every drawing of the site can be drawn in a PDF', () => {
  const files = globSync('content/images/**/*.svg')
  expect(files.length).toBeGreaterThan(30)
  for (const file of files) expect(() => readSvg(readFileSync(file, 'utf8')), file).not.toThrow()
})

test('a drawing is as large as its view box', () => {
  expect(readSvg(svg('<g><path d="M0 0h5" stroke="#14211d"/></g>'))).toMatchObject({ width: 20, height: 10 })
})

test.each([
  ['<linearGradient id="x"/>', 'holds <linearGradient>'],
  ['<text>x</text>', 'holds <text>'],
  ['<rect fill="currentColor"/>', 'has the colour currentColor'],
  ['<rect opacity="0.5"/>', 'has opacity on <rect>'],
  ['<g transform="skewX(3)"/>', 'has the transform skewX(3)'],
  ['<clipPath id="x"><use href="#y"/></clipPath>', 'clips with <use>'],
])('%s would be lost: it is refused', (content, message) => {
  expect(() => readSvg(svg(content))).toThrow(message)
})
