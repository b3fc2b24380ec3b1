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

/** The details required on legal pages, which only the agency knows. */
export type LegalDetail =
  | 'legalName'
  | 'legalForm'
  | 'quebecNumber'
  | 'cameroonNumber'
  | 'taxNumbers'
  | 'publicationDirector'
  | 'privacyOfficer'
  | 'europeanRepresentative'
  | 'hostName'
  | 'hostAddress'
  | 'hostPhone'
  | 'formService'
  | 'formServiceCountry'
  | 'insurer'

/**
 * The details on legal pages (content/<language>/policies). An empty one is shown in previews as to be filled in, in
 * production as available on request, and the build warns about it.
 */
const legal: Readonly<Record<LegalDetail, string>> = {
  legalName: '',
  legalForm: '',
  /** Québec's register of companies: https://www.registreentreprises.gouv.qc.ca/ */
  quebecNumber: '',
  /** Cameroon's trade register, RCCM. */
  cameroonNumber: '',
  taxNumbers: '',
  publicationDirector: '',
  privacyOfficer: '',
  /** Article 27 of the GDPR. */
  europeanRepresentative: '',
  hostName: '',
  hostAddress: '',
  hostPhone: '',
  formService: '',
  formServiceCountry: '',
  insurer: '',
}

/**
 * The agency's name, addresses and accounts: change them here only.
 *
 * All of them are placeholders on reserved names (example.com, 555-01xx) until the agency fills in its own. Texts for
 * visitors are in content/.
 */
export const siteConfig = {
  name: 'Passerelle',
  /** The URL of the production site: absolute, without a trailing slash. */
  url: (process.env['SITE_URL'] || 'https://www.passerelle.example').replace(/\/+$/, ''),
  /** The URL that forms are sent to. If empty, forms have no endpoint; previews never send messages to the real one. */
  formEndpoint: isPreview ? '' : (process.env['FORM_ENDPOINT'] ?? ''),
  isPreview,
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
  email: 'contact@passerelle.example.com',
  certification,
  legal,
  offices: {
    canada: {
      phone: '+1 514 555-0142',
      chat: 'https://wa.me/15145550142',
      street: { fr: '1000, rue de l’Exemple, bureau 300', en: '1000 Rue de l’Exemple, Suite 300' },
      city: { fr: 'Montréal (Québec)', en: 'Montréal QC' },
      postalCode: { fr: 'H0A 0A0', en: 'H0A 0A0' },
      countryCode: 'CA',
      latitude: 45.5019,
      longitude: -73.5674,
    },
    cameroon: {
      phone: '+237 600 00 01 42',
      chat: 'https://wa.me/237600000142',
      street: { fr: '42, avenue de l’Exemple, Akwa, BP 0142', en: '42 Avenue de l’Exemple, Akwa, P.O. Box 0142' },
      city: { fr: 'Douala', en: 'Douala' },
      /** Cameroon has no postal codes. */
      postalCode: { fr: '', en: '' },
      countryCode: 'CM',
      latitude: 4.0511,
      longitude: 9.7679,
    },
  },
  socialLinks: {
    linkedin: 'https://www.linkedin.com/company/example',
    mastodon: 'https://mastodon.example/@passerelle',
  },
} as const
