import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { text } from '../e2e/texts.ts'
import { getPage, plain, textOf } from './site.ts'

for (const locale of ['fr', 'en'] as const) {
  describe(`the home page, /${locale}, has what the specification counts`, () => {
    const { document } = getPage(`/${locale}`)
    const count = (selector: string) => document.querySelectorAll(selector).length
    const sectionOf = (path: string) =>
      document.querySelectorAll('main section').find((section) => section.querySelector(`a[href="/${locale}${path}"]`))

    test('three slides, each with a picture that is described, a tagline and an introduction', () => {
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
      expect(figures).toEqual(['150+', '10+', '50+'])
      expect(count('img[src*="/badge-"]')).toBe(3)
    })

    test('three call-outs, each leading on', () => {
      for (const path of ['/certification', '/rapidite', '/confidentialite']) {
        expect(sectionOf(path)?.querySelectorAll('li').length).toBe(3)
      }
    })

    test('five services, six reasons, three testimonials, three case studies, two people, four steps', () => {
      expect(count('main fieldset input[type=radio]')).toBe(5)
      expect(sectionOf('/chooseUs')?.querySelectorAll('li').length).toBe(6)
      expect(count('[data-script=testimonials] blockquote')).toBe(3)
      expect(sectionOf('/caseStudies')?.querySelectorAll('article').length).toBe(3)
      expect(sectionOf('/team')?.querySelectorAll('article').length).toBe(2)
      expect(count('main ol > li > div > h3')).toBe(4)
    })

    test('reasons that the page of reasons begins with', () => {
      const all = getPage(`/${locale}/chooseUs`).document.querySelectorAll('main ol > li > h3')
      const reasons = sectionOf('/chooseUs')?.querySelectorAll('h3') ?? []
      expect(all).toHaveLength(12)
      expect(reasons.map((reason) => reason.text)).toEqual(all.slice(0, 6).map((reason) => reason.text))
    })

    test('its promises, told once each; answers to questions may say them again', () => {
      const main = parse(document.querySelector('main')?.outerHTML ?? '')
      for (const answer of main.querySelectorAll('details')) answer.remove()
      const words = plain(textOf(main))
      const fact = (key: string) => plain(text(locale, `facts:${key}`))
      const timesOf = (promise: string) => words.split(promise).length - 1
      const promises = ['fastWords', 'bulkWords', 'leadTime', 'experience', 'filesKept', 'support', 'onTime'].map(fact)
      expect([...promises, 'ISO 17100', 'OTTIAQ'].filter((promise) => timesOf(promise) !== 1)).toEqual([])
      // How fast a short text is translated, and a message answered.
      expect(timesOf(fact('replyTime'))).toBe(2)
    })

    test('a way to the quote form from the first screen, and after reasons, case studies and questions', () => {
      const ways = document.querySelectorAll(`main a[href="/${locale}/requestaquote"]`)
      expect(ways).toHaveLength(4)
      for (const path of ['/chooseUs', '/caseStudies', '/services#faq']) {
        expect(sectionOf(path)?.querySelectorAll(`a[href="/${locale}/requestaquote"]`)).toHaveLength(1)
      }
    })

    test('six clients, told once', () => {
      const logos = document.querySelectorAll('img[src*="/client-"]')
      expect(logos.filter((logo) => !logo.closest('[aria-hidden=true]')).length).toBe(6)
      expect(logos.length).toBe(12)
    })

    test('articles, questions and the contact form', () => {
      expect(sectionOf('/blog')?.querySelectorAll('article').length).toBeGreaterThanOrEqual(2)
      // The most asked; all of them are on the page of services, where the link under them leads.
      expect(count('details[name=faq]')).toBe(6)
      expect(count(`a[href="/${locale}/services#faq"]`)).toBe(1)
      expect(getPage(`/${locale}/services`).document.querySelectorAll('#faq details').length).toBe(10)
      expect(count('#contact form')).toBe(1)
    })
  })
}
