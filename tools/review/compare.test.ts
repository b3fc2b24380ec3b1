import { describe, expect, test } from 'vitest'
import type { Locale } from '../../renderer/languages.ts'
import { nowhere, pageAt } from '../../tests/fixtures/review/review.ts'
import { readPage } from './comparePages.ts'
import { compareLines, compareWords, normalizeSpace } from './compareWords.ts'
import { removeRepetition } from './removeRepetition.ts'
import type { ReviewedText, WordRun } from './review.ts'

/** `Un [-mot-]{+terme+} juste` */
function show(runs: readonly WordRun[]): string {
  const marks = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const
  return runs.map(({ kind, text }) => marks[kind].join(text)).join('')
}

test.each<[Locale, string, string, string]>([
  [
    'fr',
    'Demandez un devis avant lundi.',
    'Demandez un prix avant lundi.',
    'Demandez un [-devis-]{+prix+} avant lundi.',
  ],
  ['fr', 'C’est l’avocat qui signe.', 'C’est l’avocate qui signe.', 'C’est [-l’avocat-]{+l’avocate+} qui signe.'],
  ['fr', 'Il pèse 117\u202fko en tout.', 'Il pèse 118\u202fko en tout.', 'Il pèse [-117-]{+118+} ko en tout.'],
  ['fr', 'Quoi\u00a0? De\u0301ja\u0300.', 'Quoi\u202f? Déjà.', 'Quoi ? Déjà.'],
  [
    'en',
    'We don’t translate by machine.',
    'We never translate by machine.',
    'We [-don’t-]{+never+} translate by machine.',
  ],
  ['en', 'One thing.', 'Entirely other words, all of them.', '[-One thing.-]{+Entirely other words, all of them.+}'],
])('words in %s: %s → %s', (locale, before, after, shown) => {
  expect(show(compareWords(normalizeSpace(before), normalizeSpace(after), locale))).toBe(shown)
})

describe('a page', () => {
  const page = (body: string, styles = '', head = '') =>
    `<html><head><meta property="og:title" content="Titre"/>${head}<style>${styles}</style></head><body>${body}</body></html>`
  const read = (html: string) => readPage(html, (address) => (address === '/assets/a.css' ? '.below{color:red}' : ''))

  test('is read as its title, alternative texts and a line for each block, without scripts and sizes of PDFs', () => {
    const body =
      '<h1>Deux <em>mots</em></h1><ul><li>un</li><li>deux<br>trois</li></ul><img src="a.svg" alt="Une rive">' +
      '<p aria-hidden="true">caché</p><script>let a</script><p><a download href="a.pdf">Le PDF, 117 ko</a></p>'
    expect(read(page(body)).lines).toEqual(['Titre', 'Deux mots', 'un', 'deux', 'trois', 'Une rive', 'Le PDF, '])
  })

  test('is the same under other generated class names and file hashes', () => {
    const write = (one: string, other: string, hash: string) =>
      read(
        page(
          `<p class="${one} ${other}" id="_R_${one}_">a</p><div data-props="{&quot;className&quot;:&quot;${other}&quot;}"></div>`,
          `.${one}{color:red}.${other}{animation:${one} 2s}@keyframes ${one}{to{top:0}}`,
          `<link rel="stylesheet" href="/assets/a.css"><script src="/assets/entries/x.${hash}.js"></script>`,
        ),
      )
    const [was, is] = [write('a', 'b', 'AbcdEfg1'), write('cd', 'e', 'HijkLmn2')]
    expect(is).toEqual(was)
    expect(is.rules.join('')).toContain('color:red')
  })

  test('differs in passages: adjacent changed lines are one, moved lines are none', () => {
    const before = ['Accueil', 'Trois mots à lire.', 'Pied', 'Adresse', 'Rien']
    const after = ['Adresse', 'Accueil', 'Quatre mots à lire.', 'Un ajout.', 'Pied']
    expect(compareLines(before, after, 'fr').map(show)).toEqual([
      '[-Trois-]{+Quatre+} mots à lire.\n{+Un ajout.+}',
      '[-Rien-]',
    ])
  })
})

describe('repetition', () => {
  const changed = (address: string, before: string, after: string) =>
    pageAt(address, { passages: compareLines([before], [after], 'fr') })

  test('a changed text is listed with the pages that show it, and not with these pages', () => {
    const price: ReviewedText = {
      name: 'facts.json: price',
      values: { ...nowhere, fr: { before: '100 €', after: '110 €' }, en: { before: '€100', after: '€100' } },
      pages: [],
    }
    const pages = [
      changed('/fr/services', 'La page coûte 100 € hors taxes.', 'La page coûte 110 € hors taxes.'),
      changed('/fr/contact', 'Une réponse en moins de 24 heures.', 'Une réponse en moins de 48 heures.'),
      changed('/en/services', 'A page of your text costs €100.', 'A page of your text costs €120.'),
    ]
    removeRepetition([price], pages, [])
    expect(price.pages).toEqual(['/fr/services'])
    expect(pages.map(({ passages }) => passages.length)).toEqual([0, 1, 1])
  })

  test('listings of documents and passages of an earlier page are left out', () => {
    const pages = [
      pageAt('/fr/blog', {
        passages: [
          ...compareLines(['Suivant : L’ancien titre d’un article'], ['Suivant : Le nouveau titre d’un article'], 'fr'),
          ...compareLines(['1 article'], ['2 articles'], 'fr'),
        ],
      }),
      changed('/fr/about', 'Téléphone à Montréal : 555-0101', 'Téléphone à Montréal : 555-0102'),
      changed('/fr/contact', 'Téléphone à Montréal : 555-0101', 'Téléphone à Montréal : 555-0102'),
    ]
    removeRepetition([], pages, ['Le nouveau titre d’un article'])
    expect(pages.map(({ passages }) => passages.length)).toEqual([0, 1, 0])
  })
})
