import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { z } from 'zod'
import { type Locale, locales } from '../../renderer/languages.ts'
import { plain } from './site.ts'

/** One that no body has given. */
export const CERTIFICATE = { body: 'Bureau Veritable', number: 'TR-4711', validUntil: '2999-12-31' }

/**
 * Gives a copy of the project another price list, a certificate, and all that legal pages say of the agency.
 *
 * @param root the copy
 */
export function fillIn(root: string): void {
  for (const locale of locales) {
    const facts = Object.entries(readFacts(locale)).map(([name, figure]) => [name, alter(figure)])
    writeFileSync(join(root, `content/${locale}/strings/facts.json`), JSON.stringify(Object.fromEntries(facts)))
  }
  const config = join(root, 'site.config.ts')
  const filled = readFileSync(config, 'utf8')
    .replace(
      "body: '', number: '', validUntil: ''",
      Object.entries(CERTIFICATE)
        .map(([name, value]) => `${name}: '${value}'`)
        .join(', '),
    )
    .replaceAll(/^( {2}(\w+): )'',$/gm, "$1'Valeur de $2',")
  writeFileSync(config, filled)
}

/** Numbers with a 7 before each: `100 €` becomes `7100 €`, `24/7` `724/77`. */
function alter(figure: string): string {
  return figure.replaceAll(/\d+/g, '7$&')
}

function readFacts(locale: Locale): Record<string, string> {
  const file: unknown = JSON.parse(readFileSync(`content/${locale}/strings/facts.json`, 'utf8'))
  return z.record(z.string(), z.string()).parse(file)
}

/**
 * The figures of the usual price list that a text of the other one holds.
 *
 * Years and bare numbers are not looked for: they may be any other.
 */
export function usualFiguresIn(text: string, locale: Locale): string[] {
  const shown = plain(text)
  return Object.values(readFacts(locale))
    .map(plain)
    .filter((figure) => /\d/.test(figure) && !/^[\d\s.,]+$/.test(figure))
    .filter((figure) => placesOf(figure, shown).length > 0)
}

/** Where it stands by itself: « 0,100 € » holds no « 100 € ». */
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

/** What a visitor reads of a page or is read, and what search engines are told. */
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
