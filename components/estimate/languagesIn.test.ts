import { expect, test } from 'vitest'
import { languagesIn } from './languagesIn.ts'

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
