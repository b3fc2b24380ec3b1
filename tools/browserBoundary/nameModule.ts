import { relative } from 'node:path'

/** How Vite names what Node has and browsers have not. https://vite.dev/guide/troubleshooting.html#module-externalized-for-browser-compatibility */
const NODE_ONLY = /^__vite-browser-external:?(?:node:)?/
/** The folder of a package, in whichever `node_modules` is the innermost. */
const PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/?(.*)$/

/**
 * What people call a module: files by their path in the project, packages by their name as a whole (react-dom/server
 * apart: it is not for browsers), Node's own by `node:…`, and what plugins make by the name that it is imported by.
 *
 * @param id as the bundler has it: absolute, with a query, or beginning with a zero for what is no file.
 *   https://rollupjs.org/plugin-development/#conventions
 * @param root the project's root
 */
export function nameModule(id: string, root: string): string {
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '')
  if (NODE_ONLY.test(path)) return `node:${path.replace(NODE_ONLY, '')}`
  const [, name, file = ''] = PACKAGE.exec(path) ?? []
  if (name) return name === 'react-dom' && /^server|-server/.test(file) ? 'react-dom/server' : name
  return path.startsWith(`${root}/`) ? relative(root, path) : path
}
