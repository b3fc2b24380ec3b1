import { describe, expect, test } from 'vitest'
import { locales } from '../../renderer/languages.ts'
import { text } from '../e2e/texts.ts'
import { getPage, plain, textOf } from './site.ts'

/** Each kind of page that begins with a screen of its own. */
const kinds = [
  '/rapidite',
  '/certification',
  '/process',
  '/team',
  '/caseStudies',
  '/chooseUs',
  '/careers',
  '/requestaquote',
  '/testimonials',
  '/contact',
  '/thank-you',
  '/services',
]

const headOf = (address: string) => getPage(address).document.querySelector('main header')

describe.each(locales)('first screens: %s', (locale) => {
  test('no kind of page has the head of another', () => {
    const heads = kinds.map((path) => headOf(`/${locale}${path}`)?.getAttribute('class'))
    expect(heads).not.toContain(undefined)
    expect(new Set(heads).size).toBe(kinds.length)
  })

  test('what a page shows large is what the facts say', () => {
    const figuresOf = (path: string) =>
      headOf(`/${locale}${path}`)
        ?.querySelectorAll('dd')
        .map((figure) => plain(textOf(figure)))
    const fact = (key: string) => plain(text(locale, `facts:${key}`))
    const under = { fr: 'moins de', en: 'under' }[locale]
    expect(figuresOf('/rapidite')).toEqual([`${under} ${fact('fastTime')}`, fact('bulkTime')])
    expect(figuresOf('/chooseUs')).toEqual([
      fact('onTime'),
      fact('experience'),
      'ISO 17100',
      fact('support'),
      fact('founded'),
    ])
  })

  test('the seal says nothing that only a certified agency may say', () => {
    const seal = headOf(`/${locale}/certification`)?.querySelector('svg')
    expect(seal?.getAttribute('aria-hidden')).toBe('true')
    expect(plain(seal?.textContent ?? '')).not.toMatch(/certifi|ISO/i)
  })

  test('each plank of the stairs leads to its step', () => {
    const steps = headOf(`/${locale}/process`)?.querySelectorAll('a') ?? []
    expect(steps).toHaveLength(4)
    for (const step of steps) {
      const target = getPage(`/${locale}/process`).document.querySelector(step.getAttribute('href') ?? '')
      expect(target?.querySelector('h3')?.textContent).toBe(step.textContent)
    }
  })
})
