import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'
/** Where Vite would name what is to be preloaded. */
const PRELOADED = /,\s*__VITE_PRELOAD__(?=[,)])/g

/**
 * Makes dynamic imports plain `import()`s in the browser's script.
 *
 * Vite wraps them in a function that first preloads the styles and scripts of what is imported. The styles are in the
 * page already, and with its list of files the function weighs as much as two islands.
 * https://vite.dev/guide/features.html#async-chunk-loading-optimization
 */
export function plainImports(): Plugin {
  return {
    name: 'site:plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load()' : undefined),
    renderChunk: (code) => ({ code: code.replace(PRELOADED, ''), map: null }),
  }
}
