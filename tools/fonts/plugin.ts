import type { Plugin } from 'vite'
import { cacheFolder } from '../build/cache.ts'
import { makeFonts } from './makeFonts.ts'

/** Makes the fonts of the site; style sheets name them `#fonts/fonts.css`. */
export function fontsPlugin(root: string): Plugin {
  return {
    name: 'site:fonts',
    async config() {
      const folder = await makeFonts(cacheFolder(root))
      return { resolve: { alias: { '#fonts': folder } } }
    },
  }
}
