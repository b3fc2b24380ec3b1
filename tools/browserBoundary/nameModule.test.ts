import { expect, test } from 'vitest'
import { nameModule } from './nameModule.ts'

test.each([
  ['/site/components/Quote/Quote.island.tsx', 'components/Quote/Quote.island.tsx'],
  ['/site/components/Quote/quote.svg?url', 'components/Quote/quote.svg'],
  ['/site/node_modules/swiper/shared/utils.mjs', 'swiper'],
  ['/elsewhere/node_modules/@scope/one/node_modules/@scope/two/index.js', '@scope/two'],
  ['/site/node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['/site/node_modules/react-dom/server.browser.js', 'react-dom/server'],
  ['/site/node_modules/react-dom/cjs/react-dom-server.browser.production.js', 'react-dom/server'],
  ['\0texts:fr/search', 'texts:fr/search'],
  ['\0vite/preload-helper.js', 'vite/preload-helper.js'],
  ['__vite-browser-external:node:fs', 'node:fs'],
  ['\0__vite-browser-external:fs/promises', 'node:fs/promises'],
])('%j is called %s', (id, name) => {
  expect(nameModule(id, '/site')).toBe(name)
})
