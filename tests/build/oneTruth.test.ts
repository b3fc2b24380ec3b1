import { describe, expect, test } from 'vitest'
import { siteConfig } from '../../site.config.ts'
import { pages, plain, textOf } from './site.ts'

/** Figures, wherever a page gives them in either language. */
const figures: ReadonlyArray<readonly [name: string, pattern: RegExp]> = [
  ['price of a page', /(\d+) € (?:la|par) page|€(\d+) (?:a|per) page/g],
  [
    'price of an hour of proofreading',
    /(?:relecture)[^.]{0,20} (\d+) € (?:l'|par )heure|proofreading[^.]{0,20} €(\d+) (?:an|per) hour/gi,
  ],
  ['on-time delivery', /\b(\d\d[.,]\d) ?%/g],
  ['founding', /(?:fondée|founded) (?:en|in) (\d{4})/gi],
  ['length of passwords', /(\d{2,}) (?:caractères|characters) (?:au moins|au minimum|at least|or more)/g],
  ['size of attachments', /(\d+) (?:Mo|MB)\b/g],
]

test.each(figures)('pages of both languages give the same figure: %s', (_, pattern) => {
  const found = new Map<string, string[]>()
  for (const { address, document } of pages) {
    for (const [, ...groups] of plain(textOf(document.querySelector('main') ?? document)).matchAll(pattern)) {
      const figure = groups.find((group) => group !== undefined)?.replace(',', '.') ?? ''
      found.set(figure, [...(found.get(figure) ?? []), address])
    }
  }
  // The addresses of all but the most frequent figure.
  expect([...found].toSorted(([, one], [, other]) => other.length - one.length).slice(1)).toEqual([])
})

/** Words that only a certified agency may say of itself; translators may be certified. */
const claimsOfCertification = new RegExp(
  `(?:agence|entreprise|${siteConfig.name} est|nous sommes|méthode est)[^.]{0,40} certifiée?s?|certifiée?s? ISO` +
    `|(?:agency|company|${siteConfig.name}|we are)(?: is)? certified|ISO 17100[- ]certified|certified to ISO`,
  'i',
)

describe.skipIf(siteConfig.certification.number !== '')('as long as site.config.ts names no certificate', () => {
  test('no page says that the agency is certified, nor do structured data', () => {
    const claiming = pages.filter(({ document, html }) => {
      const denials = /[^.]*(?:aucun organisme|no (?:independent )?body)[^.]*\./gi
      const text = plain(textOf(document)).replaceAll(denials, '')
      return claimsOfCertification.test(text) || html.includes('hasCertification')
    })
    expect(claiming.map(({ address }) => address)).toEqual([])
  })
})
