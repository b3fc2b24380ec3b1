import {
  createInstance,
  type CustomTypeOptions,
  type i18n,
  type InitOptions,
  type ResourceKey,
  type ResourceLanguage,
  type TOptions,
} from 'i18next'
import { agencyDetails } from './agencyDetails.ts'
import { currentCertification } from './certification.ts'
import type { Locale } from './languages.ts'
import { typesetAll } from './typography.ts'

/** A file of strings: `home` is content/<language>/strings/home.json. */
export type Namespace = keyof CustomTypeOptions['resources'] & string

/** The texts of the interface in one language, by namespace: what a file of `content/<language>/strings` holds. */
export type Resources = Readonly<ResourceLanguage>

/** The texts of the files of a language, typeset. */
export function typesetResources(
  files: ReadonlyArray<readonly [namespace: string, texts: ResourceKey]>,
  locale: Locale,
): Resources {
  const resources = Object.fromEntries(files.map(([namespace, texts]) => [namespace, typesetAll(texts, locale)]))
  // One of two files says how the agency stands to ISO 17100: all of the site says it as that one does.
  return currentCertification() ? { ...resources, iso: resources['isoCertified'] ?? {} } : resources
}

/**
 * An i18next of one language, ready at once.
 *
 * A key that does not exist, and that nothing else is given for, throws: a visitor must never read a raw key.
 *
 * @param resources namespaces as i18next takes them, typeset already
 * @param options what else i18next is to be told: https://www.i18next.com/overview/configuration-options
 */
export function createTranslation(locale: Locale, resources: Resources, options: InitOptions = {}): i18n {
  const translation = createInstance()
  // Once more with what is filled in: a number before its unit, a name in quotation marks.
  // https://www.i18next.com/misc/creating-own-plugins#post-processor All instances share them: each language names its own.
  const typesetter = `typeset ${locale}`
  translation.use({ type: 'postProcessor', name: typesetter, process: (text: string) => typesetAll(text, locale) })
  void translation.init({
    lng: locale,
    resources: { [locale]: resources },
    ns: Object.keys(resources),
    defaultNS: 'common',
    fallbackLng: false,
    initAsync: false,
    postProcess: [typesetter],
    // React escapes what it renders.
    interpolation: { escapeValue: false, defaultVariables: agencyDetails(locale, resources) },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key, _shown, _updates, { defaultValue }: TOptions) => {
      // Whoever asks knows what to say without it: a collection that is new has a name, if no text.
      if (defaultValue !== undefined) return
      throw new Error(
        `The text "${key}" is missing in content/${locale}/strings/${namespace}.json. Add it there, and in the other language.`,
      )
    },
    ...options,
  })
  return translation
}
