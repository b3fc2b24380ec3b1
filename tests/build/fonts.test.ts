import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failuresOf, pages, siteFolder } from './site.ts'

const folder = join(siteFolder, 'assets/static')
const fonts = readdirSync(folder).filter((file) => file.endsWith('.woff2'))

test('the fonts weigh at most 60 kB together', () => {
  const sizes = fonts.map((file) => readFileSync(join(folder, file)).length)
  expect(sizes.length).toBe(3)
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(60_000)
})

test('every page preloads the display and the text face, and declares no font that is not there', () => {
  expect(
    failuresOf(pages, ({ document, html }) => {
      const preloaded = document
        .querySelectorAll('link[rel=preload][as=font][crossorigin]')
        .map((link) => link.getAttribute('href')?.split('/').at(-1)?.split('.')[0])
      const declared = [...html.matchAll(/url\(\/assets\/static\/([^)]+\.woff2)\)/g)].map(([, file]) => file ?? '')
      return [
        ...(preloaded.join() === 'display,text' ? [] : [`preloads ${preloaded.join()}`]),
        ...(declared.length === 3 ? [] : [`declares ${declared.length} fonts`]),
        ...declared.filter((file) => !fonts.includes(file)),
      ]
    }),
  ).toEqual([])
})

test('text to read is not set anew when its font arrives', () => {
  expect(
    failuresOf(pages, ({ html }) =>
      [...html.matchAll(/@font-face\{font-family:Site Text;[^}]*\}/g)].flatMap(([face]) =>
        face.includes('font-display:optional') ? [] : [face],
      ),
    ),
  ).toEqual([])
})
