import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { globSync } from 'tinyglobby'
import { build, type Plugin } from 'vite'
import { locales } from '../../renderer/languages.ts'
import { EDITOR_FILES } from '../site/headerRules.ts'
import { editorConfiguration } from './configuration.ts'
import frenchInterface from './interface.fr.json' with { type: 'json' }

/** The fonts of the package, and their licences. */
const ASSETS = 'node_modules/@sveltia/cms/npm/assets'

/** What the first change below calls. */
const SLUG = fileURLToPath(new URL('../content/slug.ts', import.meta.url))

/** Syntax highlighting and maps: the site has no fields for code and places, so nothing ever imports these. */
const UNUSED = /^@shikijs\/|^leaflet|^terra-draw/

/** Changes to the code of the package: why, what is found, and what takes its place. */
const PATCHES: ReadonlyArray<readonly [reason: string, found: RegExp, replacement: string]> = [
  [
    'Documents get the names that `npm run new` would give them.',
    /=\((\w+),\{fallback:(\w+)=!0,[^}]*\}=\{\}\)=>\{(?=let\{slug:)/,
    '$&{let name=documentNameOf($1);if(name||!$2)return name}',
  ],
  [
    'A document may have no version in the default language.',
    /path:(\w+)\[(\w+)\]\.path,fallback:(?=\w+\}\),)/,
    'path:($1[$2]??Object.values($1)[0]).path,fallback:',
  ],
  [
    'What a document must have is required of drafts, too: the check refuses their pull requests otherwise.',
    /(=(\w+)=>)!([\w$]+)\(\2\)\|\|\([\w$]+\(\2\)\?\?`draft`\)!==`draft`/,
    '$1!0',
  ],
  ['Its styles name fonts of a public network until its own are loaded.', /@font-face \{[^}]*https:[^}]*\}/g, ''],
  [
    'It asks another host whether GitHub is available.',
    /https:\/\/www\.githubstatus\.com\/api[^`]*/,
    'data:application/json,{"status":{"indicator":"none"}}',
  ],
]

/** What browser/guardCommits.ts relies on. */
const REQUIRED = ['createCommitOnBranch(input: $input)', 'await fetch(']

/**
 * Writes the editor, and everything that it fetches, into a folder that is served as the site.
 *
 * @param root the project's root
 */
export async function writeEditor(root: string, folder: string): Promise<void> {
  const fileNames = `${EDITOR_FILES}/[name].[hash]`
  await build({
    root: join(root, 'tools/admin/browser'),
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [patchPackage],
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      license: { fileName: 'admin/licenses.md' },
      // The package is minified.
      minify: false,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        external: UNUSED,
        input: join(root, 'tools/admin/browser/admin.html'),
        output: {
          entryFileNames: `${fileNames}.js`,
          chunkFileNames: `${fileNames}.js`,
          assetFileNames: `${fileNames}[extname]`,
        },
      },
    },
  })
  for (const locale of locales) {
    const configuration = JSON.stringify(editorConfiguration(root, locale))
    writeFileSync(join(folder, `admin/configuration.${locale}.json`), configuration)
  }
  // The licences of the fonts require that they are published with them.
  for (const file of globSync('*.LICENSE.txt', { cwd: join(root, ASSETS) })) {
    copyFileSync(join(root, ASSETS, file), join(folder, 'admin', file))
  }
}

/** Applies the changes, and completes the package's interface in French. */
const patchPackage: Plugin = {
  name: 'site:patch-editor',
  enforce: 'pre',
  transform: {
    filter: { id: /@sveltia\/cms\/(?:npm\/index\.js|locales\/fr\.json)$/ },
    handler: (code, id) => {
      // The package flattens groups of texts to keys with dots, in this order.
      if (id.endsWith('fr.json')) return JSON.stringify({ ...Object(JSON.parse(code)), ...frenchInterface })
      const missing = REQUIRED.find((text) => !code.includes(text))
      if (missing) throw new Error(`@sveltia/cms no longer contains ${missing}: see tools/admin/bundle.ts.`)
      return `import { documentNameOf } from ${JSON.stringify(SLUG)}\n${PATCHES.reduce(applyPatch, code)}`
    },
  },
}

/** @throws Error if a new version of the package has nothing to replace */
function applyPatch(code: string, [reason, found, replacement]: (typeof PATCHES)[number]): string {
  if (code.search(found) < 0) throw new Error(`@sveltia/cms has changed, see tools/admin/bundle.ts: ${reason}`)
  return code.replace(found, replacement)
}
