import { type LegalDetail, siteConfig } from '../site.config.ts'
import type { Entry } from './entry.ts'
import { currentCertification } from './certification.ts'
import { formatDay } from './formatDay.ts'
import { languages, type Locale } from './languages.ts'
import { officeAddress } from './officeAddress.ts'

/** The texts that say what has no value yet: `details` names each, `toFillIn` holds the place of one. */
interface AgencyTexts {
  readonly toFillIn: string
  readonly details: Readonly<Record<LegalDetail, string>>
}

/** What any text may say of the agency, without being given it: `{{agencyPhoneCanada}}`. */
const known = {
  agencyName: () => siteConfig.name,
  agencyEmail: () => siteConfig.email,
  agencySite: () => new URL(siteConfig.url).host,
  agencyPhoneCanada: () => siteConfig.offices.canada.phone,
  agencyPhoneCameroon: () => siteConfig.offices.cameroon.phone,
  agencyAddressCanada: (locale: Locale) => addressOf('canada', locale),
  agencyAddressCameroon: (locale: Locale) => addressOf('cameroon', locale),
}

/** What a certificate says, where there is one. */
const certification = currentCertification()
const ofCertificate = {
  isoBody: () => certification?.body ?? '',
  isoNumber: () => certification?.number ?? '',
  isoValidUntil: (locale: Locale) => (certification ? formatDay(certification.validUntil, locale) : ''),
}

/** The languages that are offered, as a list in words. */
const OFFERED = 'agencyLanguages'

/** The names of all of them, for checks of texts. */
export const agencyDetailNames: readonly string[] = [
  ...Object.keys(known),
  ...Object.keys(ofCertificate),
  ...Object.keys(siteConfig.legal).map(placeholderOf),
  OFFERED,
]

/**
 * The details in a language. What the agency has still to fill in says so: « [à compléter : dénomination sociale] ».
 *
 * @param texts content/<language>/strings/agency.json and languages.json
 */
export function agencyDetails(
  locale: Locale,
  { agency, languages: offered }: { readonly agency?: unknown; readonly languages?: unknown },
): Readonly<Record<string, string>> {
  // Texts of a test may have none of them.
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

/** The details that legal pages name and that nobody has filled in. */
export const unfilledDetails: readonly LegalDetail[] = Object.entries(siteConfig.legal).flatMap(([name, value]) =>
  // They are the keys of what is looked through.
  value === '' ? [name as LegalDetail] : [],
)

/** Those of them that a document names. */
export function unfilledDetailsOf({ agencyDetails: named }: Pick<Entry, 'agencyDetails'>): readonly LegalDetail[] {
  return unfilledDetails.filter((name) => named.includes(name))
}

interface Titled extends Pick<Entry, 'agencyDetails'> {
  readonly frontmatter: { readonly title: string }
}

/** A document's title, marked as a draft for as long as it names details that nobody has filled in. */
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
