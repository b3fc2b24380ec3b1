import { extname } from 'node:path'
import type { Plugin } from 'vite'
import { isLocale } from '../../renderer/languages.ts'
import { bundleEditor } from './bundle.ts'
import { editorConfiguration } from './configuration.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
}

/** Serves the editor at /admin while developing. It is bundled when it is first asked for. */
export function editorPlugin(): Plugin {
  return {
    name: 'site:editor',
    apply: 'serve',
    configureServer({ config: { root }, middlewares }) {
      let files: ReturnType<typeof bundleEditor> | undefined
      middlewares.use('/admin', (request, response, next) => {
        const path = (request.url ?? '/').replace(/[?#].*/, '')
        const fileName = path === '/' ? 'admin.html' : `admin${path}`
        const answer = async () => {
          files ??= bundleEditor(root)
          // Of what is written now.
          const language = /^\/configuration\.(\w+)\.json$/.exec(path)?.[1]
          const content = isLocale(language)
            ? JSON.stringify(editorConfiguration(root, language))
            : (await files).get(fileName)
          if (content === undefined) return next()
          response.setHeader('Content-Type', TYPES[extname(fileName)] ?? 'application/octet-stream').end(content)
        }
        answer().catch(next)
      })
    },
  }
}
