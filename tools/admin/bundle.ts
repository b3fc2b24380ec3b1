import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { globSync } from 'tinyglobby'
import { build, type Plugin } from 'vite'
import { defaultLocale, locales } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import { EDITOR_FILES } from '../site/headerRules.ts'
import { editorConfiguration } from './configuration.ts'

/** A file of the editor, by its path in the site. */
type EditorFiles = ReadonlyMap<string, string | Uint8Array>

/** The fonts of the package, and their licences. */
const ASSETS = 'node_modules/@sveltia/cms/npm/assets'

/** Colours for code in hundreds of languages, and maps: fields that this site has not. */
const UNUSED = /^@shikijs\/(?:langs|themes)\/|^leaflet|^terra-draw/

/**
 * What the editor may do: run its own scripts, and talk to GitHub. Its styles are written by its script.
 * https://sveltiacms.app/en/docs/security
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "connect-src 'self' blob: data: https://api.github.com",
  "worker-src 'self' blob:",
  "frame-src 'self' blob:",
  'manifest-src blob: data:',
  // The preview is a document of its own, with the site's styles.
  "base-uri 'self'",
  "form-action 'none'",
].join('; ')

/** What is replaced in the package, and by what. */
const MENDS: ReadonlyArray<readonly [found: RegExp, replacement: string]> = [
  // Fonts of a public network, which its styles name until the package's own are loaded.
  [/@font-face \{[^}]*https:[^}]*\}/g, ''],
  // Components begin with any letter, which the rich editor takes away when a space follows, as in “À Douala”.
  [/regExpStart:\/\^\.\//, 'regExpStart:/^(?=.)/'],
  [/\[role="textbox"\]\[aria-readonly="false"\]/, '[role="textbox"]:focus-within'],
]

/** @throws Error where a new version of the package has nothing to replace */
function mend(code: string, [found, replacement]: (typeof MENDS)[number]): string {
  if (code.search(found) < 0)
    throw new Error(`@sveltia/cms has no ${found.source} any more: see tools/admin/bundle.ts.`)
  return code.replace(found, replacement)
}

/** Returns what the editor's address answers with, and all that it fetches. */
export async function bundleEditor(root: string): Promise<EditorFiles> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    base: '/',
    logLevel: 'warn',
    plugins: [leaveOut(UNUSED), mendEditor],
    css: { postcss: { plugins: [proseOfPreview] } },
    build: {
      write: false,
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      license: { fileName: 'admin/licenses.md' },
      // The package is minified.
      minify: false,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: join(root, 'tools/admin/browser/editor.ts'),
        output: {
          entryFileNames: `${EDITOR_FILES}/[name].[hash].js`,
          chunkFileNames: `${EDITOR_FILES}/[name].[hash].js`,
          assetFileNames: `${EDITOR_FILES}/[name].[hash][extname]`,
        },
      },
    },
  })
  const output = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry)
  const configurations = locales.map(
    (locale) => [`admin/configuration.${locale}.json`, JSON.stringify(editorConfiguration(root, locale))] as const,
  )
  // They are to go with the fonts.
  const folder = join(root, ASSETS)
  const licences = globSync('*.LICENSE.txt', { cwd: folder }).map(
    (file) => [`admin/${file}`, readFileSync(join(folder, file))] as const,
  )
  return new Map<string, string | Uint8Array>([
    ['admin.html', page(`/${entry?.fileName}`)],
    ...configurations,
    ...licences,
    ...output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const),
  ])
}

/** Adds the editor to a built site. */
export async function writeEditor(root: string, folder: string): Promise<void> {
  const files = [...(await bundleEditor(root))]
  const write = async ([fileName, content]: (typeof files)[number]) => {
    const file = join(folder, fileName)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  await Promise.all(files.map(write))
}

function page(script: string): string {
  return `<!doctype html>
<html lang="${defaultLocale}" data-languages="${locales.join(' ')}">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${POLICY}">
    <meta name="robots" content="noindex">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${siteConfig.name}</title>
    <link rel="icon" href="/favicon.svg">
    <script type="module" src="${script}"></script>
  </head>
  <body></body>
</html>
`
}

/** Styles texts where the editor previews them as `Prose` does on pages. */
const proseOfPreview = {
  postcssPlugin: 'prose-of-preview',
  Rule: (rule: { selector: string }) => {
    rule.selector = rule.selector.replace('.prose', '[data-rich-text-preview]').replace(/:global\((.*?)\)/, '$1')
  },
}

/** Leaves packages out of the bundle that nothing of this site's editor asks for. */
function leaveOut(names: RegExp): Plugin {
  const nothing = 'virtual:nothing'
  return {
    name: 'site:leave-out',
    enforce: 'pre',
    resolveId: { filter: { id: names }, handler: () => nothing },
    load: { filter: { id: /^virtual:nothing$/ }, handler: () => 'export default []' },
  }
}

/**
 * Has the package ask nobody for fonts, leave letters alone, and move to a component when somebody inserts it, rather than
 * whenever it is shown: documents would open at their last one.
 */
const mendEditor: Plugin = {
  name: 'site:mend-editor',
  enforce: 'pre',
  transform: {
    filter: { id: /@sveltia\/cms\/npm\/index\.js$/ },
    handler: (code) => MENDS.reduce(mend, code),
  },
}
