import { siteConfig } from '../site.config.ts'
import { defaultLocale, type Locale } from './languages.ts'

/** The address of an office in a language's format. */
export interface OfficeAddress {
  readonly street: string
  /** With its region, if it has one: « Montréal (Québec) », “Montréal QC”. */
  readonly city: string
  readonly postalCode: string
}

/** Returns the address of an office of site.config.ts, in the source language if it has no other. */
export function officeAddress(office: keyof typeof siteConfig.offices, locale: Locale): OfficeAddress {
  const { street, city, postalCode } = siteConfig.offices[office]
  const written = (texts: Readonly<Record<string, string>>) => texts[locale] ?? texts[defaultLocale] ?? ''
  return { street: written(street), city: written(city), postalCode: written(postalCode) }
}
