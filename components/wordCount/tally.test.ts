import { expect, test } from 'vitest'
import { createTally } from './tally.ts'

test('a tally counts part by part, and repeated sentences', () => {
  const tally = createTally()
  tally.add('body', 'Le vendeur livre les biens vendus.\nLe vendeur livre les biens vendus. Oui. Oui.')
  tally.add('notes', 'Une note.')
  tally.add('hidden', 'rien à voir')
  tally.add('comments', '…')
  expect(tally.finish()).toEqual({
    words: 16,
    characters: 0,
    parts: [
      { name: 'body', words: 14, characters: 0, isLeftOut: false },
      { name: 'notes', words: 2, characters: 0, isLeftOut: false },
      { name: 'hidden', words: 3, characters: 0, isLeftOut: true },
    ],
    repeated: 6,
    language: 'fr',
    opening: 'Le vendeur livre les',
  })
})
