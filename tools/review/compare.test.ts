import { describe, expect, test } from 'vitest'
import type { Locale } from '../../renderer/languages.ts'
import { nowhere } from '../../tests/fixtures/review/review.ts'
import { compareLines, compareWords } from './compareLines.ts'
import { normalizeSpace, readPage } from './readPage.ts'
import type { ReviewedPage, ReviewedText, WordRun } from './review.ts'
import { withoutRepetition } from './texts.ts'

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

  test('is read as it is heard: title, alternative texts, one line for each block, no scripts, no size of its PDF', () => {
    const body =
      '<h1>Deux <em>mots</em></h1><ul><li>un</li><li>deux<br>trois</li></ul><img src="a.svg" alt="Une rive">' +
      '<p aria-hidden="true">caché</p><script>let a</script><p>Voir <a download href="a.pdf">le PDF (117 ko</a></p>' +
      '<p><a href="https://source.example/a?page=b">Une source</a></p>'
    expect(read(page(body)).lines).toEqual([
      'Titre',
      'Deux mots',
      'un',
      'deux trois',
      'Une rive',
      'Voir le PDF (',
      'Une source (https://source.example/a)',
    ])
  })

  test('is the same whatever letters its classes and keyframes have, and whatever hashes its files', () => {
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

  test('differs in passages: lines that changed together are one, what only moved is none', () => {
    const before = ['Accueil', 'Trois mots à lire.', 'Pied', 'Adresse', 'Rien']
    const after = ['Adresse', 'Accueil', 'Quatre mots à lire.', 'Un ajout.', 'Pied']
    expect(compareLines(before, after, 'fr').map(show)).toEqual([
      '[-Trois-]{+Quatre+} mots à lire.\n{+Un ajout.+}',
      '[-Rien-]',
    ])
  })
})

describe('a changed text', () => {
  const price: ReviewedText = {
    name: 'facts.json: price',
    values: { ...nowhere, fr: { before: '100 €', after: '110 €' }, en: { before: '€100', after: '€100' } },
    pages: [],
  }
  const pageAt = (address: string, before: string, after: string): ReviewedPage => ({
    address,
    locale: address.startsWith('/en') ? 'en' : 'fr',
    title: 'Titre',
    change: 'changed',
    publication: 'published',
    passages: compareLines([before], [after], 'fr'),
    pictures: [],
  })

  test('is listed with the pages that show it, apart from other changes nearby', () => {
    const { texts, pages } = withoutRepetition(
      [price],
      [
        pageAt('/fr/services', 'La page coûte 100 € hors taxes.', 'La page coûte 110 € hors taxes.'),
        pageAt('/fr/faq', 'Comptez 100 € la page.', 'Prévoyez 110 € la page.'),
        pageAt('/en/services', 'A page costs €100.', 'A page costs €120.'),
      ],
    )
    expect(texts.map((text) => text.pages)).toEqual([['/fr/services', '/fr/faq']])
    expect(pages.map(({ passages }) => passages.length)).toEqual([0, 1, 1])
  })
})
