import { join } from 'node:path'
import type { Plugin } from 'vite'
import { splitPath } from '../../renderer/addresses.ts'
import { defaultLocale } from '../../renderer/languages.ts'
import { type Diagnostic, formatDiagnostics, isError, sortDiagnostics } from '../content/diagnostics.ts'
import type { Content } from '../content/openContent.ts'
import { addressesOf } from '../content/pageAddresses.ts'
import { parseTarget } from './requestTarget.ts'
import type { ServedContent } from './servedContent.ts'

/** The message with which a page asks for its errors, over Vite's socket. */
const ERRORS_ASKED = 'site:errors'

/** What is sent in place of a page with errors: Vite's overlay shows them. */
const PAGE_WITH_ERRORS = `<!doctype html><title>Error</title><script type="module">import.meta.hot.send('${ERRORS_ASKED}', location.pathname)</script>`

/**
 * Shows Vite's overlay in place of a page that a mistake in the content stops, whose document or texts have errors. All other
 * pages show. The overlay comes over the socket, so that a page whose errors are corrected meanwhile loads again.
 */
export function errorsPlugin(served: ServedContent): Plugin {
  return {
    name: 'site:errors',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next()
        const { pathname = '' } = parseTarget(request.url) ?? {}
        const answer = async () => {
          if (errorsOfPage(pathname, await served.read()).length === 0) return next()
          const html = await server.transformIndexHtml(request.url ?? '/', PAGE_WITH_ERRORS)
          response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
        }
        answer().catch(next)
      })
      server.ws.on(ERRORS_ASKED, async (pathname: string, client) => {
        const errors = errorsOfPage(pathname, await served.read())
        const [first] = errors
        if (!first) return client.send({ type: 'full-reload' })
        const { line, column } = first
        const loc = { file: join(server.config.root, first.file), line, column }
        // Where the code threw tells a writer nothing.
        client.send({ type: 'error', err: { message: formatDiagnostics(errors), id: loc.file, loc, stack: '' } })
      })
    },
  }
}

/**
 * Returns the errors that stop a page: those of its document, or of the French one that stands in for a translation, and those
 * of the interface texts in its language.
 *
 * @param pathname `/fr/articles/legal-errors`
 */
function errorsOfPage(pathname: string, { files, diagnostics }: Content): readonly Diagnostic[] {
  const { locale, path } = splitPath(pathname)
  const versions = files.map(({ file }) => file).filter((file) => addressesOf([file]).includes(path))
  const versionIn = (language: string) => versions.find((file) => file.startsWith(`content/${language}/`))
  const document = (locale && versionIn(locale)) ?? versionIn(defaultLocale)
  const texts = `content/${locale ?? defaultLocale}/strings/`
  const errors = diagnostics.filter((each) => isError(each) && (each.file === document || each.file.startsWith(texts)))
  return sortDiagnostics(errors)
}
