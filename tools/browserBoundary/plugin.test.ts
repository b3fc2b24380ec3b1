import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { findTellingError } from '../findTellingError.ts'
import { budgetsFor } from './budgets.ts'
import { browserBoundary } from './plugin.ts'

// Written here: Vike takes every +client.ts of the project for its own, those of fixtures too.
const root = realpathSync(mkdtempSync(join(tmpdir(), 'site-boundary-')))
afterAll(() => rmSync(root, { recursive: true }))

/** A site with one island and one script. */
const site = {
  'renderer/+client.ts': `
    import { islands } from '../components/islands/islands.ts'
    import { scripts } from '../components/islands/scripts.ts'
    Object.assign(window, islands, scripts)`,
  'components/islands/islands.ts': `export const islands = { Quote: () => import('../Quote/Quote.island.tsx') }`,
  'components/Quote/Quote.island.tsx': `export default () => 'quote'`,
  'components/islands/scripts.ts': `export const scripts = { faq: () => import('../Faq/faq.script.ts') }`,
  'components/Faq/faq.script.ts': `export default () => 'faq'`,
  'renderer/absoluteUrl.ts': `
    import { url } from '../site.config.ts'
    export const absoluteUrl = (path) => url + path`,
  'site.config.ts': `export const url = process.env.SITE_URL`,
  'content/collections.ts': `export const collections = []`,
  'content/categories.ts': `export const categories = ['legal']`,
}

/** Builds the site with some files in place of its own; nothing is written but these. */
async function buildWith(files: Readonly<Record<string, string>>): Promise<string> {
  for (const [file, text] of Object.entries({ ...site, ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [browserBoundary(budgetsFor())],
      build: {
        write: false,
        rolldownOptions: { input: join(root, 'renderer/+client.ts'), output: { chunkFileNames: '[name].js' } },
      },
    })
    return 'built'
  } catch (error) {
    // The bundler writes into a chunk where each module is, seen from the working directory.
    return (findTellingError(error)?.message ?? String(error)).replaceAll(/\b0\.\d kB/g, 'little')
  }
}

/** A module that no compressor makes much smaller. */
function writeNoise(kilobytes: number): string {
  const hashes = Array.from({ length: kilobytes * 16 }, (_, index) =>
    createHash('sha512').update(`${index}`).digest('base64url'),
  )
  return `export const noise = '${hashes.join('').slice(0, kilobytes * 1024)}'`
}

test('what is for browsers is built', async () => {
  expect(
    await buildWith({
      'components/Quote/Quote.island.tsx': `
        import type { url } from '../../site.config.ts'
        import { categories } from '../../content/categories.ts'
        export default () => categories`,
    }),
  ).toBe('built')
})

test('a build fails that would bring the server’s code to the browser, and names each import on the way', async () => {
  expect(
    await buildWith({
      'components/Quote/Quote.island.tsx': `
        import { absoluteUrl } from '../../renderer/absoluteUrl.ts'
        export default () => absoluteUrl('/quote')`,
      'components/Faq/faq.script.ts': `
        import { join } from 'node:path'
        import { collections } from '../../content/collections.ts'
        export default () => [join('a', 'b'), collections, import('../../tools/suggest.ts')]`,
      'tools/suggest.ts': `export default []`,
    }),
  ).toBe(
    [
      `components/Quote/Quote.island.tsx → renderer/absoluteUrl.ts → site.config.ts: the browser's code cannot import the server's. Give the island what it needs as props.`,
      `components/Faq/faq.script.ts → node:path: the browser's code cannot import the server's. Give the island what it needs as props.`,
      `components/Faq/faq.script.ts → content/collections.ts: the browser's code cannot import the server's. Give the island what it needs as props.`,
      `components/Faq/faq.script.ts → tools/suggest.ts: the browser's code cannot import the server's. Give the island what it needs as props.`,
    ].join('\n'),
  )
})

test('a build fails whose chunk is too heavy, and says what made it so', async () => {
  expect(
    await buildWith({
      'components/Quote/Quote.island.tsx': `
        import { noise } from './noise.ts'
        export default () => noise`,
      'components/Quote/noise.ts': writeNoise(16),
    }),
  ).toMatchInlineSnapshot(`
    "Quote.island (Quote.island.js) weighs 12.1 kB with Brotli; its limit is 8 kB. The heaviest in it, before compression:
      16.1 kB  components/Quote/Quote.island.tsx → components/Quote/noise.ts
      little  components/islands/islands.ts → components/Quote/Quote.island.tsx
    Import less, or later: with import(). What is worth its weight gets a limit of its own, and the reason: in tools/browserBoundary/budgets.ts."
  `)
})

test('a build fails whose pages fetch too much at once', async () => {
  expect(
    await buildWith({
      'components/islands/scripts.ts': `
        import { noise } from './noise.ts'
        export const scripts = { faq: () => noise }`,
      'components/islands/noise.ts': writeNoise(6),
    }),
  ).toMatchInlineSnapshot(`
    "What every page fetches weighs 5.3 kB with Brotli; its limit is 3 kB. The heaviest in it, before compression:
      6.1 kB  components/islands/scripts.ts → components/islands/noise.ts
      3.1 kB  components/islands/islands.ts → vite/preload-helper.js
      little  renderer/+client.ts → components/islands/islands.ts
      little  renderer/+client.ts → components/islands/scripts.ts
      little  renderer/+client.ts
    Import less, or later: with import(). What is worth its weight gets a limit of its own, and the reason: in tools/browserBoundary/budgets.ts."
  `)
})
