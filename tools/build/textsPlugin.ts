import { join } from 'node:path'
import type { Plugin } from 'vite'
import { isLocale } from '../../renderer/languages.ts'
import { listTextFiles, readTexts } from '../content/texts.ts'

const STRINGS_FILE = /\/content\/(\w+)\/strings\/(\w+)\.json\?texts$/
/** Without an extension, so that Vite does not parse it as JSON. */
const MODULE = /^\0texts:(\w+)\/(\w+)$/

/**
 * Loads `content/fr/strings/x.json?texts` as a module of finished texts, for browser scripts that do not use i18next:
 * typeset, with nested texts (`$t(facts:replyTime)`) and the agency's details filled in. Values that only the browser
 * knows remain placeholders: `{{name}}`.
 *
 * @throws Error naming the key and the file if a nested text does not exist
 */
export function textsPlugin(): Plugin {
  let root = process.cwd()
  return {
    name: 'site:texts',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    resolveId(source) {
      const [, locale, namespace] = STRINGS_FILE.exec(source) ?? []
      return locale && namespace ? `\0texts:${locale}/${namespace}` : undefined
    },
    load(id) {
      const [, locale, namespace] = MODULE.exec(id) ?? []
      if (!namespace || !isLocale(locale)) return undefined
      for (const file of listTextFiles(root, locale)) this.addWatchFile(join(root, file))
      return `export default ${JSON.stringify(readTexts(root, locale, namespace))}`
    },
  }
}
