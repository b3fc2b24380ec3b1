import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { getPage, siteFolder } from './site.ts'

const STATIC_IMPORT = /(?:\bimport|\bfrom)\s*["'](\.[^"']+)["']/g

/** The client entry and everything it imports statically. */
function entryFiles(): string[] {
  const source = getPage('/fr').document.querySelector('script[src]')?.getAttribute('src')
  if (!source) throw new Error('The home page has no client entry.')
  const files = new Set([source])
  for (const file of files) {
    const code = readFileSync(join(siteFolder, file), 'utf8')
    for (const [, imported] of code.matchAll(STATIC_IMPORT)) {
      if (imported) files.add(new URL(imported, `http://site${file}`).pathname)
    }
  }
  return [...files]
}

test('the client entry, with what it imports, is under 3 kB with Brotli', () => {
  const sizes = entryFiles().map((file) => brotliCompressSync(readFileSync(join(siteFolder, file))).length)
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThan(3 * 1024)
})

const KILOBYTE = 1024
/**
 * Chunks that may be heavier: Swiper, for natural swiping, is fetched with the testimonials, or at the first
 * interaction with the hero.
 */
const HEAVY = /swiper/i
/** Vike also makes entries for pages with their own client, which no page of ours fetches. */
const UNUSED = ['assets/entries/**']
/** The PDF reader is fetched by those who choose a PDF. */
const READER = ['workers/pdf*.js']
const chunks = globSync('{assets,pagefind/script,workers}/**/*.js', {
  cwd: siteFolder,
  ignore: [...UNUSED, ...READER],
}).map((file) => ({
  file,
  code: readFileSync(join(siteFolder, file), 'utf8'),
}))

test('no other chunk is over 12 kB with Brotli, or over 21 for Swiper and for readers of chosen documents', () => {
  expect(chunks.length).toBeGreaterThan(20)
  const heavy = chunks
    .map(({ file, code }) => ({
      file,
      limit: HEAVY.test(code) || file.startsWith('workers/') ? 21 : 12,
      size: brotliCompressSync(code).length / KILOBYTE,
    }))
    .filter(({ limit, size }) => size > limit)
  expect(heavy).toEqual([])
})

test.each([
  ['zod', /\bZodError\b/],
  ['i18next', /missingInterpolationHandler/],
  ['the agency’s details (site.config.ts)', /publicationDirector/],
  ['React’s server', /renderToStaticMarkup|renderToPipeableStream/],
  ['Node', /["']node:/],
])('no chunk holds code of the server: %s', (_, mark) => {
  expect(chunks.filter(({ code }) => mark.test(code)).map(({ file }) => file)).toEqual([])
})
