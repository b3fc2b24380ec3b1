import { siteConfig, type Translated } from '../site.config.ts'
import { defaultLocale, languages, type Locale } from './languages.ts'
import { telephoneHref } from './telephoneHref.ts'

/** The first office of site.config.ts. */
export const headOffice = siteConfig.offices[0]

/** An office of site.config.ts in one language. */
export type LocalOffice = ReturnType<typeof officesIn>[number]

/** Returns the offices of site.config.ts in a language, with the links of their numbers. */
export function officesIn(locale: Locale) {
  const countries = new Intl.DisplayNames(languages[locale].tag, { type: 'region' })
  return siteConfig.offices.map((office) => ({
    ...office,
    city: inLanguage(office.city, locale),
    countryName: countries.of(office.country) ?? office.country,
    hours: inLanguage(office.hours, locale),
    street: inLanguage(office.street, locale),
    cityLine: inLanguage(office.cityLine, locale),
    phoneLink: telephoneHref(office.phone),
    chatLink: office.chat && `https://wa.me/${office.chat.replace(/\D/g, '')}`,
  }))
}

/** Returns a text of site.config.ts in a language, or in the source language if it has no other. */
export function inLanguage(texts: Translated, locale: Locale): string {
  return texts[locale] ?? texts[defaultLocale] ?? ''
}
