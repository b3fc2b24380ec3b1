import { expect, test } from 'vitest'
import { referenceOf, submissionIdOf } from './submissionId.ts'
import { newKey } from './visitKey.ts'

const idOf = (fields: Readonly<Record<string, string | File>>, key = 'key', form = 'contact') => {
  const message = new FormData()
  for (const [name, value] of Object.entries(fields)) message.append(name, value)
  return submissionIdOf(key, form, message)
}
const message = { name: 'Ada', message: 'Bonjour', attachment: new File(['%PDF'], 'contrat.pdf') }

test('the same again has the same id, wherever it is sent from', () => {
  expect(idOf({ ...message, page: '/en/contact', _next: '/en', submissionId: 'x' })).toBe(
    idOf({ ...message, page: '/fr', _next: '/fr', language: 'fr', estimate: 'contrat.pdf: 1,000 words' }),
  )
})

test.each([
  ['a word', idOf({ ...message, message: 'Bonsoir' })],
  ['a field less', idOf({ name: 'Ada', message: 'Bonjour' })],
  ['a word in another field', idOf({ ...message, name: 'Bonjour', message: 'Ada' })],
  ['the name of the file', idOf({ ...message, attachment: new File(['%PDF'], 'annexe.pdf') })],
  ['the size of the file', idOf({ ...message, attachment: new File(['%PDF-'], 'contrat.pdf') })],
  ['the form', idOf(message, 'key', 'quote')],
  ['the draft', idOf(message, 'other')],
])('%s makes another id', (_what, other) => {
  expect(other).not.toBe(idOf(message))
})

test('an id is letters, digits and a hyphen, as short as a name of a file', () => {
  for (let count = 0; count < 100; count += 1) expect(idOf(message, newKey())).toMatch(/^[a-z0-9]{3,21}-[a-z0-9]{1,7}$/)
})

test('a reference is short, the same for the same id, and has nothing that is read for something else', () => {
  expect(referenceOf('a-1')).toBe(referenceOf('a-1'))
  const references = Array.from({ length: 1_000 }, () => referenceOf(idOf(message, newKey())))
  for (const reference of references) expect(reference).toMatch(/^[2-9A-HJKMNP-Z]{3}-[2-9A-HJKMNP-Z]{4}$/)
  expect(new Set(references).size).toBe(1_000)
})
