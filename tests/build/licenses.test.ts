import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { siteFolder } from './site.ts'

const notices = readFileSync(join(siteFolder, 'licenses.txt'), 'utf8')

test.each([
  ['preact', 'MIT'],
  ['pdfjs-dist', 'Apache License'],
  ['entities', 'Redistributions in binary form'],
  ['@fontsource-variable/source-serif-4', 'SIL OPEN FONT LICENSE'],
])('the site passes on the licence of %s', (name, words) => {
  const notice = notices.split(/^## /m).find((text) => new RegExp(`^${name}(?: -|\n)`).test(text))
  expect(notice?.toLowerCase()).toContain(words.toLowerCase())
})

test('every font of the site has its licence', () => {
  const fonts = globSync('assets/static/*.woff2', { cwd: siteFolder }).length
  expect(fonts).toBeGreaterThan(0)
  expect(notices.match(/^## @fontsource-variable\//gm)?.length).toBeGreaterThan(0)
})

test('it reveals nothing about the build machine, and lists no build-time packages', () => {
  expect(notices).not.toMatch(/node_modules|\/home\/|\/tmp\//)
  expect(globSync('.vite/**', { cwd: siteFolder, dot: true })).toEqual([])
})
