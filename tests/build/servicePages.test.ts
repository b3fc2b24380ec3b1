import { describe, expect, test } from 'vitest'
import { collectionOf, failuresOf, getPage, pages, type BuiltPage } from './site.ts'

const services = pages.filter(({ path }) => path.startsWith('/services/'))
const articles = pages.filter(({ path }) => path.startsWith('/articles/'))
const caseStudies = pages.filter((page) => collectionOf(page) === 'case-studies')

/** Returns the targets of links in the main part of a page, or in one of its sections. */
function linksIn({ document }: BuiltPage, selector = 'main'): string[] {
  return document.querySelectorAll(`${selector} a[href]`).map((link) => link.getAttribute('href') ?? '')
}

/** The list below an article or a case study; its text has links to services, too. */
function servicesNamedBy(page: BuiltPage): string[] {
  return linksIn(page, 'main section li').filter((href) => href.startsWith(`/${page.locale}/services/`))
}

describe('services and related reading', () => {
  test('every article and case study that a service links to links back', () => {
    const readings = new Set([...articles, ...caseStudies].map(({ address }) => address))
    expect(
      failuresOf(services, (service) => {
        const listed = linksIn(service, 'main h3').filter((href) => readings.has(href))
        return listed
          .filter((address) => !servicesNamedBy(getPage(address)).includes(service.address))
          .map((address) => `${address} does not lead back`)
      }),
    ).toEqual([])
  })
})

describe('every service', () => {
  test('has its price before its description', () => {
    expect(
      failuresOf(services, ({ document }) => [
        ...(/\d/.test(document.querySelector('main aside dd')?.textContent ?? '') ? [] : ['has no price']),
        ...(document.querySelector('main aside + section') ? [] : ['has no description after it']),
      ]),
    ).toEqual([])
  })

  test('is preselected in the form that its page leads to', () => {
    expect(
      failuresOf(services, (service) => {
        const [form, ...others] = new Set(linksIn(service).filter((href) => href.includes('/requestaquote')))
        const selected = form && getPage(form).document.querySelector('select[name=service] option[selected]')
        return others.length === 0 && selected ? [] : [`leads to ${[form, ...others].join()}`]
      }),
    ).toEqual([])
  })
})

test('without script the earliest deadline is the day of the build', () => {
  const deadline = getPage('/fr/requestaquote').document.querySelector('[name=deadline]')
  expect(deadline?.getAttribute('min')).toMatch(/^20\d\d-\d\d-\d\d$/)
})
