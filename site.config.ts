/** Branch previews are hidden from search engines, and show unpublished content. */
const isPreview = process.env['DEPLOY_CONTEXT'] === 'preview'

/** The details of a certificate by an independent body. */
export interface Certification {
  readonly body: string
  readonly number: string
  /** `YYYY-MM-DD`, the last day of validity. */
  readonly validUntil: string
}

/**
 * The ISO 17100 certificate. While any of it is empty, and after it has expired, the site says that the agency's method
 * follows the standard, not that it is certified: renderer/certification.ts.
 */
const certification: Certification = { body: '', number: '', validUntil: '' }

/** What only the agency can say: on legal pages, where a text differs from one language to another, in each. */
export interface Agency {
  readonly url: string
  readonly email: string
  readonly legal: Readonly<Record<LegalDetail, string | Translated>>
  readonly offices: Readonly<Record<'canada' | 'cameroon', Office>>
  readonly socialLinks: { readonly linkedin: string; readonly mastodon: string }
}

type Translated = Readonly<Record<'fr' | 'en', string>>

interface Office {
  readonly phone: string
  readonly chat: string
  readonly street: Translated
  /** Cameroon has none. */
  readonly postalCode?: string
}

type LegalDetail =
  | 'legalName'
  | 'legalForm'
  /** Québec's register of companies: https://www.registreentreprises.gouv.qc.ca/ */
  | 'quebecNumber'
  /** Cameroon's trade register, RCCM. */
  | 'cameroonNumber'
  | 'taxNumbers'
  | 'publicationDirector'
  | 'privacyOfficer'
  /** Article 27 of the GDPR. */
  | 'europeanRepresentative'
  | 'hostName'
  | 'hostAddress'
  | 'hostPhone'
  | 'formService'
  | 'formServiceCountry'
  | 'insurer'

/**
 * An invented agency, on reserved names and numbers (example.com, 555-01xx), with which every page reads whole. A
 * production build stops while siteConfig has any of these values, unless `SPECIMEN=1` lets a demonstration through.
 */
export const specimen: Agency = {
  url: 'https://www.passerelle.example',
  email: 'contact@passerelle.example.com',
  legal: {
    legalName: 'Traductions Exemple inc.',
    legalForm: {
      fr: 'société par actions régie par la loi québécoise',
      en: 'business corporation under Québec law',
    },
    quebecNumber: '1100000000',
    cameroonNumber: 'RC/DLA/2024/B/0000',
    taxNumbers: {
      fr: 'TPS 000000000 RT0001, TVQ 0000000000 TQ0001, NIU M000000000000X',
      en: 'GST 000000000 RT0001, QST 0000000000 TQ0001, NIU M000000000000X',
    },
    publicationDirector: 'Dominique Exemple',
    privacyOfficer: 'Camille Exemple',
    europeanRepresentative: 'Représentation Exemple SARL, 1 rue de l’Exemple, 75000 Paris, France',
    hostName: 'Hébergement Exemple inc.',
    hostAddress: {
      fr: '2000, rue de l’Exemple, Montréal (Québec) H0A 0A0, Canada',
      en: '2000 Rue de l’Exemple, Montréal QC H0A 0A0, Canada',
    },
    hostPhone: '+1 514 555-0143',
    formService: 'Formulaires Exemple inc.',
    formServiceCountry: 'Canada',
    insurer: 'Assurances Exemple inc.',
  },
  offices: {
    canada: {
      phone: '+1 514 555-0142',
      chat: 'https://wa.me/15145550142',
      street: { fr: '1000, rue de l’Exemple, bureau 300', en: '1000 Rue de l’Exemple, Suite 300' },
      postalCode: 'H0A 0A0',
    },
    cameroon: {
      phone: '+237 600 00 01 42',
      chat: 'https://wa.me/237600000142',
      street: { fr: '42, avenue de l’Exemple, Akwa, BP 0142', en: '42 Avenue de l’Exemple, Akwa, P.O. Box 0142' },
    },
  },
  socialLinks: {
    linkedin: 'https://www.linkedin.com/company/example',
    mastodon: 'https://mastodon.example/@passerelle',
  },
}

/**
 * The agency's name, addresses and accounts: change them here only, by writing its own in place of the specimen's.
 * Texts for visitors are in content/.
 */
export const siteConfig = {
  name: 'Passerelle',
  /** The URL of the production site: absolute, without a trailing slash. */
  url: (process.env['SITE_URL'] || specimen.url).replace(/\/+$/, ''),
  /** The URL that forms are sent to. If empty, forms have no endpoint; previews never send messages to the real one. */
  formEndpoint: isPreview ? '' : (process.env['FORM_ENDPOINT'] ?? ''),
  isPreview,
  /** Whether search engines may list the site. */
  isListed: !isPreview && process.env['SPECIMEN'] !== '1',
  /** The GitHub repository, `owner/name`, that /admin opens pull requests in. Empty: the site is built without /admin. */
  repository: process.env['EDITOR_REPOSITORY'] ?? '',
  /**
   * True if every subdomain of the agency supports https: browsers then require it on all of them for two years
   * (https://hstspreload.org/).
   */
  httpsOnSubdomains: false,
  foundedIn: 2024,
  /** Montréal, where a day begins last: content dated today is then published at both offices. */
  timeZone: 'America/Toronto',
  certification,
  email: specimen.email,
  legal: { ...specimen.legal },
  offices: {
    canada: {
      ...specimen.offices.canada,
      city: { fr: 'Montréal (Québec)', en: 'Montréal QC' },
      countryCode: 'CA',
      latitude: 45.5019,
      longitude: -73.5674,
    },
    cameroon: {
      ...specimen.offices.cameroon,
      city: { fr: 'Douala', en: 'Douala' },
      countryCode: 'CM',
      latitude: 4.0511,
      longitude: 9.7679,
    },
  },
  socialLinks: { ...specimen.socialLinks },
} as const
