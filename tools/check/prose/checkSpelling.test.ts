import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Locale } from '../../../renderer/languages.ts'
import { checkSpelling } from './checkSpelling.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

async function check(source: string, locale: Locale) {
  return checkSpelling(root, [{ file: `content/${locale}/articles/a.mdx`, locale, source, text: source }])
}

/** The words that are reported, one by one. */
async function wordsTold(source: string, locale: Locale): Promise<readonly string[]> {
  const found = await check(source, locale)
  return found
    .filter(({ rule }) => rule?.startsWith('word-'))
    .map(({ line = 1, column = 1 }) => wordAt(source, line, column))
}

function wordAt(source: string, line: number, column: number): string {
  return /^[\p{L}\p{M}’]+/u.exec(source.split('\n')[line - 1]?.slice(column - 1) ?? '')?.[0] ?? ''
}

// The first of them waits for the dictionaries.
test.each([
  ['fr', 'Hier, Phileas Fogg attendait à Bombay. Fogg et M. Zorlin partent pour Mandeb, d’où l’on voit Xor-Zandor.'],
  ['fr', 'La DINUM, l’ANSSI, deux PNJs et YesWeHack ; le texte de FOGGARD, vu par Foggard.'],
  ['fr', 'Une roadmap de release, du lean, un bounty et trois pods.'],
  ['en', 'The gérant of an SARL signs, and so did Leisa Reichelt, J. Falcot and the RARCers.'],
  ['fr', 'La surpondération d’une préconfiguration, la myo-péricardite, l’amoxicilline, un médialab.'],
  ['fr', 'Felix Moati, Kristen Wiig et Wes Anderson chez Bérénica ; « positif(ve) », les auteur·rice·s, @monchat.'],
  ['fr', 'Le « Certificate of Origin » et la next generation.'],
  ['en', 'She took a streetcar, and the boss’ll pay.'],
] as const)(
  'names, abbreviations and words of the other language, in %s: %s',
  async (locale, text) => {
    expect(await wordsTold(text, locale)).toEqual([])
  },
  60_000,
)

test.each([
  ['fr', 'La tradution d’un mot, vue de près, est differente.', 'tradution differente'],
  ['fr', 'Il faut repondre à la redémmarrage des interressés.', 'repondre redémmarrage interressés'],
  ['fr', 'Tradutcion faite. Voici : « Tradutcion ». – Contart !', 'Tradutcion Contart'],
  ['en', 'They recieve the agreemnt of a goverment.', 'recieve agreemnt goverment'],
] as const)(
  'mistakes that look like names or foreign words, in %s: %s',
  async (locale, text, wrong) => {
    expect(await wordsTold(text, locale)).toEqual(wrong.split(' '))
  },
  60_000,
)

test('English is right as any country spells it, and French before and after 1990', async () => {
  expect(await wordsTold('The neighborhood did us a favour.\n\nThey traveled to the centre, organised.', 'en')).toEqual(
    [],
  )
  expect(
    await wordsTold('Il faut connaître le coût, et connaitre le cout d’un évènement ou d’un weekend.', 'fr'),
  ).toEqual([])
}, 60_000)

test('a suggestion is near', async () => {
  const found = await check('Nous avons vu un développpement, et aujourdhui nous le disons.', 'fr')
  expect(found.map(({ message }) => /Écrivez (.*?)\./.exec(message)?.[1])).toEqual(['développement', 'aujourd’hui'])
}, 60_000)

test('a poem in a third language and names in a list are no mistakes', async () => {
  expect(await check('Voici.\n\nMeeresstille wogenden Geschmeide\n\nPlätschert hervor kluges Fischlein', 'fr')).toEqual(
    [],
  )
  expect(await check('Voici.\n\n- Eyoum Nganguè\n- Tchoumi Ekwalla', 'fr')).toEqual([])
}, 60_000)
