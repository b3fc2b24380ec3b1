import { siteConfig } from '../site.config.ts'
import { currentCertification } from './certification.ts'
import { formatDay } from './formatDay.ts'
import { defaultLocale, languages, type Locale } from './languages.ts'
import { inLanguage, officeAddress } from './officeAddress.ts'

/**
 * Returns the details that any text may use, `{{agencyPhoneCanada}}`, in a language.
 *
 * @param offered content/<language>/strings/languages.json
 */
export function agencyDetails(locale: Locale, offered: unknown): Readonly<Record<string, string>> {
  const { name, email, url, offices, legal } = siteConfig
  const certification = currentCertification()
  const ofLaw = Object.entries(legal).map(([key, value]) => [
    `agency${key.charAt(0).toUpperCase()}${key.slice(1)}`,
    typeof value === 'string' ? value : inLanguage(value, locale),
  ])
  const list = new Intl.ListFormat(languages[locale].tag, { type: 'conjunction' })
  return {
    agencyName: name,
    agencyEmail: email,
    agencySite: new URL(url).host,
    agencyPhoneCanada: offices.canada.phone,
    agencyPhoneCameroon: offices.cameroon.phone,
    agencyAddressCanada: addressOf('canada', locale),
    agencyAddressCameroon: addressOf('cameroon', locale),
    /** The languages offered, as a list in words. */
    agencyLanguages: list.format(Object.values(Object(offered)).map(String)),
    isoBody: certification?.body ?? '',
    isoNumber: certification?.number ?? '',
    isoValidUntil: certification ? formatDay(certification.validUntil, locale) : '',
    ...Object.fromEntries(ofLaw),
  }
}

/** The names of all placeholders, for checks of texts. */
export const agencyDetailNames: readonly string[] = Object.keys(agencyDetails(defaultLocale, undefined))

function addressOf(office: keyof typeof siteConfig.offices, locale: Locale): string {
  const { street, cityLine } = officeAddress(office, locale)
  return `${street}, ${cityLine}`
}
