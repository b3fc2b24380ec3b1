import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { z } from 'zod'
import { type Locale, locales } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import { openTexts } from '../../tools/content/texts.ts'
import { plain } from './site.ts'

const PRICES = 'content/prices.json'

/** A fictitious certificate. */
export const CERTIFICATE = { body: 'Bureau Veritable', number: 'TR-4711', validUntil: '2999-12-31' }

/** The details on legal pages of another agency. */
export const otherDetails = Object.fromEntries(
  Object.entries(siteConfig.legal)
    .filter(([, value]) => !Array.isArray(value))
    .map(([name]) => [name, `Valeur de ${name}`]),
)

/**
 * Gives a copy of the project another price list, a certificate, and all details of the agency.
 *
 * @param root the copy
 */
export function fillIn(root: string): void {
  for (const locale of locales) {
    const facts = Object.entries(readFacts(locale)).map(([name, figure]) => [name, alter(figure)])
    writeFileSync(join(root, `content/${locale}/strings/facts.json`), JSON.stringify(Object.fromEntries(facts)))
  }
  // No round number, and none of a thousand, which is written with a space.
  const raise = (price: string) => (Number(price) * 1.07).toFixed(2)
  writeFileSync(join(root, PRICES), readFileSync(PRICES, 'utf8').replaceAll(/\d[\d.]*/g, raise))
  const config = join(root, 'site.config.ts')
  const filled = readFileSync(config, 'utf8')
    .replace(
      "body: '', number: '', validUntil: ''",
      Object.entries(CERTIFICATE)
        .map(([name, value]) => `${name}: '${value}'`)
        .join(', '),
    )
    .replace(/(?<= legal: )\{.*?\n {2}\}/s, JSON.stringify({ ...otherDetails, numbers: [] }))
  writeFileSync(config, filled)
}

/** Puts a 7 before each number: `100 €` becomes `7100 €`, `24/7` `724/77`. */
function alter(figure: string): string {
  return figure.replaceAll(/\d+/g, '7$&')
}

function readFacts(locale: Locale): Record<string, string> {
  const file: unknown = JSON.parse(readFileSync(`content/${locale}/strings/facts.json`, 'utf8'))
  return z.record(z.string(), z.string()).parse(file)
}

/**
 * Returns the figures of the usual price list that a text of the other one contains.
 *
 * Years and bare numbers are skipped: they may occur anyway.
 */
export function usualFiguresIn(text: string, locale: Locale): string[] {
  const shown = plain(text)
  const prices = Object.values(openTexts('.').computed.texts[locale]['prices'] ?? {})
  return [...Object.values(readFacts(locale)), ...prices.flatMap((price) => price.split(/ ?[()]/))]
    .map(plain)
    .filter((figure) => /\d/.test(figure) && !/^[\d\s.,]+$/.test(figure))
    .filter((figure) => placesOf(figure, shown).length > 0)
}

/** Matches a figure as a whole: « 0,100 € » does not contain « 100 € ». */
function placesOf(figure: string, text: string): number[] {
  const places: number[] = []
  for (let place = text.indexOf(figure); place >= 0; place = text.indexOf(figure, place + 1)) {
    const isWhole =
      !/(?:[\p{L}\d]|\d[.,])$/u.test(text.slice(Math.max(0, place - 2), place)) &&
      !/^(?:[\p{L}\d]|[.,]\d)/u.test(text.slice(place + figure.length))
    if (isWhole) places.push(place)
  }
  return places
}

/** Returns the text of a page for visitors, screen readers and search engines. */
export function readable(html: string): string {
  const document = parse(html, { comment: false })
  for (const unread of document.querySelectorAll('script:not([type="application/ld+json"]), style')) unread.remove()
  const attributes = document
    .querySelectorAll('[alt], [aria-label], [content], [placeholder]')
    .flatMap((element) =>
      ['alt', 'aria-label', 'content', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    )
  return [document.textContent, ...attributes].join('\n')
}
