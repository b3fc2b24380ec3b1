import { fileURLToPath } from 'node:url'
import mdx from '@mdx-js/rollup'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { locales } from './renderer/languages.ts'
import { mdxOptions } from './tools/content/mdx.ts'
import { contentPlugin } from './tools/content/plugin.ts'
import { textsPlugin } from './tools/content/textsPlugin.ts'
import { fontsPlugin } from './tools/fonts/plugin.ts'
import { inboxPlugin } from './tools/inbox/plugin.ts'
import { mapPlugin } from './tools/map/plugin.ts'
import { plainImports } from './tools/plainImports.ts'
import { shortClassNames } from './tools/shortClassNames.ts'
import { siteFilesPlugin } from './tools/siteFiles/plugin.ts'
import { socialPlugin } from './tools/social/plugin.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig(({ command }) => ({
  root,
  plugins: [
    contentPlugin(),
    textsPlugin(),
    // One compiler for each language: the title of the footnotes and the typography are its own.
    ...locales.map((locale) => ({
      ...mdx({ include: `**/content/${locale}/**/*.mdx`, ...mdxOptions(root, locale) }),
      enforce: 'pre' as const,
    })),
    fontsPlugin(root),
    mapPlugin(root),
    inboxPlugin(root),
    plainImports(),
    vike(),
    siteFilesPlugin(),
    socialPlugin(root),
  ],
  css: {
    // The names are in the HTML of every page: readable while developing, short in what visitors load.
    modules: command === 'build' ? { generateScopedName: shortClassNames(root) } : {},
  },
  build: {
    // Pictures keep addresses of their own: a data: address would weigh down every page that shows one.
    assetsInlineLimit: 0,
    modulePreload: false,
    outDir: process.env['OUT_DIR'] ?? 'dist',
    target: 'baseline-widely-available',
    // light-dark() as it is: what it is compiled to for older browsers is twice as long.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5'],
    // The measurements of npm run bench say what matters; compressing thousands of files to print their size takes long.
    reportCompressedSize: false,
  },
}))
