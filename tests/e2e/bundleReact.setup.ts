import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { globSync } from 'tinyglobby'
import { build } from 'vite'
import viteConfig from '../../vite.config.ts'
import { clientReact } from '../../tools/build/clientReact.ts'
import { plainImports } from '../../tools/build/plainImports.ts'
import { textsPlugin } from '../../tools/content/textsPlugin.ts'
import { siteWithReact } from './siteWithReact.ts'

// With either library pages have the same HTML, styles and names of classes: only their script differs.
test('the browser’s script is bundled with React in a copy of the site', async () => {
  rmSync(siteWithReact, { recursive: true, force: true })
  cpSync('dist/client', siteWithReact, { recursive: true })
  const config = viteConfig({ command: 'build', mode: 'production' })
  await build({
    ...config,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [textsPlugin(), clientReact('react'), plainImports()],
    build: {
      ...config.build,
      outDir: siteWithReact,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        input: 'renderer/+client.ts',
        output: { entryFileNames: 'assets/entries/react.js' },
      },
    },
  })
  const [entry = '', ...others] = globSync('assets/entries/renderer_client.*.js', { cwd: siteWithReact })
  expect(others).toEqual([])
  writeFileSync(join(siteWithReact, entry), `import './react.js'\n`)
})
