import { type LegalDetail, siteConfig } from '../site.config.ts'
import type { Entry } from './entry.ts'
import { currentCertification } from './certification.ts'
import { formatDay } from './formatDay.ts'
import { languages, type Locale } from './languages.ts'
import { officeAddress } from './officeAddress.ts'

/** The texts for empty details: `details` has the name of each, `toFillIn` the template. */
interface AgencyTexts {
  readonly toFillIn: string
  readonly details: Readonly<Record<LegalDetail, string>>
}

/** The placeholders that any text may use: `{{agencyPhoneCanada}}`. */
const known = {
  agencyName: () => siteConfig.name,
  agencyEmail: () => siteConfig.email,
  agencySite: () => new URL(siteConfig.url).host,
  agencyPhoneCanada: () => siteConfig.offices.canada.phone,
  agencyPhoneCameroon: () => siteConfig.offices.cameroon.phone,
  agencyAddressCanada: (locale: Locale) => addressOf('canada', locale),
  agencyAddressCameroon: (locale: Locale) => addressOf('cameroon', locale),
}

/** The placeholders of a certificate, if there is one. */
const certification = currentCertification()
const ofCertificate = {
  isoBody: () => certification?.body ?? '',
  isoNumber: () => certification?.number ?? '',
  isoValidUntil: (locale: Locale) => (certification ? formatDay(certification.validUntil, locale) : ''),
}

/** The languages offered, as a list in words. */
const OFFERED = 'agencyLanguages'

/** The names of all placeholders, for checks of texts. */
export const agencyDetailNames: readonly string[] = [
  ...Object.keys(known),
  ...Object.keys(ofCertificate),
  ...Object.keys(siteConfig.legal).map(placeholderOf),
  OFFERED,
]

/**
 * Returns the details in a language. Empty ones are marked: « [à compléter : dénomination sociale] ».
 *
 * @param texts content/<language>/strings/agency.json and languages.json
 */
export function agencyDetails(
  locale: Locale,
  { agency, languages: offered }: { readonly agency?: unknown; readonly languages?: unknown },
): Readonly<Record<string, string>> {
  // The texts of a test may have none of them.
  const { toFillIn = '', details }: Partial<AgencyTexts> = Object(agency)
  const ofLaw = Object.entries(siteConfig.legal).map(([name, value]) => {
    const detail: unknown = Reflect.get(Object(details), name)
    return [placeholderOf(name), value || toFillIn.replace('{{detail}}', String(detail))]
  })
  const list = new Intl.ListFormat(languages[locale].tag, { type: 'conjunction' })
  return Object.fromEntries([
    ...Object.entries({ ...known, ...ofCertificate }).map(([name, detail]) => [name, detail(locale)]),
    ...ofLaw,
    [OFFERED, list.format(Object.values(Object(offered)).map(String))],
  ])
}

/** Returns the details on legal pages that are still empty. */
export const unfilledDetails: readonly LegalDetail[] = Object.entries(siteConfig.legal).flatMap(([name, value]) =>
  // Safe: they are the keys of this very object.
  value === '' ? [name as LegalDetail] : [],
)

/** Returns those of them that a document uses. */
export function unfilledDetailsOf({ agencyDetails: named }: Pick<Entry, 'agencyDetails'>): readonly LegalDetail[] {
  return unfilledDetails.filter((name) => named.includes(name))
}

interface Titled extends Pick<Entry, 'agencyDetails'> {
  readonly frontmatter: { readonly title: string }
}

/** Returns a document's title, marked as a draft while the document uses empty details. */
export function titleOfDocument(entry: Titled, draft: string): string {
  const { title } = entry.frontmatter
  return unfilledDetailsOf(entry).length > 0 ? `${title} ${draft}` : title
}

function placeholderOf(name: string): string {
  return `agency${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

function addressOf(office: keyof typeof siteConfig.offices, locale: Locale): string {
  const { street, city, postalCode } = officeAddress(office, locale)
  return `${street}, ${city} ${postalCode}`
}
