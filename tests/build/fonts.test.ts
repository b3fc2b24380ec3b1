import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failuresOf, pages, siteFolder } from './site.ts'

const folder = join(siteFolder, 'assets/static')
const fonts = readdirSync(folder).filter((file) => file.endsWith('.woff2'))

const sizeOf = (names: RegExp) =>
  fonts.filter((file) => names.test(file)).reduce((total, file) => total + readFileSync(join(folder, file)).length, 0)

test('what every page fetches early weighs at most 32 kB, all fonts together 56', () => {
  expect(fonts).toHaveLength(3)
  expect(sizeOf(/^(?:display|text)\./)).toBeLessThanOrEqual(32_000)
  expect(sizeOf(/./)).toBeLessThanOrEqual(56_000)
})

test('every page preloads the display and the text face, and declares only fonts that exist', () => {
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
