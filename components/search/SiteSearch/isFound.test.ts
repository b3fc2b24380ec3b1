import { expect, test } from 'vitest'
import { isFound } from './isFound.ts'

test.each([
  ['CERTIFIEE', ['certifiée,']],
  ['certifying', ['certified']],
  ['arrivee', ['d’arrivée']],
  ['coeur', ['cœur']],
  ['app', ['WhatsApp']],
  ['e-commerce', ['e-commerce']],
  ['certif', ['certification']],
  ['traduction juridique', ['juridiques', 'Traductions']],
  ['ISO 17100', ['ISO', '17100:2015']],
  ['"confidentiel"', ['confidentielle']],
])('%s is what %j say', (query, words) => {
  expect(isFound(query, words)).toBe(true)
})

test.each([
  ['xqzt', ['x']],
  ['blorptag', ['b', 'Bonaventure']],
  ['blorptag', ['bl']],
  ['éblouissax', ['é']],
  ['traduction blorptag', ['traduction', 'bleu']],
  ['zzz', ['Z']],
])('%s is not what %j say', (query, words) => {
  expect(isFound(query, words)).toBe(false)
})
