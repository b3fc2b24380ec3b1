import { describe, expect, test } from 'vitest'
import { OBJECT, typeset, typesetParts } from './typography.ts'

/** Makes no-break spaces visible: ␣ is U+00A0, ⸱ is U+202F. */
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
    ['en 2024 150 projets', 'en 2024 150␣projets'],
    ['+1 514 555-0142, 514 555-0142, +237 600 00 01 42', '+1 514 555-0142, 514 555-0142, +237 600 00 01 42'],
    ['le 12 mars 2026, le 1er août', 'le 12␣mars 2026, le 1er␣août'],
    ['la loi n° 2024/017, les nos 3 et 4', 'la loi n°␣2024/017, les nos 3 et 4'],
    ['0,5 mg, 10 kg, 500 Mo, 12 km, 37 °C', '0,5␣mg, 10␣kg, 500␣Mo, 12␣km, 37␣°C'],
    ["en 2024 s'ouvre, 2024 l'a vu, 3 m de long", 'en 2024 s’ouvre, 2024 l’a vu, 3␣m de long'],
    [
      'page 30, article 6, article L. 151-1, Loi 25, page 2 sur 4',
      'page␣30, article␣6, article L.␣151-1, Loi␣25, page␣2 sur␣4',
    ],
    ['212 défauts, 8 sur 10, la loi 25 vise, 12 ou 13', '212␣défauts, 8␣sur␣10, la loi␣25 vise, 12 ou 13'],
    ['TLS 1.2, WCAG 2.2, ISO 17100', 'TLS␣1.2, WCAG␣2.2, ISO␣17100'],
    ['160 $ CA, 0,64 $ CA le mot, « $ CA »', '160␣$␣CA, 0,64␣$␣CA le mot, «␣$␣CA␣»'],
    ['M. Dupont, Mme Roy, J. Roy, Me Roy', 'M.␣Dupont, Mme␣Roy, J.␣Roy, Me␣Roy'],
    ['{{count}} min de lecture, page {{page}}', '{{count}}␣min de lecture, page␣{{page}}'],
    ['Lire la suite →', 'Lire la suite␣→'],
    ['"oui", "non" ; ("peut-être")', '«␣oui␣», «␣non␣»⸱; («␣peut-être␣»)'],
    ['l\'"oeuvre" et d\'"autres"', 'l’«␣œuvre␣» et d’«␣autres␣»'],
    ['Il dit "elle dit "oui" hier" ici', 'Il dit «␣elle dit “oui” hier␣» ici'],
    ["Il dit \"elle dit 'l'oui' hier\" ici", 'Il dit «␣elle dit “l’oui” hier␣» ici'],
    ['un écran de 15" et 17"', 'un écran de 15" et 17"'],
    ['un écran de 15" et un "grand" de 17"', 'un écran de 15" et un «␣grand␣» de 17"'],
    ['"en 1998" et "en 2004"', '«␣en 1998␣» et «␣en 2004␣»'],
    ['il mesure 5\' 10"', 'il mesure 5\' 10"'],
    ["les années '90, l'été '98", 'les années ’90, l’été ’98'],
    ['"une ligne\nde plus"', '«␣une ligne\nde plus␣»'],
    ['"un alinéa\n\nun autre"', '"un alinéa\n\nun autre"'],
    ['mot"suite"', 'mot«␣suite␣»'],
    ['Vraiment! Oui; non? Ceci: cela?!', 'Vraiment⸱! Oui⸱; non⸱? Ceci␣: cela⸱?!'],
    ['«ceci» et “cela”, (“en « un » mot”)', '«␣ceci␣» et «␣cela␣», («␣en «␣un␣» mot␣»)'],
    ['un mot , deux .', 'un mot, deux.'],
    ['( bref ), etc. )', '(bref), etc.)'],
    ['ici - là -- partout, 10 - 3, aller-retour', 'ici – là – partout, 10 - 3, aller-retour'],
    ['50% de 20€, 10$ CA, 5%25, 3^2$', '50␣% de 20␣€, 10␣$␣CA, 5%25, 3^2$'],
    ['L´étude, lʼan, l‘homme', 'L’étude, l’an, l’homme'],
    ['aujourdʼhui, le feʼfeʼ', 'aujourd’hui, le feʼfeʼ'],
    ['Prêt&NoBreak;? Oui&nbsp;! L&amp;D; non', 'Prêt&NoBreak;? Oui&nbsp;! L&amp;D⸱; non'],
    ['Yahoo\u2060! « Prêt\u2060? » «\u2060mot\u2060»', 'Yahoo\u2060! «␣Prêt\u2060?␣» «\u2060mot\u2060»'],
  ])('%s', (written, printed) => {
    expect(visible(typeset(written, 'fr'))).toBe(printed)
  })

  test('an inline element next to the sign makes no difference', () => {
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
    ['on March 12, 2026, or 3 May', 'on March␣12, 2026, or 3␣May'],
    ['in March 2026', 'in March 2026'],
    ['No. 2024/017, no. 5, no 5 people', 'No.␣2024/017, no.␣5, no 5␣people'],
    ['0.5 mg, 10 kg, 500 MB, 9 a.m.', '0.5␣mg, 10␣kg, 500␣MB, 9␣a.m.'],
    ['12 translators, Law 25 covers, 12 of them', '12␣translators, Law␣25 covers, 12 of them'],
    ['page 30, Article L. 151-1, FCFA 12,500, page 2 of 4', 'page␣30, Article L.␣151-1, FCFA␣12,500, page␣2 of␣4'],
    ['Mr. Dupont, Dr Roy, J. Roy', 'Mr.␣Dupont, Dr␣Roy, J.␣Roy'],
    ['{{count}} min read', '{{count}}␣min read'],
    ['"He said \'yes\'", she wrote', '“He said ‘yes’”, she wrote'],
    ['"He said "yes" twice"', '“He said ‘yes’ twice”'],
    ["the 1990's", 'the 1990’s'],
    ['15" and 17", 5\' 10"', '15" and 17", 5\' 10"'],
    ['Really ? Yes ; this : that ! A (« word »)', 'Really? Yes; this: that! A (“word”)'],
    ['“A «word»” , 50 % - of ( all )', '“A «word»”, 50% – of (all)'],
    ['See you :) at 1 : 50,000 (really ?)', 'See you :) at 1 : 50,000 (really?)'],
  ])('%s', (written, printed) => {
    expect(visible(typeset(written, 'en'))).toBe(printed)
  })
})

/** A seeded random number generator, from 0 to 1: https://en.wikipedia.org/wiki/Linear_congruential_generator */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32
}

const PIECES = ['"', "'", ' ', '\n', '\n\n', '.', '...', ',', '-', '—', '(', ')', '«', '»', '“', '”', '‘', '’'].concat(
  [
    '« ',
    ' »',
    '\u00a0',
    '\u202f',
    '!',
    '?',
    ':',
    ';',
    '%',
    OBJECT,
    '15',
    '1 000',
    '98',
    's',
    'l',
    'oe',
    'coeur',
    'mot',
  ],
  ['don', 't', 'A', '"', '"', "'", ' - ', '$', '´', '“mot”', '«mot»', ' ,'],
)

describe.each(['fr', 'en'] as const)('whatever the text (%s)', (locale) => {
  const random = randomFrom(20_26)
  const anyParts = () =>
    Array.from({ length: Math.floor(random() * 5) + 1 }, () =>
      Array.from({ length: Math.floor(random() * 6) }, () => PIECES[Math.floor(random() * PIECES.length)]).join(''),
    )
  const texts = Array.from({ length: 5000 }, anyParts)

  test('applying it twice changes nothing', () => {
    for (const parts of texts) {
      const once = typeset(parts.join(''), locale)
      expect(typeset(once, locale), JSON.stringify(parts.join(''))).toBe(once)
    }
  })

  test('no word is lost or moves to another part', () => {
    const wordsOf = (text: string) => text.replaceAll('œ', 'oe').replaceAll(/[^\p{L}\d]/gu, '')
    for (const parts of texts.filter((some) => !/oe|o$/.test(some.join(' ')))) {
      expect(typesetParts(parts, locale).map(wordsOf)).toEqual(parts.map(wordsOf))
    }
  })
})
