import type { Plugin } from 'vite'

/**
 * Gives pictures and fonts a hash of four characters, not eight: a page may name fifty of them, and no compressor makes
 * a hash smaller. With the file's own name before it, it has only to tell the versions of one file apart.
 *
 * Style sheets keep theirs, because Vike takes two with the same hash for one; no page names them.
 */
export function shortHashes(): Plugin {
  return {
    name: 'site:short-hashes',
    apply: 'build',
    // Vike names the files, and lets nobody else; what it chose is there once all have been configured.
    enforce: 'post',
    configResolved({ build }) {
      for (const output of [build.rolldownOptions.output ?? []].flat()) {
        const { assetFileNames } = output
        if (typeof assetFileNames !== 'function') throw new Error('Vike no longer chooses the names of assets.')
        output.assetFileNames = (asset) =>
          asset.names.some((name) => name.endsWith('.css'))
            ? assetFileNames(asset)
            : assetFileNames(asset).replace('[hash]', '[hash:4]')
      }
    },
  }
}
