import type { Locale } from './renderer/languages.ts'

/** Branch previews are hidden from search engines, and show unpublished content. */
const isPreview = process.env['DEPLOY_CONTEXT'] === 'preview'

/** A text in the site's languages; a language without one gets that of the source language. */
export type Translated = Readonly<Partial<Record<Locale, string>>>

/** An office of the agency. */
export interface Office {
  /** As texts name it: « à Montréal ». */
  readonly city: Translated
  /** Its two-letter code: https://www.iso.org/iso-3166-country-codes.html */
  readonly country: string
  /** The region whose holidays it keeps, for date-holidays: `QC`. After a change, run `npm run assets`. */
  readonly region?: string
  /** https://www.iana.org/time-zones */
  readonly timeZone: string
  readonly hours: Translated
  readonly phone: string
  /** Its number on WhatsApp. */
  readonly chat?: string
  readonly street: Translated
  readonly postalCode?: string
  /** The line of the address below the street, with the postal code where the country's post wants it. */
  readonly cityLine: Translated
  readonly latitude: number
  readonly longitude: number
}

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

/** The offices, the head office first: dates and deadlines are in its time zone. */
const offices: readonly [Office, ...Office[]] = [
  {
    city: { fr: 'Montréal', en: 'Montréal' },
    country: 'CA',
    region: 'QC',
    timeZone: 'America/Toronto',
    hours: { fr: '9 h à 17 h', en: '9 a.m. to 5 p.m.' },
    phone: '+1 514 555-0142',
    chat: '+1 514 555-0142',
    street: { fr: '1000, rue de l’Exemple, bureau 300', en: '1000 Rue de l’Exemple, Suite 300' },
    postalCode: 'H0A 0A0',
    cityLine: { fr: 'Montréal (Québec) H0A 0A0', en: 'Montréal QC H0A 0A0' },
    latitude: 45.5019,
    longitude: -73.5674,
  },
  {
    city: { fr: 'Douala', en: 'Douala' },
    country: 'CM',
    timeZone: 'Africa/Douala',
    hours: { fr: '8 h à 17 h', en: '8 a.m. to 5 p.m.' },
    phone: '+237 600 00 01 42',
    chat: '+237 600 00 01 42',
    street: { fr: '42, avenue de l’Exemple, Akwa, BP 0142', en: '42 Avenue de l’Exemple, Akwa, P.O. Box 0142' },
    cityLine: { fr: 'Douala', en: 'Douala' },
    latitude: 4.0511,
    longitude: 9.7679,
  },
]

/**
 * The agency's name, addresses and accounts: change them here only. Texts for visitors are in content/.
 *
 * The values on reserved names and numbers (example.com, 555-01xx, zeros) are invented, so that every page reads whole:
 * `npm run check` lists them, and a production build stops while there are any, unless `SPECIMEN=1` lets a demonstration
 * through.
 */
export const siteConfig = {
  name: 'Passerelle',
  /** The URL of the production site: absolute, without a trailing slash. */
  url: (process.env['SITE_URL'] || 'https://www.passerelle.example').replace(/\/+$/, ''),
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
  certification,
  email: 'contact@passerelle.example.com',
  offices,
  /** What only the agency can say of itself, for the legal pages. */
  legal: {
    legalName: 'Traductions Exemple inc.',
    legalForm: {
      fr: 'société par actions d’exemple régie par la loi québécoise',
      en: 'example business corporation under Québec law',
    },
    /** Numbers of registration and of taxes. */
    numbers: [
      {
        label: { fr: 'numéro d’entreprise du Québec (NEQ)', en: 'Québec enterprise number (NEQ)' },
        value: '1100000000',
      },
      {
        label: { fr: 'registre du commerce du Cameroun (RCCM)', en: 'Cameroon trade register (RCCM)' },
        value: 'RC/DLA/2024/B/0000000',
      },
      { label: { fr: 'TPS', en: 'GST' }, value: '000000000 RT0001' },
      { label: { fr: 'TVQ', en: 'QST' }, value: '0000000000 TQ0001' },
      { label: { fr: 'NIU (Cameroun)', en: 'NIU (Cameroon)' }, value: 'M000000000000X' },
    ],
    publicationDirector: 'Dominique Exemple',
    privacyOfficer: 'Camille Exemple',
    /** Article 27 of the GDPR. */
    europeanRepresentative: 'Représentation Exemple SARL, 1 rue de l’Exemple, 75000 Paris, France',
    hostName: 'Hébergement Exemple inc.',
    hostAddress: {
      fr: '2000, rue de l’Exemple, Montréal (Québec) H0A 0A0, Canada',
      en: '2000 Rue de l’Exemple, Montréal QC H0A 0A0, Canada',
    },
    hostPhone: '+1 514 555-0143',
    /** With its country. */
    formService: 'Formulaires Exemple inc. (Canada)',
    insurer: 'Assurances Exemple inc.',
  },
  socialLinks: ['https://www.linkedin.com/company/example', 'https://mastodon.example/@passerelle'],
} as const
