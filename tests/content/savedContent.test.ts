import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { contentPlugin } from '../../tools/server/contentPlugin.ts'
import { serveContent } from '../../tools/server/servedContent.ts'
import { checkContent, withContent } from './brokenContent.ts'

test('files that are emptied first and written then are shown as they are in the end', async () => {
  await withContent(null, async (root) => {
    const server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [contentPlugin(serveContent(root))],
      server: { middlewareMode: true, watch: null, ws: false },
    })
    const readPages = async () => JSON.stringify(await server.ssrLoadModule('virtual:content'))
    expect(await readPages()).toContain('Des mots qui passent')
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const complain = vi.spyOn(server.config.logger, 'error')
    const isReloaded = new Promise<void>((resolve) => vi.spyOn(server.ws, 'send').mockImplementation(() => resolve()))
    const files = ['content/fr/articles/mots.mdx', 'content/fr/strings/contact.json'].map((file) => join(root, file))
    const sources = files.map((file) =>
      readFileSync(file, 'utf8').replace('Des mots qui passent', 'Des mots qui restent'),
    )
    for (const file of files) {
      writeFileSync(file, '')
      server.watcher.emit('change', file)
    }
    // Somebody else reads meanwhile, as the list of diagnostics does.
    await checkContent(root)
    // Watchers miss this save: it follows the previous one too soon.
    files.forEach((file, index) => writeFileSync(file, sources[index] ?? ''))
    await vi.advanceTimersByTimeAsync(1000)
    await isReloaded
    expect(complain).not.toHaveBeenCalled()
    expect(await readPages()).toContain('Des mots qui restent')
    await server.close()
  })
})
