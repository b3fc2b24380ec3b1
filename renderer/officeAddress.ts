import { siteConfig } from '../site.config.ts'
import { defaultLocale, type Locale } from './languages.ts'

/**
 * Returns the address of an office of site.config.ts in a language's format, in the source language if it has no other.
 * The city includes the region, if there is one: « Montréal (Québec) », “Montréal QC”.
 */
export function officeAddress(office: keyof typeof siteConfig.offices, locale: Locale) {
  const { street, city, postalCode } = siteConfig.offices[office]
  const written = (texts: Readonly<Record<string, string>>) => texts[locale] ?? texts[defaultLocale] ?? ''
  const [town, code] = [written(city), written(postalCode)]
  return { street: written(street), city: town, postalCode: code, cityLine: code ? `${town} ${code}` : town }
}
