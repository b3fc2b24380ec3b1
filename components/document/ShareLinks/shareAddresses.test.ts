import { expect, test } from 'vitest'
import { emailShareAddress, linkedinShareAddress } from './shareAddresses.ts'

const shared = { url: 'https://www.passerelle.example/fr/articles/x', title: 'Prix & délais : 100 €' }

test('LinkedIn is given the address', () => {
  const address = new URL(linkedinShareAddress(shared))
  expect(address.searchParams.get('url')).toBe(shared.url)
})

test('the e-mail has the title as its subject and the address in its text, whatever characters they hold', () => {
  const { searchParams } = new URL(emailShareAddress(shared))
  expect(searchParams.get('subject')).toBe(shared.title)
  expect(searchParams.get('body')).toBe(`${shared.title}\n${shared.url}`)
})
