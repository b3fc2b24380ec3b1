import { expect, test } from 'vitest'
import type { Locale } from '../../renderer/languages.ts'
import { languagePatterns } from './languagePatterns.ts'

interface Visitor {
  readonly cookie?: string
  readonly header?: string
}

/** Negotiates the language as servers do: by the first pattern that matches. */
function negotiate(locales: readonly Locale[], { cookie = '', header = '' }: Visitor): string {
  const asked = `${locales.join(',')}|${cookie}|${header}`
  for (const { pattern, language } of languagePatterns(locales)) {
    const found = new RegExp(pattern, 'i').exec(asked)
    if (found) return language ?? found[1]?.toLowerCase() ?? ''
  }
  return ''
}

test.each([
  ['the chosen language before the browser’s', { cookie: 'fr', header: 'en' }, 'fr'],
  ['the chosen language of who says nothing else', { cookie: 'en' }, 'en'],
  ['the browser’s where what was chosen is none of the site’s', { cookie: 'xx', header: 'en' }, 'en'],
  ['the only language of a browser', { header: 'en' }, 'en'],
  ['a regional language as the language', { header: 'en-CA' }, 'en'],
  ['a script, too', { header: 'en-Latn-CA' }, 'en'],
  ['whatever the capitals', { header: 'EN-ca' }, 'en'],
  ['the first of the site’s among others', { header: 'de,en-US;q=0.7,fr;q=0.3' }, 'en'],
  ['the heavier one, though it comes later', { header: 'en;q=0.5, fr;q=0.9' }, 'fr'],
  ['the whole one, though it comes later', { header: 'fr;q=0.9,en' }, 'en'],
  ['the first of two of one weight', { header: 'en;q=0.8,fr;q=0.8' }, 'en'],
  ['what weighs almost nothing before nothing', { header: 'de,en;q=0.001' }, 'en'],
  ['not what is ruled out', { header: 'en;q=0, fr;q=0.1' }, 'fr'],
  ['not what is ruled out in other words', { header: 'en;q=0.000, fr;q=0.1' }, 'fr'],
  ['with spaces wherever they may be', { header: ' de , en ; q=0.5 ,fr ; q=0.4' }, 'en'],
  ['not a language that only begins the same', { header: 'frr,enm;q=0.9,en;q=0.1' }, 'en'],
  ['French where nothing fits', { header: 'de,es;q=0.5' }, 'fr'],
  ['French for any language', { header: '*' }, 'fr'],
  ['nothing for who asks for none', {}, ''],
])('%s', (_, visitor: Visitor, language) => {
  expect(negotiate(['fr', 'en'], visitor)).toBe(language)
})

test('a page that is there in one language leads to it whatever was asked', () => {
  expect(negotiate(['en'], { cookie: 'fr', header: 'fr' })).toBe('en')
  expect(negotiate(['en'], {})).toBe('')
})
