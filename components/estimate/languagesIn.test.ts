import { expect, test } from 'vitest'
import { languagesIn, withLanguage, withoutLanguage } from './languagesIn.ts'

test.for([
  ['chinois, simplifié', ['zh']],
  ['Chinese (simplified)', ['zh']],
  ['chinois traditionnel', ['zh']],
  ['anglais, Anglais', ['en']],
  ['English, anglais, EN', ['en']],
  ['anglais, allemand, etc.', ['en', 'de']],
  ['anglais et autres', ['en']],
  ['anglais allemand espagnol', ['en', 'de', 'es']],
  ['portugais, Brésil', ['pt']],
  ['pt-BR; fr-CA', ['pt', 'fr']],
  ['English, US', ['en']],
  ['EN/DE & ES', ['en', 'de', 'es']],
  ['vers l’anglais', ['en']],
  ['bassa, Bassa, ewondo', ['bassa', 'ewondo']],
  [' , ', []],
] as const)('%s is %j', ([text, languages]) => {
  expect(languagesIn(text)).toEqual(languages)
})

test.for([
  ['anglais, allemand', 'allemand'],
  ['English, Bété, anglais', 'Bété'],
  ['chinois, simplifié; anglais', 'chinois'],
  ['anglais et allemand', 'allemand'],
  ['anglais', ''],
] as const)('%s without English is %j', ([text, left]) => {
  const names: Readonly<Record<string, string>> = { de: 'allemand' }
  expect(withoutLanguage(text, 'en', (language) => names[language] ?? language)).toBe(left)
})

test.for([
  ['', 'anglais'],
  ['allemand', 'allemand, anglais'],
  ['allemand, ', 'allemand, anglais'],
] as const)('%j with English is %s', ([text, list]) => {
  expect(withLanguage(text, 'anglais')).toBe(list)
})
