import { describe, expect, test } from 'vitest'
import type { Locale } from '../../renderer/languages.ts'
import { getPage, pages, plain, textOf } from './site.ts'

/** What the agency claims (SPEC.md, sections 1 and 9): how it is put in each language, and where clients look for it. */
interface Claim {
  readonly fr: RegExp
  readonly en: RegExp
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
    fr: /ne valent pas pour la correction d'une traduction automatique/,
    en: /when no AI post-editing is required/i,
    paths: ['/', '/rapidite', '/services', '/requestaquote'],
  },
  'at least 5 years of experience': {
    fr: /(?:au moins|minimum)[^.]{0,20}5 ans|5 ans [^.]{0,30}(?:au moins|minimum)/i,
    en: /at least 5 years|5 years[^.]{0,30}(?:at least|minimum)/i,
    paths: ['/', '/certification', '/chooseUs', '/careers'],
  },
  'ISO 17100': { fr: /ISO 17100/, en: /ISO 17100/, paths: ['/', '/certification', '/chooseUs', '/services'] },
  GDPR: { fr: /RGPD/, en: /GDPR/, paths: ['/', '/confidentialite', '/politique-securite'] },
  NDA: {
    fr: /accords? de confidentialité/i,
    en: /NDA|non-disclosure/i,
    paths: ['/', '/confidentialite', '/requestaquote'],
  },
  'the guarantee': {
    fr: /corrigée sans frais, ou la partie en cause est remboursée/,
    en: /correct it free of charge or refund the part in question/,
    paths: ['/', '/services', '/process', '/chooseUs', '/requestaquote'],
  },
  'languages without any title': {
    fr: /aucun titre n'existe/,
    en: /no such title|no title exists/,
    paths: ['/', '/certification', '/terms'],
  },
  'files of a request without an order': {
    fr: /reste sans suite|demande sans suite|n'y donnez pas suite/,
    en: /leads to no order|no order follows/,
    paths: ['/services', '/requestaquote', '/confidentialite', '/politique-securite', '/privacy', '/terms', '/nda'],
  },
  'what ISO 17100 does not cover': {
    fr: /ne couvre ni la post-édition.{0,80}interprétation/,
    en: /does not cover post-editing.{0,80}interpretation/,
    paths: ['/certification'],
  },
  'rush rate of the 200 pages': {
    fr: /70 h 40.*tarif d'urgence|tarif d'urgence.*70 h 40/,
    en: /70 hours.*rush rate|rush rate.*70 h/,
    paths: ['/rapidite', '/legal-translation'],
  },
  'totals of example projects': {
    fr: /800 € \(1 280 \$ CA\)/,
    en: /€800 \(CA\$1,280\)/,
    paths: ['/articles/prix-traduction'],
  },
  'no patient who can be recognized': {
    fr: /reconnaître un patient/,
    en: /identify a patient/,
    paths: ['/requestaquote/medical', '/services/medicalTranslation'],
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
  '150+ projects, 10+ languages, 50+ clients': {
    fr: /150\+.*10\+.*50\+/,
    en: /150\+.*10\+.*50\+/,
    paths: ['/', '/services'],
  },
  '10 MB': { fr: /10 Mo/, en: /10 MB/, paths: ['/contact', '/requestaquote'] },
  'PDF, DOC, DOCX': { fr: /PDF.*DOCX/, en: /PDF.*DOCX/, paths: ['/contact', '/requestaquote'] },
  'password of 12 characters': { fr: /12 caractères/, en: /12 characters/, paths: ['/politique-securite'] },
  'passwords expire after 90 days': {
    fr: /(?:mots? de passe|renouvel|expir)[^.]{0,80}90 jours/i,
    en: /(?:password|expir)[^.]{0,80}90 days/i,
    paths: ['/politique-securite'],
  },
  'backups kept 90 days': {
    fr: /sauvegardes?[^.]{0,120}90 jours|sauvegardes?.{0,160}90 jours/i,
    en: /backups?.{0,160}90 days/i,
    paths: ['/politique-securite'],
  },
  'audit log 180 days': { fr: /180 jours/, en: /180 days/, paths: ['/politique-securite'] },
  'files deleted 60 days after delivery': {
    fr: /60 jours/,
    en: /60 days/,
    paths: ['/politique-securite', '/confidentialite'],
  },
  'critical patches within 48 hours': {
    fr: /(?:correctif|critique).{0,80}48 heures/i,
    en: /(?:patch|critical).{0,80}48 hours/i,
    paths: ['/politique-securite'],
  },
  'weekly scans': { fr: /hebdomadaire|chaque semaine/i, en: /weekly|every week/i, paths: ['/politique-securite'] },
  'monthly audits by a third party': {
    fr: /mensuel|chaque mois/i,
    en: /monthly|every month/i,
    paths: ['/politique-securite'],
  },
  'two penetration tests a year': {
    fr: /(?:deux (?:tests|fois)|tests? d'intrusion).{0,40}(?:par an|deux)/i,
    en: /(?:two penetration tests|penetration tests?.{0,40}(?:two|twice))/i,
    paths: ['/politique-securite'],
  },
  'TLS and AES': {
    fr: /TLS 1\.2.*AES-256|AES-256.*TLS 1\.2/,
    en: /TLS 1\.2.*AES-256|AES-256.*TLS 1\.2/,
    paths: ['/politique-securite'],
  },
  'least privilege': { fr: /moindre privilège/i, en: /least privilege/i, paths: ['/politique-securite'] },
  'several factors to sign in': {
    fr: /multifacteur|plusieurs facteurs|double authentification/i,
    en: /multi-factor/i,
    paths: ['/politique-securite'],
  },
  'assigned linguists and reviewers only': {
    fr: /traducteurs et (?:aux )?réviseurs/i,
    en: /linguists and revisers/i,
    paths: ['/politique-securite'],
  },
}

const services: Readonly<Record<Locale, readonly RegExp[]>> = {
  fr: [
    /traduction de documents/i,
    /traduction juridique/i,
    /traduction médicale/i,
    /traduction générale et technique/i,
    /localisation/i,
    /relecture|révision/i,
    /conseil (?:inter)?culturel/i,
    /transcription et sous-titr/i,
    /interprétation/i,
  ],
  en: [
    /document translation/i,
    /legal translation/i,
    /medical translation/i,
    /general and technical translation/i,
    /localization/i,
    /proofreading and editing/i,
    /cultural consulting/i,
    /transcription and subtitl/i,
    /interpretation/i,
  ],
}

describe.each(Object.entries(claims))('%s', (_, { paths, ...patterns }) => {
  test.each(['fr', 'en'] as const)('stands where clients look for it (%s)', (locale) => {
    const missing = paths.filter((path) => {
      const main = getPage(`/${locale}${path === '/' ? '' : path}`).document.querySelector('main')
      return !main || !patterns[locale].test(plain(textOf(main)))
    })
    expect(missing).toEqual([])
  })
})

test.each(['fr', 'en'] as const)('all nine services are named on the page of services (%s)', (locale) => {
  const main = getPage(`/${locale}/services`).document.querySelector('main')
  const text = main ? plain(textOf(main)) : ''
  expect(services[locale].filter((name) => !name.test(text))).toEqual([])
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

/** What would contradict another page, or says it in words that clients would have to translate. */
const forbidden: Readonly<Record<string, Partial<Readonly<Record<Locale, RegExp>>>>> = {
  'membership instead of a title': { fr: /membres? d'un ordre ou d'une association(?: professionnelle)?,? comme/ },
  linguists: { fr: /(?<!juri)linguistes?\b/i },
  'offices that take turns': {
    fr: /quand (?:un bureau|Douala ferme)|d'un bureau le soir|à toute heure/i,
    en: /when one office|at any hour/i,
  },
  'one person who reads every request': { fr: /lit (?:elle-même )?chaque demande/, en: /reads every request herself/ },
  'deliveries on the hour': { fr: /(?:livraisons|arrivées) à l'heure/ },
  'medical records as an example': { fr: /Par exemple :[^.]*dossier médical/, en: /For example:[^.]*medical record/i },
  'acceptance by two signatures': { fr: /que les deux parties signent, en est/, en: /signed by both parties, is the/ },
  'internal users': { fr: /utilisateurs internes/, en: /internal users/ },
  'days that may leave out the weekend': { fr: /tous les jours de la semaine/ },
  'a price promised within a day': { en: /within 24 hours we'll tell you the price/i },
}

/** What a page that says the first must say, too. */
const companions: ReadonlyArray<Readonly<Record<Locale, readonly [said: RegExp, beside: RegExp]>>> = [
  {
    fr: [/60 jours/, /mémoires de traduction|établir le devis|tout ce que nous gardons/i],
    en: [/60 days/, /translation memories|such as backups|prepare the quote|all that we keep/i],
  },
  {
    fr: [
      /réviseurs? (?:qui y sont )?affectés/,
      /directeur de la localisation|dirige la localisation|révision et de la localisation/,
    ],
    en: [/revisers assigned/, /head of localization/],
  },
  { fr: [/plus de 1 000/, /fichiers (?:et|ou) lots/], en: [/more than 1,000/, /files (?:and|or) batches/] },
  {
    fr: [/minimum[^.]{0,30}50 €/i, /minimum[^.]{0,60}80 \$ CA/i],
    en: [/minimum[^.]{0,30}€50/i, /minimum[^.]{0,60}CA\$80/i],
  },
  { fr: [/10 000 mots/, /plusieurs/], en: [/10,000 words/, /several translators/] },
  {
    fr: [/signe[^.]{0,40}attestation d'exactitude/, /sur demande(?: et|,) sans frais/],
    en: [/signs? a statement of accuracy/, /on request, free of charge/],
  },
]

describe.each(['fr', 'en'] as const)('pages in one language agree (%s)', (locale) => {
  const texts = pages
    .filter((page) => page.locale === locale && page.path !== '/style')
    .map(({ address, document }) => ({ address, text: plain(textOf(document.querySelector('main') ?? document)) }))

  test('none contradicts another', () => {
    const found = Object.entries(forbidden).flatMap(([name, { [locale]: pattern }]) =>
      texts.flatMap(({ address, text }) => (pattern?.test(text) ? `${address}: ${name}` : [])),
    )
    expect(found).toEqual([])
  })

  test('no promise stands without what belongs to it', () => {
    const alone = companions.flatMap(({ [locale]: [said, beside] }) =>
      texts.flatMap(({ address, text }) => (said.test(text) && !beside.test(text) ? `${address}: ${said.source}` : [])),
    )
    expect(alone).toEqual([])
  })

  test('what is kept longer than the files is one link away', () => {
    const details = ['confidentialite', 'politique-securite', 'privacy'].map((name) => `/${locale}/${name}`)
    const without = pages.filter(({ address, document }) => {
      const main = document.querySelector('main')
      return (
        address.startsWith(`/${locale}/`) &&
        main &&
        /60 (?:jours|days)/.test(plain(textOf(main))) &&
        !details.includes(address) &&
        !details.some((detail) => main.querySelector(`a[href^="${detail}"]`))
      )
    })
    expect(without.map(({ address }) => address)).toEqual([])
  })
})

/** Words that only a certified agency may say of itself; translators may be certified. */
const claimsOfCertification: Readonly<Record<Locale, RegExp>> = {
  fr: /(?:agence|entreprise|Passerelle est|nous sommes|méthode est)[^.]{0,40} certifiée?s?|certifiée?s? ISO|(?:notre|nos|une) certifications? ISO/i,
  en: /(?:agency|company|Passerelle|we are)(?: is)? certified|ISO 17100[- ]certified|certified to ISO|our (?:ISO )?certification/i,
}

describe('as long as site.config.ts names no certificate', () => {
  test.each(['fr', 'en'] as const)('no page says that the agency is certified: %s', (locale) => {
    const claiming = pages.filter((page) => {
      const text = plain(textOf(page.document)).replaceAll(
        /[^.]*(?:aucun organisme|no (?:independent )?body)[^.]*\./gi,
        '',
      )
      return page.locale === locale && claimsOfCertification[locale].test(text)
    })
    expect(claiming.map(({ address }) => address)).toEqual([])
  })

  test('search engines are told of none', () => {
    expect(pages.filter(({ html }) => html.includes('hasCertification')).map(({ address }) => address)).toEqual([])
  })
})
