import { beforeAll, expect, test } from 'vitest'
import { loadValidContent } from '../content/load.ts'
import type { LoadedDocument } from '../content/loadDocument.ts'
import { describeOpenGraphImage } from './describeOpenGraphImage.ts'

const root = process.cwd()

let documents: readonly LoadedDocument[]

// Reading all content takes a second, more on a busy machine.
beforeAll(async () => {
  documents = await loadValidContent(root, { drafts: false })
}, 60_000)

function cardAt(address: string, title = 'Titre') {
  const entry = documents.find(({ entry: { locale, path } }) => `/${locale}${path}` === address)?.entry
  return describeOpenGraphImage(root, { address, title, entry })
}

test.each([
  ['/fr', { kind: 'home' }],
  ['/fr/about', { kind: 'page', tone: 'day' }],
  ['/en/politique-securite', { kind: 'page', tone: 'night', locale: 'en' }],
  ['/fr/articles/legal-errors', { kind: 'article', day: '12 mars 2026', picture: '/content/images/legal-errors.svg' }],
  ['/en/services/localization', { kind: 'service', tone: 'night', picture: '/content/images/mark-localization.svg' }],
  ['/fr/app-ui-adaptation', { kind: 'study', figure: '212' }],
  ['/en/clarisse-mbarga', { kind: 'person', title: 'Clarisse Mbarga' }],
] as const)('%s has the composition of its kind, and what it says', (address, expected) => {
  expect(cardAt(address).data).toMatchObject(expected)
})

test('a page that nobody has chosen a letter for has the first of its title', () => {
  expect(cardAt('/fr/nouvelle', 'Écrire').data).toMatchObject({ kind: 'page', glyph: 'É' })
})

test('testimonials are quoted as each language quotes', () => {
  expect(cardAt('/fr/testimonials').data).toMatchObject({ glyph: '«' })
  expect(cardAt('/en/testimonials').data).toMatchObject({ glyph: '“' })
})
