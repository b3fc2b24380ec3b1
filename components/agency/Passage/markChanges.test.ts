import { expect, test } from 'vitest'
import { markChanges } from './markChanges.ts'

test('changes are marked by whole words, the words around them stay', () => {
  expect(markChanges('a mortgage on the building', 'a hypothec on the immovable', 'en')).toEqual([
    { text: 'a ' },
    { text: 'mortgage', change: 'deleted' },
    { text: 'hypothec', change: 'inserted' },
    { text: ' on the ' },
    { text: 'building', change: 'deleted' },
    { text: 'immovable', change: 'inserted' },
  ])
})

test('a number is marked as a whole', () => {
  expect(markChanges('Prenez 0.5 mg.', 'Prenez 0,5 mg.', 'fr')).toEqual([
    { text: 'Prenez ' },
    { text: '0.5', change: 'deleted' },
    { text: '0,5', change: 'inserted' },
    { text: ' mg.' },
  ])
})

test('without changes the text is in one piece', () => {
  expect(markChanges('Fermez la vanne.', 'Fermez la vanne.', 'fr')).toEqual([{ text: 'Fermez la vanne.' }])
})
