import { describe, expect, test } from 'vitest'
import type { Locale } from '../../renderer/languages.ts'
import { compareWords } from './compareWords.ts'

/** `Un [-mot-]{+terme+} juste` */
function show(before: string, after: string, locale: Locale): string | undefined {
  const marks = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const
  return compareWords(before, after, locale)
    ?.map(({ kind, text }) => marks[kind].join(text))
    .join('')
}

describe('in French', () => {
  test.each([
    ['Demandez un devis avant lundi.', 'Demandez un prix avant lundi.', 'Demandez un [-devis-]{+prix+} avant lundi.'],
    ['C’est l’avocat qui signe.', 'C’est l’avocate qui signe.', 'C’est l’[-avocat-]{+avocate+} qui signe.'],
    ['Aujourd’hui, tout va bien.', 'Demain, tout va bien.', '[-Aujourd’hui-]{+Demain+}, tout va bien.'],
    ['Une œuvre à traduire vite', 'Une manœuvre à traduire vite', 'Une [-œuvre-]{+manœuvre+} à traduire vite'],
    ['Attention\u202f: c’est long.', 'Attention\u202f! c’est long.', 'Attention\u202f[-:-]{+!+} c’est long.'],
    ['Il pèse 117\u202fko en tout.', 'Il pèse 118\u202fko en tout.', 'Il pèse [-117-]{+118+}\u202fko en tout.'],
    [
      'Elle a dit «\u00a0oui\u00a0» hier soir.',
      'Elle a dit «\u00a0non\u00a0» hier soir.',
      'Elle a dit «\u00a0[-oui-]{+non+}\u00a0» hier soir.',
    ],
    ['rendez-vous lundi à dix heures', 'rendez-vous mardi à dix heures', 'rendez-vous [-lundi-]{+mardi+} à dix heures'],
  ])('%s → %s', (before, after, shown) => expect(show(before, after, 'fr')).toBe(shown))

  test('which spaces there are, and how accents are encoded, is no change', () => {
    expect(
      show('Quoi\u00a0? Été, déjà.', 'Quoi\u202f? E\u0301te\u0301, de\u0301ja\u0300.'.normalize('NFD'), 'fr'),
    ).not.toMatch(/[[{]/)
  })
})

describe('in English', () => {
  test.each([
    ['We don’t translate by machine.', 'We never translate by machine.', 'We [-don’t-]{+never+} translate by machine.'],
    [
      'The client’s text is ready now.',
      'The author’s text is ready now.',
      'The [-client’s-]{+author’s+} text is ready now.',
    ],
    ['Ask us for a quote.', 'Ask us today for a quote.', 'Ask us {+today +}for a quote.'],
    [
      'An agency between two shores',
      'An agency, a bridge between two shores',
      'An agency{+,+} {+a bridge +}between two shores',
    ],
    ['A quote takes about two days.', 'A quote takes two days.', 'A quote takes [-about -]two days.'],
  ])('%s → %s', (before, after, shown) => expect(show(before, after, 'en')).toBe(shown))
})

test('words that happen to be in both are no reason to cut a new phrase to pieces', () => {
  expect(
    show(
      'Notre agence a été fondée à Montréal, avec le soutien de plusieurs partenaires et amis.',
      'Notre agence a ouvert ses portes à Douala, grâce à l’aide de plusieurs partenaires et amis.',
      'fr',
    ),
  ).toBe(
    'Notre agence a [-été fondée à Montréal, avec le soutien-]{+ouvert ses portes à Douala, grâce à l’aide+} de plusieurs partenaires et amis.',
  )
})

test('a text that was written anew is not compared', () => {
  expect(show('Le pont est fermé pour la nuit.', 'Nous traduisons des contrats de vente.', 'fr')).toBeUndefined()
})

test('texts without end, all of whose words are elsewhere, are soon told to be different', () => {
  const words = Array.from({ length: 4_000 }, (_, index) => `word${index}`)
  expect(show(words.join(' '), words.toReversed().join(' '), 'en')).toBeUndefined()
})

test.each(['', ' ', '…'])('%j becomes a text', (text) => {
  expect(show(text, 'Un texte', 'fr')).toBeUndefined()
})
