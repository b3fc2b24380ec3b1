import { join } from 'node:path'
import type { Plugin } from 'vite'
import { splitPath } from '../../renderer/addresses.ts'
import { defaultLocale } from '../../renderer/languages.ts'
import { type Diagnostic, formatDiagnostics, isError, sortDiagnostics } from '../content/diagnostics.ts'
import type { Content } from '../content/openContent.ts'
import { addressesOf } from '../content/pageAddresses.ts'
import { parseTarget } from './requestTarget.ts'
import type { ServedContent } from './servedContent.ts'

/**
 * Has Vite show its overlay in place of a page that a mistake in the content stops, whose document or texts have errors. All
 * other pages show.
 */
export function errorsPlugin(served: ServedContent): Plugin {
  return {
    name: 'site:errors',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      middlewares.use((request, _response, next) => {
        if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next()
        const { pathname = '' } = parseTarget(request.url) ?? {}
        const answer = async () => {
          const errors = errorsOfPage(pathname, await served.read())
          const [first] = errors
          if (!first) return next()
          const { file, line, column } = first
          const id = join(config.root, file)
          // Where the code threw tells a writer nothing.
          next(Object.assign(new Error(formatDiagnostics(errors)), { id, loc: { file: id, line, column }, stack: '' }))
        }
        answer().catch(next)
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
