import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Declares the order of cascade layers in every style sheet of the development server: the first declaration decides,
 * and Vike links the sheet of the frame, which declares it for the built site, after those of components.
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
