/** Branch previews are kept out of search engines, and show what visitors do not see yet. */
const isPreview = process.env['DEPLOY_CONTEXT'] === 'preview'

/** What an independent body has certified, as its certificate says. */
export interface Certification {
  readonly body: string
  readonly number: string
  /** `YYYY-MM-DD`, its last day. */
  readonly validUntil: string
}

/**
 * The certificate of ISO 17100. While anything of it is empty, and once it has run out, all of the site says that the
 * method follows the standard, and nothing that the agency is certified: renderer/certification.ts.
 */
const certification: Certification = { body: '', number: '', validUntil: '' }

/** What legal pages have to say of the agency, and only the agency knows. */
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
 * What legal pages say of the agency (content/<language>/policies). One that is empty shows as to be filled in there, and
 * a build for production warns of it.
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
 * The agency's name, addresses and accounts: the one place to change them.
 *
 * All of them are placeholders on reserved names (example.com, 555-01xx) until the agency
 * fills in its own. Texts for visitors are in content/, not here.
 */
export const siteConfig = {
  name: 'Passerelle',
  /** Where the finished site answers: absolute, without a trailing slash. */
  url: (process.env['SITE_URL'] || 'https://www.passerelle.example').replace(/\/+$/, ''),
  /** Where forms are sent. Empty: the site is built without an endpoint. What reviewers try out must reach nobody. */
  formEndpoint: isPreview ? '' : (process.env['FORM_ENDPOINT'] ?? ''),
  isPreview,
  /**
   * Whether each subdomain of the agency answers over https too: browsers then refuse all else there for two years
   * (https://hstspreload.org/).
   */
  httpsOnSubdomains: false,
  foundedIn: 2024,
  /** Montréal's: where a day begins last. What is dated today is out at both offices. */
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
      street: { fr: '42, avenue de l’Exemple, Akwa', en: '42 Avenue de l’Exemple, Akwa' },
      city: { fr: 'Douala', en: 'Douala' },
      postalCode: { fr: 'BP 0142', en: 'P.O. Box 0142' },
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
