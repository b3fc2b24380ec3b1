import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type WatchOptions } from 'vite'
import { afterAll, expect, test } from 'vitest'
import viteConfig from '../../vite.config.ts'

const root = mkdtempSync(join(tmpdir(), 'site-watching-'))
const file = join(root, 'document.mdx')

async function watch(options: WatchOptions = {}) {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: options },
  })
  await expect.poll(() => server.watcher.getWatched()[root]).toContain('document.mdx')
  return server
}

afterAll(() => rmSync(root, { recursive: true }))

test('a file that an editor empties before it writes it is read when it is whole', async () => {
  writeFileSync(file, 'before')
  const options = viteConfig({ command: 'serve', mode: 'development' }).server?.watch
  const [plain, ours] = [await watch(), await watch(options ?? {})]
  const read = new Promise((resolve) => {
    ours.watcher.on('change', () => resolve(readFileSync(file, 'utf8')))
  })
  const emptied = once(plain.watcher, 'change')
  writeFileSync(file, '')
  // By then, a server without the option has read the empty file, and misses what is written at once.
  await emptied
  await stat(file)
  writeFileSync(file, 'after')
  expect(await read).toBe('after')
  await Promise.all([plain.close(), ours.close()])
})
