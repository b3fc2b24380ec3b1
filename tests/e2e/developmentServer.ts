import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { test as base } from 'playwright/test'
import { startServer } from '../../tools/server/staticServer.ts'
import { copyProject } from '../copyProject.ts'
import { expect as baseExpect } from './test.ts'

// On a busy machine the server takes long to bundle a page anew.
export const expect = baseExpect.configure({ timeout: 60_000 })

/** The built site, and a copy of the project with its own development server, in which tests may write. */
export const test = base.extend<object, { site: string; project: { root: string; url: string } }>({
  // Playwright reads which fixtures are used from these patterns, so they must be there.
  site: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { url, close } = await startServer({ folder: 'dist/client', port: 0 })
      await use(url)
      await close()
    },
    { scope: 'worker' },
  ],
  project: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { root, remove } = copyProject()
      const parameters = ['--import', 'tsx', 'tools/server/dev.ts', '--port', '0']
      const server = spawn(process.execPath, parameters, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
      const url = await new Promise<string>((resolve) => {
        let output = ''
        server.stdout.on('data', (chunk) => {
          output += String(chunk)
          // Colours surround the port.
          const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(stripVTControlCharacters(output)) ?? []
          if (address) resolve(address)
        })
      })
      await use({ root, url })
      server.kill()
      await once(server, 'exit')
      remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** Rewrites a file. */
export function edit(file: string, change: (source: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
