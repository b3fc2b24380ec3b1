import { parse, type HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import { failuresOf, pages } from './site.ts'

/** Returns the text of a page in one language, without other languages and code. */
function proseOf(document: HTMLElement, locale: string): string {
  const body = parse(document.querySelector('body')?.innerHTML ?? '', { comment: false })
  for (const element of body.querySelectorAll(
    'script, style, code, pre, address, .kept, [lang], a[href^="mailto:"], a[href^="tel:"]',
  )) {
    if (element.getAttribute('lang') !== locale) element.remove()
  }
  return body.textContent
}

function excerpts(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(({ index }) => text.slice(Math.max(0, index - 25), index + 15))
}

test('French has no-break spaces, guillemets and curly apostrophes', () => {
  const wrong = / [:;!?»]|« |\S[»]|«\S|\p{L}'\p{L}|\.\.\.|\d [%€]|\b\d{1,3} \d{3}\b|\b(?:c|s|b|n|v)oeu/gu
  expect(
    failuresOf(
      pages.filter(({ locale }) => locale === 'fr'),
      ({ document }) => excerpts(proseOf(document, 'fr').replace(/(?<=[\u00a0])»/g, ''), wrong),
    ),
  ).toEqual([])
})

test('English has curly quotes and no space before its punctuation', () => {
  const wrong = /\p{L}'\p{L}|"\w|\.\.\.|[ \u00a0\u202f][;!?]/gu
  expect(
    failuresOf(
      pages.filter(({ locale }) => locale === 'en'),
      ({ document }) => excerpts(proseOf(document, 'en'), wrong),
    ),
  ).toEqual([])
})
