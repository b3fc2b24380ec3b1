import { expect, test } from 'vitest'
import type { Locale } from '../../../renderer/languages.ts'
import { parse } from '../../content/parse.ts'
import { readPassage } from '../prose/passage.ts'
import { bodyPassages } from '../prose/passages.ts'
import { checkTypography } from './checkTypography.ts'

function check(source: string, locale: Locale) {
  const passages = bodyPassages(parse(source), source, locale)
  return checkTypography({ file: 'content/fr/a.mdx', source, locale, passages })
}

/** The text after all fixes, on one line. */
function fixText(source: string, locale: Locale): string {
  return check(source, locale)
    .flatMap(({ fix }) => fix ?? [])
    .flatMap((change) => (change.kind === 'replace' ? change : []))
    .toSorted((a, b) => b.from.column - a.from.column)
    .reduce(
      (text, { from, to, text: wanted }) => text.slice(0, from.column - 1) + wanted + text.slice(to.column - 1),
      source,
    )
}

test.each([
  'Dactylographié : "ceci", l\'arc, 10 000 mots, 50 %, et puis... « voilà » ; non ?',
  'Rendez-vous à 10:30, le 3.4.2026, version 3.5 jours, TLS 1.2, chapitre 2.3, ratio 16:9.',
  'Voir https://example.com/a?b=c;d, contrat.docx, a.b@example.com et `x!`.',
  'Il a dit « l’on écrit “non” ici », a) puis, 1) ensuite, un écran de 15".',
  'A priori, la parité est de 655,957 francs ; A est une lettre, `A` aussi.',
  'Nous nous voyons, il faut faire faire un devis, Boutros Boutros aussi, un-un.',
  'La règle (dite « d’or ») vaut : 514 555-0142, ISO 17100, 25,00 $ et 12 h 30 !',
  'Le mot « Prêt? » et _What now?_ et _10,000 words_ sont d’ailleurs.',
  'Ce que les pages mettent! Non? Ceci: «cela», “cela”, 50% , 20€ ( bref ) - et lʼan.',
])('French that is right: %s', (text) => {
  expect(check(text, 'fr')).toEqual([])
})

test.each([
  'Plain typing is right: "this", don\'t, 10,000 words, 50%, and so on... right?',
  'Call +237 222 555 010, 514 555-0142 or 600 00 01 42 at 2:30 p.m., in 2024 150 people did.',
  'The point that that makes, what he had had, “a ‘b’ c”, $1,234.50, etc., and more.',
  'French sets “12 500 XAF” and _1 234,50 €_ with spaces; « oui » is quoted in “« oui »” alone.'.replace(
    '« oui » is',
    'it is',
  ),
  'What pages set : really ? A «word», 50 % , ( all ) - and more.',
  'A part, A la carte, a) first, 1) second, see https://example.com/a;b and file.txt.',
])('English that is right: %s', (text) => {
  expect(check(text, 'en')).toEqual([])
})

test.each([
  ['La 1ère, les 2èmes, le XIXème, les 1ères.', 'La 1re, les 2es, le XIXe, les 1res.'],
  ['Mr. Dupont, Mr Durand et Mme. Roy.', 'M. Dupont, M. Durand et Mme Roy.'],
  ['A partir de $50, €1,234.50.', 'À partir de 50 $, 1 234,50 €.'],
  ['En 3.5 heures, 10,000 mots et 1,250,000 signes, etc...', 'En 3,5 heures, 10 000 mots et 1 250 000 signes, etc.'],
  ['Mot,mot et fin.Puis un jour.', 'Mot, mot et fin. Puis un jour.'],
])('French is fixed: %s', (text, fixed) => {
  expect(fixText(text, 'fr')).toBe(fixed)
})

test.each([
  ['Words of 10 000 words, 3,5 hours and 20 $.', 'Words of 10,000 words, 3.5 hours and $20.'],
  ['The end, etc…', 'The end, etc.'],
])('English is fixed: %s', (text, fixed) => {
  expect(fixText(text, 'en')).toBe(fixed)
})

test('what needs a decision is reported without a fix', () => {
  const [chat] = check('Le chat chat dort.', 'fr')
  expect(chat).toMatchObject({ rule: 'word-doubled', message: expect.stringContaining('« chat dort. »') })
  expect(chat?.fix).toBeUndefined()
  expect(check('Un « mot sans fin (ici.', 'fr').map(({ fix }) => fix)).toEqual([undefined, undefined])
})

test.each([
  ['en', '“One paragraph.\n\n“And another.”'],
  ['en', '"One paragraph.\n\n"And another."'],
  ['en', 'She wrote, “One paragraph.\n\n“And another.\n\n“And a third,” and no more.'],
  ['fr', '« Un paragraphe.\n\n« Et un autre. »'],
  ['fr', '« Un paragraphe.\n\n» Et un autre.\n\n» Un troisième. »'],
  ['fr', '« Vous partez ? dit-elle.\n\n– Demain.\n\n– Si tôt ! » Il sourit : « Il le faut.\n\n— Alors, adieu ! »'],
  ['fr', 'Elle dit : "Vous partez ?\n\n– Demain, dit-il."\n\n« Si tôt ! »'],
] as const)('a quotation or a dialogue of several paragraphs, in %s: %j', (locale, text) => {
  expect(check(text, locale)).toEqual([])
})

test.each([
  ['fr', '« Un paragraphe.\n\n## Une partie\n\nUn autre. »', 2],
  ['fr', 'Un « mot sans fin.\n\nUn autre »  mot.', 2],
  ['fr', '« Un paragraphe.\n\nUn autre.\n\n« Un mot »', 1],
  ['en', '"One paragraph.\n\nAnother.\n\n"A word"', 1],
] as const)('marks of several paragraphs without their other half, in %s: %j', (locale, text, count) => {
  expect(check(text, locale).filter(({ rule }) => rule === 'sign-unpaired')).toHaveLength(count)
})

test('what is no prose is checked to its end: no pattern backtracks through all of it', () => {
  const ends = ['', 'x', '!', '»', ')']
  for (const sign of [' ', '(', '«', '“«a»”', '"', '!', '.', '…', '1,', '111 ', '$1', 'etc.', 'a ', 'I', 'M.r']) {
    for (const end of ends) {
      const text = sign.repeat(10_000 / sign.length) + end
      const passages = [readPassage(text, 0, text.length)]
      for (const locale of ['fr', 'en'] as const) {
        expect(() => checkTypography({ file: 'content/fr/a.mdx', source: text, locale, passages })).not.toThrow()
      }
    }
  }
}, 120_000)
