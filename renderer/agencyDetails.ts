import { type LegalDetail, siteConfig } from '../site.config.ts'
import { currentCertification } from './certification.ts'
import type { Entry } from './entry.ts'
import { formatDay } from './formatDay.ts'
import { defaultLocale, languages, type Locale } from './languages.ts'
import { officeAddress } from './officeAddress.ts'

/**
 * The texts for empty details: in previews `toFillIn` with the name of each from `details`, in production what visitors
 * read instead, `onRequest`.
 */
interface AgencyTexts {
  readonly toFillIn: string
  readonly details: Readonly<Record<LegalDetail, string>>
  readonly onRequest: Readonly<Record<LegalDetail, string>>
}

/**
 * Returns the details that any text may use, `{{agencyPhoneCanada}}`, in a language. Previews mark the empty ones,
 * « [à compléter : dénomination sociale] », which production offers on request: « dénomination sociale sur demande ».
 *
 * @param texts content/<language>/strings/agency.json and languages.json
 */
export function agencyDetails(
  locale: Locale,
  { agency, languages: offered }: { readonly agency?: unknown; readonly languages?: unknown },
): Readonly<Record<string, string>> {
  const { name, email, url, offices, legal } = siteConfig
  const certification = currentCertification()
  // The texts of a test may have none of them.
  const { toFillIn = '', details, onRequest }: Partial<AgencyTexts> = Object(agency)
  const ofLaw = Object.entries(legal).map(([key, value]) => {
    const textOf = (texts: unknown) => String(Reflect.get(Object(texts), key))
    const placeholder = `agency${key.charAt(0).toUpperCase()}${key.slice(1)}`
    const empty = siteConfig.isPreview ? toFillIn.replace('{{detail}}', textOf(details)) : textOf(onRequest)
    return [placeholder, value || empty]
  })
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
export const agencyDetailNames: readonly string[] = Object.keys(agencyDetails(defaultLocale, {}))

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

/** Returns a document's title, marked as a draft in previews while the document uses empty details. */
export function titleOfDocument(entry: Titled, draft: string): string {
  const { title } = entry.frontmatter
  return siteConfig.isPreview && unfilledDetailsOf(entry).length > 0 ? `${title} ${draft}` : title
}

function addressOf(office: keyof typeof siteConfig.offices, locale: Locale): string {
  const { street, cityLine } = officeAddress(office, locale)
  return `${street}, ${cityLine}`
}
