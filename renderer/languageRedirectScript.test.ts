import { afterEach, describe, expect, test, vi } from 'vitest'
import { openInLanguage, type LanguageRedirectSettings } from './languageRedirectScript.ts'

const settings: LanguageRedirectSettings = {
  storageKey: 'language',
  locales: ['fr', 'en'],
  destinations: { fr: '/fr/about', en: '/en/about' },
  fallback: 'fr',
  defaultLocale: 'fr',
}

const englishOnly: LanguageRedirectSettings = { ...settings, destinations: { en: '/en/about' }, fallback: 'en' }

interface Visitor {
  readonly stored?: string
  readonly languages: readonly string[]
  readonly storageIsForbidden?: boolean
}

/** Opens a language redirect as a visitor: where they are sent, and what is stored then. */
function visit({ stored, languages, storageIsForbidden = false }: Visitor, redirect = settings) {
  const storage = new Map(stored === undefined ? [] : [['language', stored]])
  let destination = ''
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.stubGlobal('localStorage', {
    getItem: storageIsForbidden ? forbid : (key: string) => storage.get(key) ?? null,
    setItem: storageIsForbidden ? forbid : (key: string, value: string) => storage.set(key, value),
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
  return { destination, stored: storage.get('language') }
}

afterEach(() => vi.unstubAllGlobals())

describe('a language redirect sends visitors', () => {
  test.each([
    ['the stored language before the browser’s', { stored: 'fr', languages: ['en-GB'] }, '/fr/about'],
    ['the browser’s first language that there is', { languages: ['de', 'en-CA', 'fr'] }, '/en/about'],
    ['a regional language as the language', { languages: ['FR-ca'] }, '/fr/about'],
    ['French where nothing fits', { languages: ['de', 'es'] }, '/fr/about'],
    ['past a stored language that there is not', { stored: 'de', languages: ['en'] }, '/en/about'],
    ['by the browser where storage is forbidden', { languages: ['en'], storageIsForbidden: true }, '/en/about'],
  ])('%s', (_, visitor, destination) => {
    expect(visit(visitor).destination).toBe(`${destination}?a=1#b`)
  })

  test('to the language that a page is there in', () => {
    expect(visit({ stored: 'fr', languages: ['fr'] }, englishOnly).destination).toBe('/en/about?a=1#b')
  })
})

describe('the language is stored for later visits', () => {
  test.each([
    ['the browser’s', ['en-US'], 'en'],
    ['the first of the browser’s that the site has', ['de', 'fr', 'en'], 'fr'],
    ['French where the browser has none of the site’s', ['de'], 'fr'],
  ])('%s', (_, languages, stored) => {
    expect(visit({ languages }).stored).toBe(stored)
  })

  test('where the page is there in the language that the visitor prefers', () => {
    expect(visit({ languages: ['en', 'fr'] }, englishOnly).stored).toBe('en')
  })

  test.each([[['fr']], [['fr', 'en']], [['de']], [[]]])(
    'not where the page forces it on a visitor of %j',
    (languages) => {
      expect(visit({ languages }, englishOnly)).toEqual({ destination: '/en/about?a=1#b', stored: undefined })
    },
  )
})

test('a stored choice is not overwritten', () => {
  expect(visit({ stored: 'fr', languages: ['en'] }).stored).toBe('fr')
})
