import type { Plugin } from 'vite'
import { lateTexts } from '../../renderer/islands/lateTexts.ts'
import { isLocale } from '../../renderer/languages.ts'
import { readTexts, type Texts } from '../content/texts.ts'

const STRINGS_FILE = /\/content\/(\w+)\/strings\/(\w+)\.json\?texts(=late)?$/
/** Without an extension, so that Vite does not parse it as JSON. */
const MODULE = /^\0texts:(\w+)\/(\w+)(=late)?$/

/**
 * Loads `content/fr/strings/x.json?texts` as a module of finished texts, for browser scripts that do not use i18next:
 * typeset, with nested texts (`$t(facts:replyTime)`) and the agency's details filled in. Values that only the browser
 * knows remain placeholders: `{{name}}`. Those of lateTexts.ts are in a module of their own, `?texts=late`.
 *
 * @param read returns the texts at the moment
 * @throws Error naming the key and the file if a nested text does not exist
 */
export function textsPlugin(read: () => Promise<Texts>): Plugin {
  return {
    name: 'site:texts',
    enforce: 'pre',
    resolveId(source) {
      const [, locale, namespace, late = ''] = STRINGS_FILE.exec(source) ?? []
      return locale && namespace ? `\0texts:${locale}/${namespace}${late}` : undefined
    },
    async load(id) {
      const [, locale, namespace, late] = MODULE.exec(id) ?? []
      if (!namespace || !isLocale(locale)) return undefined
      const texts = readTexts(await read(), locale, namespace)
      const part = namespace === 'formMessages' ? selectTexts(texts, Boolean(late)) : texts
      return `export default ${JSON.stringify(part)}`
    },
  }
}

/** Returns the late texts, or all others. */
function selectTexts(texts: unknown, isLate: boolean, group = ''): unknown {
  const selected = Object.entries(Object(texts)).flatMap(([key, value]) => {
    const path = group + key
    if (typeof value === 'string' || lateTexts.has(path)) return lateTexts.has(path) === isLate ? [[key, value]] : []
    return [[key, selectTexts(value, isLate, `${path}.`)]]
  })
  return Object.fromEntries(selected)
}
