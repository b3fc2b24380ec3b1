import { readFileSync } from 'node:fs'
import vike from 'vike/plugin'
import { type ConfigEnv, defineConfig, type UserConfig } from 'vite'
import { clientReact } from './tools/build/clientReact.ts'
import { LICENCES } from './tools/build/filesOfPackages.ts'
import { plainImports } from './tools/build/plainImports.ts'
import { shortClassNames } from './tools/build/shortClassNames.ts'
import { checkSettings } from './tools/settings.ts'

const root = process.cwd()
// In development, Vike links the styles of components before those of renderer/styles: each declares the order of layers.
const layers = readFileSync('renderer/styles/layers.css', 'utf8')
checkSettings()

// A build adds its content (tools/build/buildSite.ts), the development server what it serves (tools/server/dev.ts).
export default defineConfig(({ command }: ConfigEnv): UserConfig => ({
  root,
  plugins: [clientReact(), plainImports(), vike()],
  server: {
    // Vike would open it to the network in containers and in CI: `--host` does.
    host: '127.0.0.1',
    // The first request for the editor writes it there: no open page is to reload for that.
    // Editors may empty a file before they write it.
    watch: { ignored: ['**/.cache/**'], awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } },
  },
  css: {
    // Nesting is compiled away: nested media queries do not apply to a narrowed window in WebKit. Lightning CSS: `Nesting`.
    lightningcss: { include: 1 },
    // The names are in the HTML of every page: readable while developing, short in what visitors load.
    modules: command === 'build' ? { generateScopedName: shortClassNames(root) } : {},
    postcss:
      command === 'build'
        ? {}
        : { plugins: [{ postcssPlugin: 'layers', Once: (sheet) => void sheet.prepend(layers) }] },
  },
  environments: {
    client: {
      build: {
        license: { fileName: LICENCES },
        rolldownOptions: {
          output: {
            // Every page fetches the list of them: the usual eight characters of each name are a tenth of it.
            chunkFileNames: 'assets/chunks/[hash:7].js',
            // One file for what all islands need, one for forms and one for estimates: lighter than a file for each module.
            // Tests bundle React in Preact’s place: it must not import what imports it.
            codeSplitting: {
              groups: [
                {
                  name: 'islands',
                  test: /node_modules\/(?:p?react|scheduler)|renderer\/(?:islands\/(?:severalFiles|IslandRoot|Ordinals|announcer|chooseText|defineIsland|hydrate|useTexts)|addresses|dateFormat|format|formNames|languages|trustedTypes)/,
                },
                {
                  name: 'forms',
                  test: /components\/(?:forms\/Form\/(?!.*(?:script|island))|elements\/Button|islands\/ignore|agency\/Offices\/offices)|renderer\/(?:formService|sha256)/,
                },
                {
                  name: 'estimate',
                  test: /components\/(?:estimate\/|forms\/QuoteForm\/(?!.*(?:script|island))|wordCount\/counter)/,
                },
              ],
              // The client entry uses some of what these use.
              includeDependenciesRecursively: false,
            },
          },
        },
      },
    },
  },
  worker: {
    format: 'es',
    // The search's beside the index that it reads: hosts send other policies with what is there (tools/site/headerRules.ts).
    rolldownOptions: {
      output: {
        entryFileNames: ({ name }) =>
          name.startsWith('search') ? 'pagefind/script/[name].[hash].js' : 'workers/[name].[hash].js',
        chunkFileNames: 'workers/[name].[hash].js',
        assetFileNames: 'workers/[name].[hash][extname]',
      },
      checks: { bundlerTimings: false },
    },
  },
  build: {
    // Pictures keep addresses of their own: a data: address would weigh down every page that shows one.
    assetsInlineLimit: 0,
    modulePreload: false,
    outDir: process.env['OUT_DIR'] ?? 'dist',
    // PDFs and photographs are written beside what the bundler writes: tools/build/buildSite.ts.
    emptyOutDir: false,
    target: 'baseline-widely-available',
    // light-dark() as it is: what it is compiled to for older browsers is twice as long.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5'],
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
}))
