import type { Plugin } from 'vite'

/** https://preactjs.com/guide/v10/getting-started/#aliasing-react-to-preact */
const preact: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
}

/**
 * Gives the browser Preact where islands import React: a tenth of the weight. The server renders with React itself.
 *
 * @param library `react` for the tests that see whether the islands are still React's
 */
export function clientReact(library: 'preact' | 'react' = 'preact'): Plugin {
  return {
    name: 'site:client-react',
    enforce: 'pre',
    // Discovered only when an island hydrates, they would make the development server reload the page.
    config: () => ({ optimizeDeps: { include: library === 'preact' ? Object.values(preact) : Object.keys(preact) } }),
    applyToEnvironment: ({ config }) => library === 'preact' && config.consumer === 'client',
    resolveId(source, importer) {
      const stand = preact[source]
      return stand === undefined ? undefined : this.resolve(stand, importer, { skipSelf: true })
    },
  }
}
