import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base } from 'playwright/test'
import { globSync } from 'tinyglobby'
import { build } from 'vite'
import { clientReact } from '../../tools/build/clientReact.ts'
import { plainImports } from '../../tools/build/plainImports.ts'
import { textsPlugin } from '../../tools/build/textsPlugin.ts'
import { openTexts } from '../../tools/content/texts.ts'
import viteConfig from '../../vite.config.ts'
import type { SiteOptions } from './test.ts'

const test = base.extend<object, SiteOptions>({ siteFolder: ['', { option: true, scope: 'worker' }] })

// With either library pages have the same HTML, styles and names of classes: only their script differs.
test('the browser’s script is bundled with React in a copy of the site', async ({ siteFolder }) => {
  rmSync(siteFolder, { recursive: true, force: true })
  cpSync('dist/client', siteFolder, { recursive: true })
  const config = await viteConfig({ command: 'build', mode: 'production' })
  await build({
    ...config,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [textsPlugin(async () => openTexts('.')), clientReact('react'), plainImports()],
    build: {
      ...config.build,
      outDir: siteFolder,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        input: 'renderer/+client.ts',
        output: { entryFileNames: 'assets/entries/react.js' },
      },
    },
  })
  const [entry = '', ...others] = globSync('assets/entries/renderer_client.*.js', { cwd: siteFolder })
  expect(others).toEqual([])
  writeFileSync(join(siteFolder, entry), `import './react.js'\n`)
})
