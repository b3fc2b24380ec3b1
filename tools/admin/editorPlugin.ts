import { rmSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { writeEditor } from './bundle.ts'

/** Serves the editor at /admin in development. The first request for it bundles it. */
export function editorPlugin(): Plugin {
  return {
    name: 'site:editor',
    apply: 'serve',
    configureServer({ config: { root }, middlewares }) {
      const folder = join(root, '.cache/editor')
      const serve = sirv(folder, { dev: true, extensions: ['html'] })
      let writing: Promise<void> | undefined
      middlewares.use((request, response, next) => {
        if (!/^\/admin(?:[/?]|$)/.test(request.url ?? '')) {
          next()
          return
        }
        if (!writing) rmSync(folder, { recursive: true, force: true })
        writing ??= writeEditor(root, folder)
        writing.then(() => serve(request, response, next), next)
      })
    },
  }
}
