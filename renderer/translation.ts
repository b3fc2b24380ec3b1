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

/** A namespace, that is, a file of strings: `home` is content/<language>/strings/home.json. */
export type Namespace = keyof CustomTypeOptions['resources'] & string

/** The texts of the interface in one language, by namespace. */
export type Resources = Readonly<ResourceLanguage>

/** Returns the texts of a language's files, typeset. */
export function typesetResources(
  files: ReadonlyArray<readonly [namespace: string, texts: ResourceKey]>,
  locale: Locale,
): Resources {
  const resources = Object.fromEntries(files.map(([namespace, texts]) => [namespace, typesetAll(texts, locale)]))
  // One of two files with the same keys states the agency's ISO 17100 status, and the whole site uses that one: with a condition
  // in each string, one would be forgotten, and the site would claim a certificate that the agency lacks.
  return currentCertification() ? { ...resources, iso: resources['isoCertified'] ?? {} } : resources
}

/**
 * Creates an i18next instance of one language, initialized synchronously.
 *
 * A missing key without a default value throws: a visitor must never see a raw key.
 *
 * @param resources the namespaces for i18next, already typeset
 * @param options further i18next options: https://www.i18next.com/overview/configuration-options
 */
export function createTranslation(locale: Locale, resources: Resources, options: InitOptions = {}): i18n {
  const translation = createInstance()
  // Typesets again with the values filled in: a number before its unit, a name in quotation marks.
  // https://www.i18next.com/misc/creating-own-plugins#post-processor All instances share post-processors, so each
  // language names its own.
  const typesetter = `typeset ${locale}`
  /** Most texts are on many pages, and the same there. */
  const known = new Map<string, string>()
  const process = (text: string) => {
    const set = known.get(text) ?? typesetAll(text, locale)
    known.set(text, set)
    return set
  }
  translation.use({ type: 'postProcessor', name: typesetter, process })
  void translation.init({
    lng: locale,
    resources: { [locale]: resources },
    ns: Object.keys(resources),
    defaultNS: 'common',
    fallbackLng: false,
    initAsync: false,
    postProcess: [typesetter],
    // React escapes what it renders.
    interpolation: { escapeValue: false, defaultVariables: agencyDetails(locale, resources['languages']) },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key, _shown, _updates, { defaultValue }: TOptions) => {
      // The caller gave a default: a new collection has a name even before it has texts.
      if (defaultValue !== undefined) return
      throw new Error(
        `The string "${key}" is missing in content/${locale}/strings/${namespace}.json. Add it there, and in the other language.`,
      )
    },
    ...options,
  })
  return translation
}
