import type { Plugin } from 'vite'
import { isLocale } from '../../renderer/languages.ts'
import { readTexts, type Texts } from '../content/texts.ts'

const STRINGS_FILE = /\/content\/(\w+)\/strings\/(\w+)\.json\?texts$/
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
    resolveId(source) {
      const [, locale, namespace] = STRINGS_FILE.exec(source) ?? []
      return locale && namespace ? `\0texts:${locale}/${namespace}` : undefined
    },
    async load(id) {
      const [, locale, namespace] = MODULE.exec(id) ?? []
      if (!namespace || !isLocale(locale)) return undefined
      return `export default ${JSON.stringify(readTexts(await read(), locale, namespace))}`
    },
  }
}
