import { describe, expect, test } from 'vitest'
import { text } from '../e2e/texts.ts'
import { getPage, textOf } from './site.ts'

for (const locale of ['fr', 'en'] as const) {
  describe(`the home page, /${locale}, has what the specification counts`, () => {
    const { document } = getPage(`/${locale}`)
    const count = (selector: string) => document.querySelectorAll(selector).length
    const sectionOf = (path: string) =>
      document.querySelectorAll('main section').find((section) => section.querySelector(`a[href="/${locale}${path}"]`))

    test('three slides, each with a described picture, a tagline and an introduction', () => {
      const slides = document.querySelectorAll('[data-script=hero] [aria-roledescription][id]')
      expect(
        slides.map((slide) => [slide.querySelectorAll('img:not([alt=""])').length, slide.querySelectorAll('p').length]),
      ).toEqual(Array.from({ length: 3 }, () => [1, 2]))
    })

    test('five flags: GB, FR, ES, DE, JP', () => {
      const files = document
        .querySelectorAll('main img[alt=""]')
        .map((image) => image.getAttribute('src')?.split('/').at(-1)?.split('.')[0])
      expect(files.filter((file) => file && ['gb', 'fr', 'spain', 'de', 'jp'].includes(file))).toEqual([
        'gb',
        'fr',
        'spain',
        'de',
        'jp',
      ])
    })

    test('final figures and three badges in the trust bar', () => {
      const figures = document.querySelectorAll('[data-script=counters] dd').map((figure) => textOf(figure))
      expect(figures).toEqual(['150+', '14', '50+'])
      expect(count('img[src*="/badge-"]')).toBe(3)
    })

    test('three call-outs, each with a link', () => {
      for (const path of ['/certification', '/rapidite', '/confidentialite']) {
        expect(sectionOf(path)?.querySelectorAll('li').length).toBe(3)
      }
    })

    test('five services, six reasons, three testimonials, three case studies, two people, four steps', () => {
      expect(count('main fieldset input[type=radio]')).toBe(5)
      expect(document.querySelector('main fieldset')?.closest('section')?.text).toContain(
        text(locale, 'home:services.hint'),
      )
      expect(sectionOf('/chooseUs')?.querySelectorAll('li').length).toBe(6)
      expect(count('[data-script=testimonials] blockquote')).toBe(3)
      expect(sectionOf('/caseStudies')?.querySelectorAll('article').length).toBe(3)
      expect(sectionOf('/team')?.querySelectorAll('article').length).toBe(2)
      expect(count('main ol > li > div > h3')).toBe(4)
    })

    test('a link to the quote form in the first screen, and after reasons, case studies and questions', () => {
      const ways = document.querySelectorAll(`main a[href="/${locale}/requestaquote"]`)
      expect(ways).toHaveLength(4)
      for (const path of ['/chooseUs', '/caseStudies', '/services#faq']) {
        expect(sectionOf(path)?.querySelectorAll(`a[href="/${locale}/requestaquote"]`)).toHaveLength(1)
      }
    })

    test('six clients, once each', () => {
      const logos = document.querySelectorAll('img[src*="/client-"]')
      expect(logos.filter((logo) => !logo.closest('[aria-hidden=true]')).length).toBe(6)
      expect(logos.length).toBe(12)
    })

    test('articles, questions and the contact form', () => {
      expect(sectionOf('/blog')?.querySelectorAll('article').length).toBeGreaterThanOrEqual(2)
      // The most asked; the link under them goes to the page of services, which has all of them.
      expect(count('details[name=faq]')).toBe(5)
      expect(count(`a[href="/${locale}/services#faq"]`)).toBe(1)
      expect(getPage(`/${locale}/services`).document.querySelectorAll('#faq details').length).toBe(19)
      expect(count('#contact form')).toBe(1)
    })
  })
}
