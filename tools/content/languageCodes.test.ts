import { expect, test } from 'vitest'
import { findLanguageCode, localeOfCode, nameLanguage } from './languageCodes.ts'

test('languages are named in the language of the document, with their country where it is said', () => {
  expect(nameLanguage('en', 'fr')).toBe('Anglais')
  expect(nameLanguage('pt-BR', 'fr')).toBe('Portugais (Brésil)')
  expect(nameLanguage('ewo', 'en')).toBe('Ewondo')
  expect(nameLanguage('xx', 'en')).toBeUndefined()
})

test('a code is one in the spelling of the standard, and of a language that there is', () => {
  expect(findLanguageCode('fr-CA')).toBe('fr-CA')
  expect(findLanguageCode('FR_ca')).toBe('fr-CA')
  for (const wrong of ['', 'xx', 'anglais', 'en-', 'français', '../x']) expect(findLanguageCode(wrong)).toBeUndefined()
})

test('the typography of a country’s language is that of the language', () => {
  expect(localeOfCode('fr-CA')).toBe('fr')
  expect(localeOfCode('sv')).toBeUndefined()
})
