import { expect, test } from 'vitest'
import { matches } from './matches.ts'

const page = (content: string) => ({ content, locations: content.split(' ').map((_, index) => index), meta: {} })

test.each([
  ['CERTIFIEE', 'certifiée,'],
  ['certifying', 'certified'],
  ['coeur', 'cœur'],
  ['oeuvre', 'l’\u2060 o\u2060euvre'],
  ['app', 'WhatsApp'],
  ['e-commerce', 'e-commerce'],
  ['traduction juridique', 'juridiques Traductions'],
  ['"confidentiel"', 'confidentielle'],
])('%s is what a page with « %s » says', (query, words) => {
  expect(matches(query, page(words))).toBe(true)
})

test.each([
  ['xqzt', 'x'],
  ['blorptag', 'bl Bonaventure'],
  ['traduction blorptag', 'traduction bleu'],
  ['zzz', 'Z'],
])('%s is not what a page with « %s » says', (query, words) => {
  expect(matches(query, page(words))).toBe(false)
})
