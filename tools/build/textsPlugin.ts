import { join } from 'node:path'
import type { Plugin } from 'vite'
import { isLocale } from '../../renderer/languages.ts'
import { listTextFiles, readTexts } from '../content/texts.ts'

const STRINGS_FILE = /\/content\/(\w+)\/strings\/(\w+)\.json\?texts$/
/** Without ending: Vite would take it for JSON. */
const MODULE = /^\0texts:(\w+)\/(\w+)$/

/**
 * Makes `content/fr/strings/x.json?texts` a module of finished texts, for browser script that does without i18next:
 * typeset, with the texts that they nest (`$t(facts:replyTime)`) and the agency's details in place. What only the
 * browser knows stays a placeholder: `{{name}}`.
 *
 * @throws Error naming the key and the file, where a nested text does not exist
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
