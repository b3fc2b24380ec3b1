import { join } from 'node:path'
import type { Plugin } from 'vite'
import { makeFonts } from './makeFonts.ts'

/** Makes the fonts of the site; style sheets name them `#fonts/fonts.css`. */
export function fontsPlugin(root: string): Plugin {
  return {
    name: 'site:fonts',
    async config() {
      const folder = await makeFonts(join(root, 'node_modules/.cache/site'))
      return { resolve: { alias: { '#fonts': folder } } }
    },
  }
}
