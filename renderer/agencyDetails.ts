import { siteConfig } from '../site.config.ts'
import { currentCertification } from './certification.ts'
import { formatDay } from './formatDay.ts'
import { languages, type Locale } from './languages.ts'
import { inLanguage, officesIn } from './offices.ts'

/**
 * Returns the details that any text may use, `{{agencyCities}}`, in a language.
 *
 * @param offered content/<language>/strings/languages.json
 */
export function agencyDetails(locale: Locale, offered: unknown): Readonly<Record<string, string>> {
  const { name, email, url, legal } = siteConfig
  const { numbers, ...statements } = legal
  const certification = currentCertification()
  const ofLaw = Object.entries(statements).map(([key, value]) => [
    `agency${key.charAt(0).toUpperCase()}${key.slice(1)}`,
    typeof value === 'string' ? value : inLanguage(value, locale),
  ])
  const all = new Intl.ListFormat(languages[locale].tag, { type: 'conjunction' })
  const any = new Intl.ListFormat(languages[locale].tag, { type: 'disjunction' })
  const offices = officesIn(locale)
  const phones = offices.map(({ city, phone }) => `${phone} (${city})`)
  const addresses = offices.map(({ street, cityLine }) => `${street}, ${cityLine}`)
  return {
    agencyName: name,
    agencyEmail: email,
    agencySite: new URL(url).host,
    /** Of the head office. */
    agencyCity: offices[0]?.city ?? '',
    agencyAddress: addresses[0] ?? '',
    /** Of all offices, as lists in words. */
    agencyCities: all.format(offices.map(({ city }) => city)),
    agencyCountries: all.format(new Set(offices.map(({ countryName }) => countryName))),
    agencyHours: all.format(offices.map(({ city, hours }) => `${city} (${hours})`)),
    agencyAddresses: all.format(addresses),
    agencyPhones: any.format(phones),
    /** Each on its line, for links. */
    agencyPhoneLines: phones.join('\n'),
    /** The languages offered, as a list in words. */
    agencyLanguages: all.format(Object.values(Object(offered)).map(String)),
    agencyNumbers: all.format(numbers.map(({ label, value }) => `${inLanguage(label, locale)} ${value}`)),
    isoBody: certification?.body ?? '',
    isoNumber: certification?.number ?? '',
    isoValidUntil: certification ? formatDay(certification.validUntil, locale) : '',
    ...Object.fromEntries(ofLaw),
  }
}
