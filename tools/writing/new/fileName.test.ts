import { expect, test } from 'vitest'
import { slugOf } from '../../content/slug.ts'
import { faultOfName } from './fileName.ts'

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
  ['articles', 'un-nouveau-titre', undefined],
  ['articles', 'legal-errors', 'there is content/en/articles/legal-errors.mdx already. Write another title'],
  ['services', 'legaltranslation', 'there is content/en/services/legalTranslation.mdx already.'],
  ['team', 'contact', '/contact is the address of another page. Write another title'],
  ['team', 'legal-translation', '/legal-translation is the address of another page.'],
  ['case-studies', 'nadia-belhadj-roy', '/nadia-belhadj-roy is the address of another page.'],
  ['team', 'quotepage', '/quotepage is the address of another page.'],
  ['team', 'en', '/en is the address of another page.'],
  ['articles', 'index', '/articles/index is the address of another page.'],
  ['articles', 'Un Titre', '"Un Titre" is no name for a file. Write small letters'],
  ['articles', '../x', '"../x" is no name for a file.'],
  ['articles', 'a'.repeat(61), 'the name of the file has 61 characters, may have 60.'],
  ['policies', 'cookies', 'there is no page for "cookies".'],
] as const)('in %s, %s: %s', async (collection, name, fault) => {
  const found = await faultOfName('.', collection, name)
  expect(found?.slice(0, fault?.length)).toBe(fault)
})
