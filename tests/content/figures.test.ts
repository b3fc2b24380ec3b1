import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { openTexts, readTexts } from '../../tools/content/texts.ts'
import { testedLocales } from '../testedLocales.ts'

const texts = openTexts('.')

/** Articles count hours and words of their own; but a price in one is the agency's. */
const ARTICLES = /\/articles\//
const MONEY = /[€$]/

/** Returns the figures of facts.json that have a unit, without which a number may mean anything. */
function figuresOf(locale: 'en' | 'fr'): string[] {
  const facts: Record<string, string> = JSON.parse(readFileSync(`content/${locale}/strings/facts.json`, 'utf8'))
  const prices = Object.values(Object(readTexts(texts, locale, 'prices')))
  return [...Object.values(facts), ...prices.flatMap((price) => String(price).split(/ \(|, |\)/))]
    .map((fact) => plain(fact))
    .filter((fact) => /\d/.test(fact) && /[^\d\s.,]/.test(fact))
}

/** Returns each figure that a text writes out, with its line. */
function writtenOut(source: string, figures: readonly string[]): string[] {
  if (figures.length === 0) return []
  // The longest first: "24 to 48 hours" is not "48 hours".
  const patterns = figures
    .toSorted((a, b) => b.length - a.length)
    .map((figure) => figure.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  const pattern = new RegExp(`(?<![\\p{L}\\d]|\\d[.,])(?:${patterns.join('|')})(?![\\p{L}\\d]|[.,]\\d)`, 'gu')
  return source
    .split('\n')
    .flatMap((line, index) => [...plain(line).matchAll(pattern)].map(([figure]) => `${index + 1}: ${figure}`))
}

/** Returns a text with ordinary spaces and hyphens. */
function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2011', '-')
}

test('a figure is found where it is written out, and nowhere else', () => {
  const figures = ['30 %', '48 heures', '24 à 48 heures', '0,40 €']
  const source = 'Une majoration de 30 %.\nComptez 24 à 48 heures.\nDe 130 %, 0,40 €/mot, 10,40 €, $t(facts:bulkTime).'
  expect(writtenOut(source, figures)).toEqual(['1: 30 %', '2: 24 à 48 heures', '3: 0,40 €'])
})

test.each(testedLocales)('figures of facts.json come from there in all texts (%s)', (locale) => {
  const figures = figuresOf(locale)
  expect(figures.length).toBeGreaterThan(20)
  const files = globSync([`content/${locale}/**/*.mdx`, `content/${locale}/strings/*.json`, '!**/facts.json'])
  const found = files.flatMap((file) => {
    const ofFile = ARTICLES.test(file) ? figures.filter((figure) => MONEY.test(figure)) : figures
    return writtenOut(readFileSync(file, 'utf8'), ofFile).map((place) => `${file}:${place}`)
  })
  expect(found, 'write $t(facts:…) instead').toEqual([])
})
