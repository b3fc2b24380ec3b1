import type { Plugin } from 'vite'

/** Where Vite would preload what is imported: `__vitePreload(() => import("./a.js"), __VITE_PRELOAD__)`. */
const PRELOADED = /\b__vitePreload\((?:\(\) => (import\([^()]*\))|((?:async )?\(\) => [^]*?)),\s*__VITE_PRELOAD__\)/g
const HELPER_IMPORT = /^import \{ \w+ as __vitePreload \} from "[^"]+";\n/m

/**
 * Makes dynamic imports plain `import()`s in the browser's script.
 *
 * Vite wraps them in a function that first preloads the styles and scripts of what is imported. The styles are in the
 * page already; with its list of files the function weighs as much as two islands, and it is a file of its own, for which
 * the first script of each page would wait.
 * https://vite.dev/guide/features.html#async-chunk-loading-optimization
 */
export function plainImports(): Plugin {
  return {
    name: 'site:plain-imports',
    apply: 'build',
    renderChunk(code) {
      const plain = code
        .replace(PRELOADED, (_call, imported?: string, load?: string) => imported ?? `(${load})()`)
        .replace(HELPER_IMPORT, '')
      if (plain.includes('__vitePreload(') && !plain.includes('function __vitePreload'))
        throw new Error('Vite preloads in a way that tools/build/plainImports.ts does not know.')
      return { code: plain, map: null }
    },
  }
}
