import type { Plugin } from 'vite'

/** A dynamic import that Vite has wrapped: `__vitePreload(() => import("./a.js"), __VITE_PRELOAD__)`. */
const PRELOADED = /\b__vitePreload\((?:\(\) => (import\([^()]*\))|((?:async )?\(\) => [^]*?)),\s*__VITE_PRELOAD__\)/g
const HELPER_IMPORT = /^import \{ \w+ as __vitePreload \} from "[^"]+";\n/m

/**
 * Unwraps dynamic imports in the browser's scripts to plain `import()`s.
 *
 * Vite wraps them in a function that first preloads the styles and scripts of the imported module. Pages already have
 * the styles; with its list of files, the function is as large as two islands, and it is in a file of its own, which
 * delays the first script of each page.
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
        throw new Error('Vite wraps dynamic imports in a way that tools/build/plainImports.ts does not recognize.')
      return { code: plain, map: null }
    },
  }
}
