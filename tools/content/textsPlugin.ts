import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { globSync } from 'tinyglobby'
import type { ResourceKey } from 'i18next'
import type { Plugin } from 'vite'
import { isLocale, type Locale } from '../../renderer/languages.ts'
import { createTranslation, type Resources } from '../../renderer/translation.ts'
import { typesetAll } from '../../renderer/typography.ts'
import { siteConfig } from '../../site.config.ts'

const STRINGS_FILE = /\/content\/(\w+)\/strings\/(\w+)\.json\?texts$/
/** Without ending: Vite would take it for JSON. */
const MODULE = /^\0texts:(\w+)\/(\w+)$/

/** What texts may say of the agency: `{{phoneCanada}}`. */
const agency = {
  agencyEmail: siteConfig.email,
  phoneCanada: siteConfig.offices.canada.phone,
  phoneCameroon: siteConfig.offices.cameroon.phone,
}

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
      const files = globSync(`content/${locale}/strings/*.json`, { cwd: root })
      for (const file of files) this.addWatchFile(join(root, file))
      return `export default ${JSON.stringify(finishTexts(readStrings(root, files, locale), locale, namespace))}`
    },
  }
}

function readStrings(root: string, files: readonly string[], locale: Locale): Resources {
  return Object.fromEntries(
    files.map((file) => {
      const texts: ResourceKey = JSON.parse(readFileSync(join(root, file), 'utf8'))
      return [basename(file, '.json'), typesetAll(texts, locale)]
    }),
  )
}

/** The texts of one namespace, in the shape of its file. */
function finishTexts(resources: Resources, locale: Locale, namespace: string): unknown {
  const { t } = createTranslation(locale, resources, {
    interpolation: { escapeValue: false, defaultVariables: agency },
    missingInterpolationHandler: (_text, [placeholder]: RegExpExecArray) => placeholder,
  })
  const keys = Object.keys(resources[namespace] ?? {})
  // The types know the keys of files that are named in the code; this one is named by who imports it.
  const finish = (key: string): unknown => Reflect.apply(t, undefined, [key, { ns: namespace, returnObjects: true }])
  return Object.fromEntries(keys.map((key) => [key, finish(key)]))
}
