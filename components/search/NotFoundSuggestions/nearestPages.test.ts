import { expect, test } from 'vitest'
import { nearestPages } from './nearestPages.ts'

const pages = [
  { address: '/fr', title: 'Accueil' },
  { address: '/fr/about', title: 'À propos' },
  { address: '/fr/contact', title: 'Contact' },
  { address: '/fr/requestaquote', title: 'Demander un devis' },
  { address: '/fr/services/legalTranslation', title: 'Traduction juridique' },
  { address: '/fr/articles/legal-errors', title: 'Erreurs juridiques' },
]

test.each([
  ['/abuot', '/fr/about'],
  ['/About/', '/fr/about'],
  ['/contact.html', '/fr/contact'],
  ['/services/legal-translation', '/fr/services/legalTranslation'],
  ['/legalTranslation', '/fr/services/legalTranslation'],
  ['/articles/legal-err', '/fr/articles/legal-errors'],
  ['/demander-un-devis', '/fr/requestaquote'],
  ['/%C3%A0-propos', '/fr/about'],
])('%s was probably meant to be %s', (asked, meant) => {
  expect(nearestPages(asked, pages)[0]?.address).toBe(meant)
})

test.each(['/', '/wp-login.php', '/%E0%A4%A', '/zzzzzzzz'])('%s is like nothing there is', (asked) => {
  expect(nearestPages(asked, pages)).toEqual([])
})

test('no more than four pages are suggested', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ address: `/fr/page-${index}`, title: `Page ${index}` }))
  expect(nearestPages('/page', many)).toHaveLength(4)
})
