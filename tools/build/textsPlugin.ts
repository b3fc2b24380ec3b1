import type { Plugin } from 'vite'
import { isLocale } from '../../renderer/languages.ts'
import { readTexts, type Texts } from '../content/texts.ts'

const STRINGS_FILE = /^.*\/content\/(\w+)\/strings\/(\w+)\.json\?texts$/
/** Without an extension, so that Vite does not parse it as JSON. */
const MODULE = /^\0texts:(\w+)\/(\w+)$/

/**
 * Loads `content/fr/strings/x.json?texts` as a module of finished texts, for browser scripts that do not use i18next:
 * typeset, with nested texts (`$t(facts:replyTime)`) and the agency's details filled in. Values that only the browser
 * knows remain placeholders: `{{name}}`.
 *
 * @param read returns the texts at the moment
 * @throws Error naming the key and the file if a nested text does not exist
 */
export function textsPlugin(read: () => Promise<Texts>): Plugin {
  return {
    name: 'site:texts',
    enforce: 'pre',
    resolveId: {
      filter: { id: STRINGS_FILE },
      handler: (source) => source.replace(STRINGS_FILE, '\0texts:$1/$2'),
    },
    load: {
      filter: { id: MODULE },
      async handler(id) {
        const [, locale, namespace = ''] = MODULE.exec(id) ?? []
        if (!isLocale(locale)) return undefined
        return `export default ${JSON.stringify(readTexts(await read(), locale, namespace))}`
      },
    },
  }
}
