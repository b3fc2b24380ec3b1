import { expect, test } from 'vitest'
import { findServerImports, isServerModule } from './serverModules.ts'

test.each([
  'site.config.ts',
  'renderer/content.ts',
  'renderer/texts.ts',
  'renderer/PageContext.tsx',
  'tools/content/load.ts',
  'content/collections.ts',
  'content/fr/strings/home.json',
  'i18next',
  'react-dom/server',
  'zod',
  'node:fs',
])('%s is the server’s', (name) => {
  expect(isServerModule(name)).toBe(true)
})

test.each([
  'content/categories.ts',
  'texts:fr/search',
  'renderer/addresses.ts',
  'components/Form/content.ts',
  'react-dom',
  'preact',
  'vite/preload-helper.js',
])('%s may be the browser’s, too', (name) => {
  expect(isServerModule(name)).toBe(false)
})

const SAID = `the browser's code cannot import the server's. Give the island what it needs as props.`

test('an island and a script are named that import the same file', () => {
  const imports = new Map([
    ['renderer/+client.ts', ['components/islands/islands.ts', 'components/islands/scripts.ts']],
    ['components/islands/islands.ts', ['components/Quote/Quote.island.tsx']],
    ['components/islands/scripts.ts', ['components/Faq/faq.script.ts']],
    ['components/Quote/Quote.island.tsx', ['react', 'renderer/absoluteUrl.ts']],
    ['components/Faq/faq.script.ts', ['renderer/absoluteUrl.ts']],
    ['renderer/absoluteUrl.ts', ['site.config.ts']],
    ['site.config.ts', ['node:process']],
  ])
  const starts = new Set(['renderer/+client.ts', 'components/Quote/Quote.island.tsx', 'components/Faq/faq.script.ts'])
  expect(findServerImports({ imports, starts })).toEqual([
    `components/Quote/Quote.island.tsx → renderer/absoluteUrl.ts → site.config.ts: ${SAID}`,
    `components/Faq/faq.script.ts → renderer/absoluteUrl.ts → site.config.ts: ${SAID}`,
  ])
})
