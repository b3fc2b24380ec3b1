import { expect, test } from 'vitest'
import { documentNameOf, slugOf } from './slug.ts'

test.each([
  ['Où l’œil s’arrête', 'ou-l-oeil-s-arrete'],
  ["L'été : « 10 erreurs » (et demie)", 'l-ete-10-erreurs-et-demie'],
  ['  --  Titre  --  ', 'titre'],
  ['Straße, smørrebrød, Łódź, İstanbul, ısı', 'strasse-smorrebrod-lodz-istanbul-isi'],
  ['Ça marche 🎉 !', 'ca-marche'],
  ['e\u0301te\u0301', 'ete'],
  ['½ ﬁn ²', '1-2-fin-2'],
  ['العنوان', ''],
  ['🎉', ''],
  ['العنوان 2', '2'],
])('%s: %s', (title, name) => {
  expect(slugOf(title)).toBe(name)
})

test('a long one is cut between words, one without words anywhere', () => {
  expect(slugOf('mot '.repeat(30))).toBe(Array.from({ length: 15 }, () => 'mot').join('-'))
  expect(slugOf('a'.repeat(300))).toBe('a'.repeat(60))
  expect(slugOf('a'.repeat(60))).toHaveLength(60)
  expect(slugOf(`${'a'.repeat(57)} bc`)).toHaveLength(60)
})

test.each([
  ['Aux', 'aux-1'],
  ['404', '404-1'],
  ['Index', 'index-1'],
  ['Aux armes', 'aux-armes'],
])('a document called “%s” is %s, since some names are reserved', (title, name) => {
  expect(documentNameOf(title)).toBe(name)
})
