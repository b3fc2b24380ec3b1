import { describe, expect, test } from 'vitest'
import { pages } from './site.ts'

function pageAt(address: string) {
  const page = pages.find((candidate) => candidate.address === address)
  if (!page) throw new Error(`There is no page ${address}.`)
  return page.document
}

describe.each([
  ['fr', ['Anglais', 'Français']],
  ['en', ['English', 'French']],
] as const)('articles in the language "%s"', (locale, names) => {
  test('set an original and its translation side by side, each marked with its language', () => {
    const comparison = pageAt(`/${locale}/articles/legal-errors`).querySelector('[data-prose] dl')
    expect(comparison?.querySelectorAll('dt').map(({ textContent }) => textContent)).toEqual(names)
    const texts = comparison?.querySelectorAll('dd') ?? []
    expect(texts.map((text) => text.getAttribute('lang'))).toEqual(['en', 'fr'])
    expect(texts[0]?.textContent).toContain('execution of this Agreement')
    // In French, whatever the language of the page.
    expect(texts[1]?.textContent).toContain('40\u00a0%')
  })

  test('show figures and steps as the lists that they are', () => {
    const prose = pageAt(`/${locale}/articles/prix-traduction`).querySelector('[data-prose]')
    expect(prose?.querySelectorAll('div > ul > li > strong:first-child').length).toBe(3)
    expect(prose?.querySelectorAll('div > ol > li').length).toBe(4)
  })
})
