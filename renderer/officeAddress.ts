import { siteConfig } from '../site.config.ts'
import { defaultLocale, type Locale } from './languages.ts'

/**
 * Returns the address of an office of site.config.ts in a language's format, in the source language if it has no other.
 * The city includes the region, if there is one: « Montréal (Québec) », “Montréal QC”.
 */
export function officeAddress(office: keyof typeof siteConfig.offices, locale: Locale) {
  const { street, city, postalCode } = siteConfig.offices[office]
  const [town, code] = [inLanguage(city, locale), postalCode]
  return { street: inLanguage(street, locale), city: town, postalCode: code, cityLine: code ? `${town} ${code}` : town }
}

/** Returns a text of site.config.ts in a language, or in the source language if it has no other. */
export function inLanguage(texts: Readonly<Record<string, string>>, locale: Locale): string {
  return texts[locale] ?? texts[defaultLocale] ?? ''
}
