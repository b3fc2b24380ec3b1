import { posix, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { glob } from 'tinyglobby'
import { z } from 'zod'
import { splitPath } from '../../../renderer/addresses.ts'
import { defaultLocale, isLocale } from '../../../renderer/languages.ts'
import { addressesOf } from '../../content/addresses.ts'
import { findDocuments } from '../../content/places.ts'

/** What a `+route.ts` of the pages exports, as far as it is asked here: https://vike.dev/route-function */
const routeModule = z.object({
  route: z.custom<(page: { urlPathname: string; documentAt: null }) => unknown>((value) => typeof value === 'function'),
})

/**
 * Which file makes a page: the document that it shows, or the page's own `+Page.tsx`.
 *
 * @param root the project's root
 * @returns what takes an address, `/fr/about`, and gives a file of the project, or undefined where none makes it
 */
export async function openPageSources(root: string): Promise<(address: string) => string | undefined> {
  const documents = new Map<string, string>(
    (await findDocuments(root)).documents.flatMap((file) => {
      const locale = file.split('/')[1]
      return isLocale(locale) ? addressesOf([file]).map((path) => [`${locale} ${path}`, file] as const) : []
    }),
  )
  const pages = await glob(['pages/**/+Page.tsx', 'pages/**/+Page.*.tsx'], { cwd: root })
  const byFolder = new Map(pages.map((file) => [posix.dirname(file), file]))
  const routes = await readRoutes(root)

  return (address) => {
    const { locale, path } = splitPath(address)
    // French is shown where there is no translation.
    const document = documents.get(`${locale} ${path}`) ?? documents.get(`${defaultLocale} ${path}`)
    if (document !== undefined) return document
    const folder =
      path === '/404'
        ? 'pages/_error'
        : (routes.find(({ route }) => route({ urlPathname: path, documentAt: null }))?.folder ??
          `pages${path === '/' ? '/index' : path}`)
    return byFolder.get(folder)
  }
}

/** Pages that say themselves which addresses are theirs. */
async function readRoutes(root: string) {
  const files = await glob('pages/**/+route.ts', { cwd: root })
  return Promise.all(
    files.map(async (file) => {
      const module: unknown = await import(pathToFileURL(resolve(root, file)).href)
      return { folder: posix.dirname(file), route: routeModule.parse(module).route }
    }),
  )
}
