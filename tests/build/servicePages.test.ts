import { describe, expect, test } from 'vitest'
import { failuresOf, getPage, pages, plain, type BuiltPage } from './site.ts'

const services = pages.filter(({ path }) => path.startsWith('/services/'))
const articles = pages.filter(({ path }) => path.startsWith('/articles/'))
const caseStudies = pages.filter(({ path }) =>
  ['/app-ui-adaptation', '/ecommerceLocalization', '/legal-translation'].includes(path),
)

/** Returns the targets of links in the main part of a page, or in one of its sections. */
function linksIn({ document }: BuiltPage, selector = 'main'): string[] {
  return document.querySelectorAll(`${selector} a[href]`).map((link) => link.getAttribute('href') ?? '')
}

/** The list below an article or a case study; its text has links to services, too. */
function servicesNamedBy(page: BuiltPage): string[] {
  return linksIn(page, 'main section li').filter((href) => href.startsWith(`/${page.locale}/services/`))
}

describe('services and related reading', () => {
  test('every service links to articles or case studies, and each of them links back', () => {
    const readings = new Set([...articles, ...caseStudies].map(({ address }) => address))
    expect(
      failuresOf(services, (service) => {
        const listed = linksIn(service, 'main h3').filter((href) => readings.has(href))
        if (listed.length === 0) return ['leads to no article and no case study']
        return listed
          .filter((address) => !servicesNamedBy(getPage(address)).includes(service.address))
          .map((address) => `${address} does not lead back`)
      }),
    ).toEqual([])
  })

  test('every article and every case study links to a service', () => {
    expect(
      failuresOf([...articles, ...caseStudies], (page) =>
        servicesNamedBy(page).length > 0 ? [] : ['names no service'],
      ),
    ).toEqual([])
  })
})

describe('the price of a service', () => {
  const standard = { fr: '100 € (160 $ CA) la page de 250 mots', en: '€100 (CA$160) per page of 250 words' }
  const hourly = { fr: "50 € (80 $ CA) l'heure", en: '€50 (CA$80) per hour' }
  const from = { fr: 'À partir de 0,40 € (0,64 $ CA) le mot', en: 'From €0.40 (CA$0.64) per word' }
  const prices = {
    '/services/documentTranslation': standard,
    '/services/legalTranslation': from,
    '/services/medicalTranslation': from,
    '/services/localization': from,
    '/services/proofreading': hourly,
  }

  test.each(Object.entries(prices))('precedes its description: %s', (path, price) => {
    for (const locale of ['fr', 'en'] as const) {
      const { document } = getPage(`/${locale}${path}`)
      expect(plain(document.querySelector('main aside dd')?.textContent ?? '')).toContain(price[locale])
      expect(document.querySelector('main aside + section')).not.toBeNull()
    }
  })
})

describe('requests for a quote', () => {
  const ids = {
    '/services/documentTranslation': 'documents',
    '/services/legalTranslation': 'legal',
    '/services/medicalTranslation': 'medical',
    '/services/localization': 'localization',
    '/services/proofreading': 'proofreading',
  }

  test.each(Object.entries(ids))('%s has its service preselected in the form: %s', (path, id) => {
    for (const locale of ['fr', 'en']) {
      const links = linksIn(getPage(`/${locale}${path}`)).filter((href) => href.includes('/requestaquote'))
      expect(new Set(links)).toEqual(new Set([`/${locale}/requestaquote/${id}`]))
    }
  })

  test.each([
    ['subtitles', /12 € .* la minute de vidéo/, /€12 .* per minute of video/],
    ['interpretation', /120 € .* l'heure et par interprète/, /€120 .* per interpreter per hour/],
  ])('next to the form for %s stands its lowest price', (id, fr, en) => {
    const terms = (locale: string) =>
      plain(
        getPage(`/${locale}/requestaquote/${id}`).document.querySelector('[aria-labelledby=form-aside]')?.text ?? '',
      )
    expect(terms('fr')).toMatch(fr)
    expect(terms('en')).toMatch(en)
  })

  test.each(['consulting', 'subtitles', 'interpretation'])(
    'what has no price per word has no price per page and no usual lead time: %s',
    (id) => {
      for (const locale of ['fr', 'en']) {
        const terms = plain(
          getPage(`/${locale}/requestaquote/${id}`).document.querySelector('[aria-labelledby=form-aside]')?.text ?? '',
        )
        expect(terms).toMatch(/prix ferme de ce service|firm price for this service/)
        expect(terms).not.toMatch(/€ (?:la|par) page|€\d+ per page|24 (?:à|to) 48/)
      }
    },
  )

  test('without script the earliest deadline is the day of the build', () => {
    const deadline = getPage('/fr/requestaquote').document.querySelector('[name=deadline]')
    expect(deadline?.getAttribute('min')).toMatch(/^20\d\d-\d\d-\d\d$/)
  })
})
