import { expect, test } from 'vitest'
import { localeOfCode, nameLanguage } from './languageCodes.ts'

test('languages are named in the language of the document, with their country where it is said', () => {
  expect(nameLanguage('en', 'fr')).toBe('Anglais')
  expect(nameLanguage('pt-BR', 'fr')).toBe('Portugais (Brésil)')
  expect(nameLanguage('ewo', 'en')).toBe('Ewondo')
  for (const wrong of ['', 'xx', 'anglais', 'en-', 'français', '../x', 'fr_CA']) {
    expect(nameLanguage(wrong, 'en')).toBeUndefined()
  }
})

test('the typography of a country’s language is that of the language', () => {
  expect(localeOfCode('fr-CA')).toBe('fr')
  expect(localeOfCode('sv')).toBeUndefined()
})
