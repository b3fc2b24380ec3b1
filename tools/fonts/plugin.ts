import { join } from 'node:path'
import type { Plugin } from 'vite'
import { makeFonts } from './makeFonts.ts'

/** Makes the fonts of the site; code names them `#fonts/fonts.css` and `#fonts/display.woff2?url`. */
export function fontsPlugin(root: string): Plugin {
  return {
    name: 'passerelle:fonts',
    async config() {
      const folder = await makeFonts(join(root, 'node_modules/.cache/passerelle'))
      return { resolve: { alias: { '#fonts': folder } } }
    },
  }
}
