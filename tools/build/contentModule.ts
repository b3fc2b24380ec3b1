import type { Plugin } from 'vite'
import type { ContentSource } from '../../renderer/contentSource.ts'

/** The id of the module, marked as a plugin's own. https://vite.dev/guide/api-plugin#virtual-modules-convention */
export const CONTENT_MODULE = '\0virtual:content'

/**
 * Makes the documents available to pages as `import content from 'virtual:content'`: everything but their bodies, which
 * are modules of their own. Globbing front matter would parse each document a second time, and lose the positions that
 * diagnostics need.
 *
 * @param read returns the content; awaited when the first page that imports it is bundled or rendered
 */
export function contentModule(read: () => Promise<ContentSource>): Plugin {
  return {
    name: 'site:content-module',
    resolveId: { filter: { id: /^virtual:content$/ }, handler: () => CONTENT_MODULE },
    load: {
      filter: { id: new RegExp(`^${CONTENT_MODULE}$`) },
      // Engines parse a long string of JSON faster than the same object as code. https://v8.dev/blog/cost-of-javascript-2019#json
      handler: async () => ({
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(await read()))})`,
        map: { mappings: '' },
      }),
    },
  }
}
