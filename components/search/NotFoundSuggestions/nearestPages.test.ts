import { expect, test } from 'vitest'
import { nearestPages } from './nearestPages.ts'

const pages = [
  { path: '/', title: 'Accueil' },
  { path: '/about', title: 'À propos' },
  { path: '/contact', title: 'Contact' },
  { path: '/requestaquote', title: 'Demander un devis' },
  { path: '/services/legalTranslation', title: 'Traduction juridique' },
  { path: '/articles/legal-errors', title: 'Erreurs juridiques' },
]

test.each([
  ['/abuot', '/about'],
  ['/About/', '/about'],
  ['/contact.html', '/contact'],
  ['/services/legal-translation', '/services/legalTranslation'],
  ['/legalTranslation', '/services/legalTranslation'],
  ['/articles/legal-err', '/articles/legal-errors'],
  ['/demander-un-devis', '/requestaquote'],
  ['/%C3%A0-propos', '/about'],
])('%s was probably meant to be %s', (asked, meant) => {
  expect(nearestPages(asked, pages)[0]?.path).toBe(meant)
})

test.each(['/', '/wp-login.php', '/%E0%A4%A', '/zzzzzzzz'])('%s is like nothing there is', (asked) => {
  expect(nearestPages(asked, pages)).toEqual([])
})

test('no more than four pages are suggested', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ path: `/page-${index}`, title: `Page ${index}` }))
  expect(nearestPages('/page', many)).toHaveLength(4)
})
