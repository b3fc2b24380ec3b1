import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Locale } from '../../../renderer/languages.ts'
import { parse } from '../../content/parse.ts'
import { bodyPassages } from '../prose/passages.ts'
import { checkSpelling } from './checkSpelling.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

async function check(source: string, locale: Locale) {
  const passages = bodyPassages(parse(source), source, locale)
  return checkSpelling(root, [{ file: `content/${locale}/a.mdx`, locale, source, passages }])
}

/** The words that are reported, one by one. */
async function wordsTold(source: string, locale: Locale): Promise<readonly string[]> {
  const found = await check(source, locale)
  return found
    .filter(({ rule }) => rule?.startsWith('word-'))
    .map(({ line = 1, column = 1 }) => wordAt(source, line, column))
}

function wordAt(source: string, line: number, column: number): string {
  return /^[\p{L}\p{M}]+/u.exec(source.split('\n')[line - 1]?.slice(column - 1) ?? '')?.[0] ?? ''
}

// The first of them waits for the dictionaries.
test.each([
  ['fr', 'Hier, Phileas Fogg attendait à Bombay. Fogg et M. Zorlin partent pour Mandeb, d’où l’on voit Xor-Zandor.'],
  ['fr', 'La DINUM, l’ANSSI, deux PNJs et YesWeHack ; le texte de FOGGARD, vu par Foggard.'],
  ['fr', 'Une roadmap de release, du lean, un bounty et trois pods.'],
  ['en', 'The gérant of an SARL signs, and so did Leisa Reichelt, J. Falcot and the RARCers.'],
  ['fr', 'La surpondération d’une préconfiguration, la myo-péricardite, l’amoxicilline, un médialab.'],
  ['fr', 'Felix Moati, Kristen Wiig et Wes Anderson chez Bérénica ; « positif(ve) », les auteur·rice·s, @monchat.'],
  ['fr', 'Le « Certificate of Origin », la next generation, et *Bacteroides fragilis*.'],
  ['en', 'She took a streetcar, and the boss’ll pay.'],
] as const)(
  'names, abbreviations and words of the other language, in %s: %s',
  async (locale, text) => {
    expect(await wordsTold(text, locale)).toEqual([])
  },
  60_000,
)

test.each([
  ['fr', 'La tradution de l’Etat, vue du Quebec, est differente.', 'tradution Etat Quebec differente'],
  ['fr', 'Un text d’example, une list de language et un project : dun coup.', 'text example list language project dun'],
  ['fr', 'Chez Passerele, le RPGD et le Goouvernement.', 'Passerele RPGD Goouvernement'],
  ['fr', 'Il faut repondre à la redémmarrage des interressés.', 'repondre redémmarrage interressés'],
  ['fr', 'Tradutcion faite. Voici : « Tradutcion ». – Contart !', 'Tradutcion Contart'],
  ['en', 'They dont recieve the agence of the Govermnent, a goverment.', 'dont recieve agence Govermnent goverment'],
] as const)(
  'mistakes that look like names or foreign words, in %s: %s',
  async (locale, text, wrong) => {
    expect(await wordsTold(text, locale)).toEqual(wrong.split(' '))
  },
  60_000,
)

test('American spellings are one remark, with what the site writes', async () => {
  const found = await check('The neighborhood did us a favor.\n\nThey traveled, “a favor” that honors us.', 'en')
  expect(found).toMatchObject([{ rule: 'spelling-of-other-country', line: 1, column: 5 }])
  expect(found[0]?.message).toMatch(
    /neighborhood \(neighbourhood\), favor \(favour\), traveled \(travelled\), honors \(/,
  )
}, 60_000)

test('a suggestion is near', async () => {
  const messages = (
    await check('Nous avons vu un développpement chez Passerele, et aujourdhui nous le disons.', 'fr')
  ).map(({ message }) => message)
  expect(messages.map((message) => /Écrivez (.*?)\./.exec(message)?.[1])).toEqual([
    'développement',
    'Passerelle',
    'aujourd’hui',
  ])
}, 60_000)

test('a poem in a third language is one remark', async () => {
  const found = await check('Voici.\n\nMeeresstille wogenden Geschmeide\n\nPlätschert hervor kluges Fischlein', 'fr')
  expect(found).toMatchObject([{ rule: 'passage-in-other-language', line: 3, column: 1 }])
}, 60_000)

test('names in a list are not another language', async () => {
  expect(await check('Voici.\n\n- Eyoum Nganguè\n- Tchoumi Ekwalla', 'fr')).toEqual([])
}, 60_000)
