import { expect, test } from 'vitest'
import { matchingId, type Heading } from './matchingId.ts'

const own: readonly Heading[] = [
  { level: 'h2', id: 'prix' },
  { level: 'h3', id: 'au-mot' },
  { level: 'h2', id: 'conclusion' },
]
const page = (main: string) =>
  `<html><body><h2 id="before">x</h2><main>${main}</main><h2 id="after">x</h2></body></html>`
const translation = page(
  '<h2 class="a" id="prices">x</h2><p id="note-1">x</p><h3 id="by-the-word">x</h3><h2 id="in-short" tabindex="-1">x</h2>',
)

test.each([
  ['prix', 'prices'],
  ['au-mot', 'by-the-word'],
  ['conclusion', 'in-short'],
])('the heading %s has its counterpart at the same place: %s', (id, counterpart) => {
  expect(matchingId(id, own, translation)).toBe(counterpart)
})

test('what is no heading has the same id, or none', () => {
  expect(matchingId('note-1', own, translation)).toBe('note-1')
  expect(matchingId('note-2', own, translation)).toBeUndefined()
})

test('headings of pages that do not correspond have no counterpart', () => {
  expect(matchingId('prix', own, page('<h2 id="prices">x</h2><h3 id="prix">x</h3>'))).toBeUndefined()
  expect(matchingId('prix', own, page('<h2 id="a">x</h2><h2 id="b">x</h2><h2 id="c">x</h2>'))).toBeUndefined()
})
