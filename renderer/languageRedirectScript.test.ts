import { afterEach, describe, expect, test, vi } from 'vitest'
import { openInLanguage, type LanguageRedirectSettings } from './languageRedirectScript.ts'

const settings: LanguageRedirectSettings = {
  cookieName: 'language',
  cookieAttributes: '; path=/',
  destinations: { fr: '/fr/about', en: '/en/about' },
  fallback: 'fr',
}

const englishOnly: LanguageRedirectSettings = { ...settings, destinations: { en: '/en/about' }, fallback: 'en' }

interface Visitor {
  readonly stored?: string
  readonly languages: readonly string[]
  readonly cookiesAreForbidden?: boolean
}

/** Opens a language redirect as a visitor: returns where they are sent, and what is stored. */
function visit({ stored, languages, cookiesAreForbidden = false }: Visitor, redirect = settings) {
  let cookies = ['session=1', ...(stored === undefined ? [] : [`language=${stored}`])].join('; ')
  let destination = ''
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.stubGlobal('document', {
    get cookie(): string {
      return cookiesAreForbidden ? forbid() : cookies
    },
    set cookie(cookie: string) {
      if (cookiesAreForbidden) forbid()
      else cookies += `; ${cookie.slice(0, -'; path=/'.length)}`
    },
  })
  vi.stubGlobal('navigator', { languages })
  vi.stubGlobal('location', {
    search: '?a=1',
    hash: '#b',
    replace: (address: string) => {
      destination = address
    },
  })
  openInLanguage(redirect)
  return { destination, stored: /; language=(.+)/.exec(cookies)?.[1] }
}

afterEach(() => vi.unstubAllGlobals())

describe('a language redirect sends visitors', () => {
  test.each([
    ['the stored language before the browser’s', { stored: 'fr', languages: ['en-GB'] }, '/fr/about'],
    ['the browser’s first language that there is', { languages: ['de', 'en-CA', 'fr'] }, '/en/about'],
    ['a regional language as the language', { languages: ['FR-ca'] }, '/fr/about'],
    ['French where nothing fits', { languages: ['de', 'es'] }, '/fr/about'],
    ['past a stored language that there is not', { stored: 'de', languages: ['en'] }, '/en/about'],
    ['by the browser where cookies are forbidden', { languages: ['en'], cookiesAreForbidden: true }, '/en/about'],
  ])('%s', (_, visitor, destination) => {
    expect(visit(visitor).destination).toBe(`${destination}?a=1#b`)
  })

  test('to a language that the page exists in', () => {
    expect(visit({ stored: 'fr', languages: ['fr'] }, englishOnly).destination).toBe('/en/about?a=1#b')
  })
})

test('a stored choice is not overwritten', () => {
  expect(visit({ stored: 'fr', languages: ['en'] }).stored).toBe('fr')
})
