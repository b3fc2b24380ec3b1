import { afterEach, describe, expect, test, vi } from 'vitest'
import { openInLanguage, type GatewaySettings } from './gatewayScript.ts'

const settings: GatewaySettings = {
  storageKey: 'language',
  destinations: { fr: '/fr/about', en: '/en/about' },
  fallback: 'fr',
}

interface Visitor {
  readonly stored?: string
  readonly languages: readonly string[]
  readonly storageIsForbidden?: boolean
}

/** Opens a gateway as a visitor: where they are sent, and what is stored then. */
function visit({ stored, languages, storageIsForbidden = false }: Visitor, gateway = settings) {
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
  openInLanguage(gateway)
  return { destination, stored: storage.get('language') }
}

afterEach(() => vi.unstubAllGlobals())

describe('a gateway sends visitors', () => {
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
    const englishOnly = { ...settings, destinations: { en: '/en/about' }, fallback: 'en' as const }
    expect(visit({ stored: 'fr', languages: ['fr'] }, englishOnly).destination).toBe('/en/about?a=1#b')
  })
})

test('the language is stored for later visits', () => {
  expect(visit({ languages: ['en-US'] }).stored).toBe('en')
})

test('a stored choice is not overwritten', () => {
  expect(visit({ stored: 'fr', languages: ['en'] }).stored).toBe('fr')
})
