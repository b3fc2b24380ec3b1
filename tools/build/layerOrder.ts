import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Declares the order of cascade layers in every style sheet of the development server. The first declaration decides, and
 * there Vike links the sheets of components before renderer/styles/index.css, which declares the order for the built site.
 */
export function layerOrder(root: string): Plugin {
  const frame = readFileSync(join(root, 'renderer/styles/index.css'), 'utf8')
  const [order] = /^@layer .+;$/m.exec(frame) ?? []
  if (!order) throw new Error('renderer/styles/index.css does not declare the order of the layers.')
  return {
    name: 'site:layer-order',
    apply: 'serve',
    enforce: 'pre',
    transform: { filter: { id: /\.css(?:\?direct)?$/ }, handler: (css) => `${order}${css}` },
  }
}
