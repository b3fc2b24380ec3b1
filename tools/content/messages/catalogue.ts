import { createInstance } from 'i18next'
import { defaultLocale, isLocale, type Locale, locales } from '../../../renderer/languages.ts'
import english from './en.json' with { type: 'json' }
import french from './fr.json' with { type: 'json' }

type Catalogue = typeof french

/** The name of a message: that of its rule, and what tells it from the rule's others, `value-length_list`. */
export type MessageName = keyof Catalogue['rules']

/** The name of a rule, `value-length`, which editors show next to its message. */
export type RuleName = MessageName extends infer Name ? (Name extends `${infer Rule}_${string}` ? Rule : Name) : never

/** A language of the tools' messages: in the check, the development server and the review. */
export type WriterLanguage = 'fr' | 'en'

type WithoutForm<Key> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key & string

/** The key of a text without its plural form: `report.error` for `error_one` and `error_other`. */
type TextKey = { [Group in keyof Catalogue]: `${Group}.${WithoutForm<keyof Catalogue[Group]>}` }[keyof Catalogue]

/** The values of a message's placeholders. */
export type Values = Readonly<Record<string, string | number>>

const i18n = createInstance()
void i18n.init({
  lng: 'fr',
  fallbackLng: false,
  resources: { fr: { translation: french }, en: { translation: english } },
  initAsync: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  missingInterpolationHandler: (text: string, match: readonly string[]) => {
    throw new Error(`The message "${text}" lacks a value for ${match[0]}.`)
  },
})

/**
 * Returns a message of a rule in the language of the file's writer.
 *
 * @param file path from the project's root
 * @throws Error if a placeholder of the message has no value
 */
export function messageOf(name: MessageName, file: string, values: Values = {}): string {
  return textOf(`rules.${name}`, languageOfWriter(file), values)
}

/** Returns a text of the catalogue by its key: `report.total`. */
export function textOf(key: TextKey, language: WriterLanguage, values: Values = {}): string {
  // Messages mention `$t(…)` literally, so nesting is off.
  return i18n.t(key, { ...values, nest: false, lng: language, defaultValue: key })
}

/** Returns whether a message has this name. */
export function isMessageName(name: string): name is MessageName {
  return name in french.rules
}

/** Returns the message language for writers of a site language: French for French, otherwise English. */
export function writerLanguage(locale: Locale): WriterLanguage {
  return locale === 'fr' ? 'fr' : 'en'
}

/** Returns the language of the terminal. */
export function localeOfTerminal({ LC_ALL, LANG }: NodeJS.ProcessEnv): Locale {
  const { locale: ofSystem } = new Intl.DateTimeFormat().resolvedOptions()
  return locales.find((locale) => (LC_ALL || LANG || ofSystem).startsWith(locale)) ?? 'en'
}

/** Returns a text of the catalogue in the language of the terminal, for commands. */
export function say(key: TextKey, values?: Values): string {
  return textOf(key, writerLanguage(localeOfTerminal(process.env)), values)
}

/** Returns the message language for a file's writer; outside of language folders, that of the default language. */
export function languageOfWriter(file: string): WriterLanguage {
  const [, folder] = file.split('/')
  return writerLanguage(isLocale(folder) ? folder : defaultLocale)
}
