import { describe, expect, test } from 'vitest'
import { typeset, typesetAll } from './typography.ts'

/** No-break spaces made visible: ␣ is U+00A0, ⸱ is U+202F. */
function visible(text: string): string {
  return text.replaceAll('\u00a0', '␣').replaceAll('\u202f', '⸱')
}

describe('French', () => {
  test.each([
    ['Pourquoi ?', 'Pourquoi⸱?'],
    ['Attention !', 'Attention⸱!'],
    ['oui ; non', 'oui⸱; non'],
    ['Deux points : voilà', 'Deux points␣: voilà'],
    ['« Bonjour »', '«␣Bonjour␣»'],
    ['Il a dit "bonjour" hier', 'Il a dit «␣bonjour␣» hier'],
    ["l'agence d'Étienne", 'l’agence d’Étienne'],
    ['À suivre...', 'À suivre…'],
    ['1 000 mots, 10 000 mots, 1 234 567', '1⸱000␣mots, 10⸱000␣mots, 1⸱234⸱567'],
    ['99,9 % et 100 € la page, 10 Mo', '99,9␣% et 100␣€ la page, 10␣Mo'],
    ['24 h/24, en 70 h 40', '24␣h/24, en 70␣h␣40'],
    ['24 heures, 5 ans, ISO 17100', '24␣heures, 5␣ans, ISO␣17100'],
    ['soeur, coeur, oeuvre, oeil, noeud, voeux, boeuf, Oeuvre', 'sœur, cœur, œuvre, œil, nœud, vœux, bœuf, Œuvre'],
    ['moelle, poésie, coexister, Noé, phoenix', 'moelle, poésie, coexister, Noé, phoenix'],
    ['https://example.com/a?b=c, 10:30', 'https://example.com/a?b=c, 10:30'],
    ['en 2024 150 projets', 'en 2024 150 projets'],
  ])('%s', (written, printed) => {
    expect(visible(typeset(written, 'fr'))).toBe(printed)
  })

  test('an inline element beside the sign does not matter', () => {
    expect(visible(typeset(' : la suite', 'fr'))).toBe('␣: la suite')
  })
})

describe('English', () => {
  test.each([
    ["We don't know", 'We don’t know'],
    ["the clients' files", 'the clients’ files'],
    ['in 70 h 40 min', 'in 70␣h␣40␣min'],
    ['She said "yes" twice', 'She said “yes” twice'],
    ["'tis quoted 'so'", '‘tis quoted ‘so’'],
    ['To be continued...', 'To be continued…'],
    ['24 hours, 5 years, ISO 17100', '24␣hours, 5␣years, ISO␣17100'],
    ['Why? Because: yes!', 'Why? Because: yes!'],
  ])('%s', (written, printed) => {
    expect(visible(typeset(written, 'en'))).toBe(printed)
  })
})

test.each(['fr', 'en'] as const)('applying it twice changes nothing (%s)', (locale) => {
  const once = typeset('« Oui » : "non" ; l\'oeil... 10 000 % ?', locale)
  expect(typeset(once, locale)).toBe(once)
})

test('slugs and addresses of a frontmatter stay what they are', () => {
  const frontmatter = {
    author: 'coeur-de-metier',
    link: 'https://example.com/oeuvre',
    title: 'Le coeur',
    tags: ['L’oeil'],
  }
  expect(typesetAll(frontmatter, 'fr')).toEqual({
    author: 'coeur-de-metier',
    link: 'https://example.com/oeuvre',
    title: 'Le cœur',
    tags: ['L’œil'],
  })
})
