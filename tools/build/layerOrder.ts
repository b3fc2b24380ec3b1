import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Says the order of the layers in every style sheet of the development server: Vike links that of a page's frame, which
 * says it for the built site, after those of components, and whichever is first decides.
 */
export function layerOrder(root: string): Plugin {
  const frame = readFileSync(join(root, 'renderer/styles/index.css'), 'utf8')
  const [order] = /^@layer .+;$/m.exec(frame) ?? []
  if (!order) throw new Error('renderer/styles/index.css does not say the order of the layers.')
  return {
    name: 'site:layer-order',
    apply: 'serve',
    enforce: 'pre',
    transform: { filter: { id: /\.css(?:\?direct)?$/ }, handler: (css) => `${order}${css}` },
  }
}
