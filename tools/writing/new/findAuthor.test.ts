import { expect, test } from 'vitest'
import { findAuthor } from './findAuthor.ts'

const members = [
  { slug: 'nadia-belhadj-roy', name: 'Nadia Belhadj-Roy', email: 'mailto:nadia@example.com' },
  { slug: 'etienne-valcourt', name: 'Étienne Valcourt', email: 'mailto:etienne@example.com' },
]

test.each([
  ['Étienne Valcourt', '', 'etienne-valcourt'],
  ['etienne valcourt', 'home@example.org', 'etienne-valcourt'],
  ['Nadia Belhadj Roy', '', 'nadia-belhadj-roy'],
  ['nbr', 'Nadia@Example.com', 'nadia-belhadj-roy'],
  // Somebody writes with another's name, say on a machine of the agency: the address is the surer of the two.
  ['Étienne Valcourt', 'nadia@example.com', 'nadia-belhadj-roy'],
  ['Nobody', 'nobody@example.com', undefined],
  ['', '', undefined],
])('%s <%s>: %s', (name, email, slug) => {
  expect(findAuthor(members, { name, email })?.slug).toBe(slug)
})

test('nobody is found where the profiles have no name and git has none', () => {
  expect(findAuthor([{ slug: 'x', name: '', email: '' }], { name: '', email: '' })).toBeUndefined()
})
