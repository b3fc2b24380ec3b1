import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { build, type Plugin } from 'vite'
import { locales } from '../../renderer/languages.ts'
import { EDITOR_FILES } from '../site/headerRules.ts'
import { editorConfiguration } from './configuration.ts'
import englishInterface from './interface.en.json' with { type: 'json' }
import frenchInterface from './interface.fr.json' with { type: 'json' }

/** The fonts of the package, and their licences. */
const ASSETS = 'node_modules/@sveltia/cms/npm/assets'

/** Syntax highlighting and maps: the site has no fields for code and places, so nothing ever imports these. */
const UNUSED = /^@shikijs\/|^leaflet|^terra-draw/

/** What the patches of the package call. */
const CALLED = `import { documentNameOf, keepUntouched, noteRead } from '/patched.ts'\n`

/** Replacements in the code of the package. */
const PATCHES: ReadonlyArray<readonly [found: RegExp, replacement: string]> = [
  // A file's format reads it, and writes it, whole: ends of lines and of the file are kept, too.
  [/(\w+)=\1\.trim\(\)\.replace\(\/\\r\\n\?\/g,`\n`\);(?=let[^;]+\?\.parser;)/, ''],
  [/(async (\w+)=>)\(await \2\.text\(\)\)\.replace\(\/\\r\\n\?\/g,`\n`\)/, '$1$2.text()'],
  [/return`\$\{\(await (\w+)\((\w+)\)\)\.trim\(\)\}\\n`/, 'return await $1($2)'],
  // The rich editor saves what it writes for a text that nobody edited.
  [
    /([\w$]+)=\((\w+),(\w+)\)=>\{let (\w+)=(\3\.filter\([^;]+);\2\.getRootElement\(\)\?\.dispatchEvent\(new CustomEvent\(`Update`,\{detail:\{value:(.+?),selection:/,
    'renderText=$3=>{let $4=$5;return $6},$1=($2,$3)=>{$2.getRootElement()?.dispatchEvent(new CustomEvent(`Update`,{detail:{value:keepUntouched($2,renderText($3)),selection:',
  ],
  [
    /async\((\w+),(\w+),(\w+)\)=>(\(await Promise\.all\(\[\.\.\.\2\.matchAll[^]{0,400}?\{try\{[\w$]+\(\2,\3\),)/,
    'async($1,$2,$3,textRead=$2)=>$4noteRead($1,textRead,renderText($3)),',
  ],
  // Documents get the names that `npm run new` would give them.
  [
    /=\((\w+),\{fallback:(\w+)=!0,[^}]*\}=\{\}\)=>\{(?=let\{slug:)/,
    '$&{let name=documentNameOf($1);if(name||!$2)return name}',
  ],
  // A document may have no version in the default language.
  [/path:(\w+)\[(\w+)\]\.path,fallback:(?=\w+\}\),)/, 'path:($1[$2]??Object.values($1)[0]).path,fallback:'],
  // What a document must have is required of drafts, too: the check refuses their pull requests otherwise.
  [/(=(\w+)=>)!([\w$]+)\(\2\)\|\|\([\w$]+\(\2\)\?\?`draft`\)!==`draft`/, '$1!0'],
  // Its styles name fonts of a public network until its own are loaded.
  [/@font-face \{[^}]*https:[^}]*\}/g, ''],
  // It asks another host whether GitHub is available.
  [/https:\/\/www\.githubstatus\.com\/api[^`]*/, 'data:application/json,{"status":{"indicator":"none"}}'],
  // In French: interface.fr.json.
  ...Object.entries(englishInterface).map(
    ([key, text]) => [new RegExp(`${key}:\`[^\`]+\``), `${key}:${JSON.stringify(text)}`] as const,
  ),
  // Components may begin with any letter: the rich editor would remove it before a space, as in “À Douala”.
  [/regExpStart:\/\^\.\//, 'regExpStart:/^(?=.)/'],
  // The page scrolls to a component when it is inserted, not whenever it is shown: documents would open at their last one.
  [/\[role="textbox"\]\[aria-readonly="false"\]/, '[role="textbox"]:focus-within'],
]

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
    css: { postcss: { plugins: [proseOfPreview] } },
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

/** Styles text in the editor's preview like `Prose` on pages. */
const proseOfPreview = {
  postcssPlugin: 'prose-of-preview',
  Rule: (rule: { selector: string }) => {
    rule.selector = rule.selector.replace('.prose', '[data-rich-text-preview]').replace(/:global\((.*?)\)/, '$1')
  },
}

/** Applies the patches, and completes the package's interface. */
const patchPackage: Plugin = {
  name: 'site:patch-editor',
  enforce: 'pre',
  transform: {
    filter: { id: /@sveltia\/cms\/(?:npm\/index\.js|locales\/fr\.json)$/ },
    handler: (code, id) => {
      // The package flattens groups of texts to keys with dots, in this order.
      if (id.endsWith('fr.json')) return JSON.stringify({ ...Object(JSON.parse(code)), ...frenchInterface })
      return CALLED + PATCHES.reduce(applyPatch, code)
    },
  },
}

/** @throws Error if a new version of the package has nothing to replace */
function applyPatch(code: string, [found, replacement]: (typeof PATCHES)[number]): string {
  if (code.search(found) < 0)
    throw new Error(`@sveltia/cms no longer contains ${found.source}: see tools/admin/bundle.ts.`)
  return code.replace(found, replacement)
}
