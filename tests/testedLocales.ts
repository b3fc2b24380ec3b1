import { locales } from '../renderer/languages.ts'

/** The languages whose words tests know. */
export const testedLocales = ['fr', 'en'] as const

export type TestedLocale = (typeof testedLocales)[number]

/** The site's other languages, if there are any. */
export const otherLocales = locales.filter((locale) => !testedLocales.some((tested) => tested === locale))
