import { describe, expect, test } from 'vitest'
import { type TestedLocale, testedLocales } from '../testedLocales.ts'
import { getPage, pages, plain, textOf } from './site.ts'

/** What the agency claims: how it is put in each language, and where clients look for it. */
interface Claim extends Readonly<Record<TestedLocale, RegExp>> {
  readonly paths: readonly string[]
}

const claims: Readonly<Record<string, Claim>> = {
  '1,000 words in under 24 hours': {
    fr: /1 000 mots en moins de 24 heures|1 000 mots[^.]{0,40}24 heures/,
    en: /1,000 words (?:delivered )?in under 24 hours|1,000 words[^.]{0,40}24 hours/,
    paths: ['/', '/rapidite', '/requestaquote', '/services'],
  },
  '10,000 words in 48 hours': {
    fr: /10 000 mots[^.]{0,60}48 heures/,
    en: /10,000 words[^.]{0,60}48 hours/,
    paths: ['/', '/rapidite', '/requestaquote', '/services'],
  },
  'no AI post-editing': {
    fr: /valent pour une traduction humaine[^.]+post-édition/,
    en: /for human translation\. AI post-editing[^.]+is quoted separately/,
    paths: ['/', '/rapidite', '/services', '/requestaquote'],
  },
  'at least 5 years of experience': {
    fr: /(?:au moins|minimum)[^.]{0,20}5 ans|5 ans [^.]{0,30}(?:au moins|minimum)/i,
    en: /at least 5 years|5 years[^.]{0,30}(?:at least|minimum)/i,
    paths: ['/', '/certification', '/careers'],
  },
  'ISO 17100': { fr: /ISO 17100/, en: /ISO 17100/, paths: ['/', '/certification', '/chooseUs', '/services'] },
  GDPR: { fr: /RGPD/, en: /GDPR/, paths: ['/', '/confidentialite', '/politique-securite'] },
  NDA: {
    fr: /accords? de confidentialité/i,
    en: /NDA|non-disclosure/i,
    paths: ['/', '/confidentialite', '/requestaquote'],
  },
  'founded 2024': { fr: /2024/, en: /2024/, paths: ['/about', '/chooseUs'] },
  'support 24/7': { fr: /24 h\/24, 7 j\/7/, en: /24\/7/, paths: ['/contact', '/chooseUs', '/'] },
  '99.9% on time': { fr: /99,9 %/, en: /99\.9%/, paths: ['/clarisse-mbarga', '/chooseUs'] },
  'reply within 24 hours': {
    fr: /(?:sous|dans les) 24 heures/i,
    en: /within 24 hours/i,
    paths: ['/contact', '/requestaquote', '/thank-you'],
  },
  'lead time 24 to 48 hours': {
    fr: /24 à 48 heures/,
    en: /24 to 48 hours/,
    paths: ['/rapidite', '/services', '/requestaquote'],
  },
  '100 euros per page': {
    fr: /100 €/,
    en: /€100/,
    paths: ['/services', '/requestaquote', '/services/documentTranslation'],
  },
  '50 euros per hour': { fr: /50 €/, en: /€50/, paths: ['/services', '/requestaquote', '/services/proofreading'] },
  '150+ projects, 14 languages, 50+ clients': {
    fr: /150\+.*14.*50\+/,
    en: /150\+.*14.*50\+/,
    paths: ['/', '/services'],
  },
  '10 MB': { fr: /10 Mo/, en: /10 MB/, paths: ['/contact', '/requestaquote'] },
  'PDF, DOC, DOCX': { fr: /PDF.*DOCX/, en: /PDF.*DOCX/, paths: ['/contact', '/requestaquote'] },
  'files deleted 60 days after delivery': {
    fr: /60 jours/,
    en: /60 days/,
    paths: ['/politique-securite', '/confidentialite'],
  },
}

/** What the page on security says, in either language. */
const securityClaims = [
  /12 (?:caractères|characters)/,
  /(?:expir|renouvel)[^.]{0,80}90 (?:jours|days)/i,
  /(?:sauvegarde|backup).{0,160}90 (?:jours|days)/i,
  /180 (?:jours|days)/,
  /(?:correctif|patch|critical|critique).{0,80}48 (?:heures|hours)/i,
  /hebdomadaire|chaque semaine|weekly|every week/i,
  /mensuel|chaque mois|monthly|every month/i,
  /(?:deux|two) (?:tests d'intrusion|penetration tests)|(?:intrusion|penetration tests?).{0,40}(?:deux|two|twice)/i,
  /TLS 1\.2/,
  /AES-256/,
  /moindre privilège|least privilege/i,
  /multifacteur|plusieurs facteurs|double authentification|multi-factor/i,
  /traducteurs et (?:aux )?réviseurs|translators and revisers/i,
]

/** Each is named on the page of services. */
const services: ReadonlyArray<Readonly<Record<TestedLocale, RegExp>>> = [
  { fr: /traduction de documents/i, en: /document translation/i },
  { fr: /traduction juridique/i, en: /legal translation/i },
  { fr: /traduction médicale/i, en: /medical translation/i },
  { fr: /traduction générale et technique/i, en: /general and technical translation/i },
  { fr: /localisation/i, en: /localization/i },
  { fr: /relecture|révision/i, en: /proofreading and editing/i },
  { fr: /conseil (?:inter)?culturel/i, en: /cultural consulting/i },
  { fr: /transcription et sous-titr/i, en: /transcription and subtitl/i },
  { fr: /interprétation/i, en: /interpretation/i },
]

describe.each(Object.entries(claims))('%s', (_, { paths, ...patterns }) => {
  test.each(testedLocales)('stands where clients look for it (%s)', (locale) => {
    const missing = paths.filter((path) => {
      const main = getPage(`/${locale}${path === '/' ? '' : path}`).document.querySelector('main')
      return !main || !patterns[locale].test(plain(textOf(main)))
    })
    expect(missing).toEqual([])
  })
})

test.each(testedLocales)('the page on security makes all of its promises (%s)', (locale) => {
  const text = plain(textOf(getPage(`/${locale}/politique-securite`).document))
  expect(securityClaims.filter((claim) => !claim.test(text))).toEqual([])
})

test.each(testedLocales)('all nine services are named on the page of services (%s)', (locale) => {
  const main = getPage(`/${locale}/services`).document.querySelector('main')
  const text = main ? plain(textOf(main)) : ''
  expect(services.filter(({ [locale]: name }) => !name.test(text))).toEqual([])
})

/** A figure, wherever a page gives it: the number that it must be. */
const figures: ReadonlyArray<readonly [name: string, pattern: RegExp, number: string]> = [
  ['price of a page', /(\d+) € (?:la|par) page|€(\d+) (?:a|per) page/g, '100'],
  ['price of an hour', /(\d+) € (?:l'|par )heure|€(\d+) (?:an|per) hour/g, '50'],
  ['on-time delivery', /\b(99[.,]\d) ?%/g, '99.9'],
  ['founding', /(?:fondée|founded) (?:en|in) (\d{4})/gi, '2024'],
  // Chinese and Japanese words are fewer characters.
  ['length of passwords', /(\d{2,}) (?:caractères|characters)/g, '12'],
  ['size of attachments', /(\d+) (?:Mo|MB)\b/g, '10'],
  [
    'audit log',
    /(?:journal d'audit|audit log) (?:conservé|kept|est conservé|is kept)[^.]{0,20}?(\d+) (?:jours|days)/gi,
    '180',
  ],
]

test.each(figures)('no page gives another figure: %s', (_, pattern, number) => {
  const found = pages.flatMap((page) => {
    const text = plain(textOf(page.document.querySelector('main') ?? page.document))
    return [...text.matchAll(pattern)].map((match) => ({
      address: page.address,
      sentence: text.slice(Math.max(0, match.index - 60), match.index + 60),
      number: match
        .slice(1)
        .find((group) => group !== undefined)
        ?.replace(',', '.'),
    }))
  })
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((figure) => figure.number !== number)).toEqual([])
})

/** Words that only a certified agency may say of itself; translators may be certified. */
const claimsOfCertification: Readonly<Record<TestedLocale, RegExp>> = {
  fr: /(?:agence|entreprise|Passerelle est|nous sommes|méthode est)[^.]{0,40} certifiée?s?|certifiée?s? ISO|(?:notre|nos|une) certifications? ISO/i,
  en: /(?:agency|company|Passerelle|we are)(?: is)? certified|ISO 17100[- ]certified|certified to ISO|our (?:ISO )?certification/i,
}

describe('as long as site.config.ts names no certificate', () => {
  test.each(testedLocales)('no page says that the agency is certified: %s', (locale) => {
    const claiming = pages.filter((page) => {
      const text = plain(textOf(page.document)).replaceAll(
        /[^.]*(?:aucun organisme|no (?:independent )?body)[^.]*\./gi,
        '',
      )
      return page.locale === locale && claimsOfCertification[locale].test(text)
    })
    expect(claiming.map(({ address }) => address)).toEqual([])
  })

  test('structured data contains none', () => {
    expect(pages.filter(({ html }) => html.includes('hasCertification')).map(({ address }) => address)).toEqual([])
  })
})
