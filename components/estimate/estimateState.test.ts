import { expect, test } from 'vitest'
import french from '../../content/fr/strings/facts.json' with { type: 'json' }
import counting from '../../content/fr/strings/counting.json' with { type: 'json' }
import type { Texts } from '../../renderer/islands/useTexts.ts'
import { chooseText } from '../../renderer/islands/chooseText.ts'
import { describeTotal } from './describe.ts'
import { emptyEstimate, estimateReducer, likelySource, totalOf } from './estimateState.ts'
import { readRates } from './rates.ts'

const rates = readRates(french, 'fr', '2026-11-22')
const file = (id: number, name = `${id}.docx`) => ({ id, name, size: 1, lastModified: 1 })
const count = { format: 'docx', words: 10, characters: 4, parts: [], leftOut: [], repeated: 0, language: 'en' } as const

test('files are counted one by one, and those that can’t be are told apart', () => {
  const chosen = estimateReducer(emptyEstimate, { type: 'add', files: [file(1), file(2), file(3)] })
  expect(totalOf(chosen, rates)).toEqual({ words: 0, uncounted: 0, reading: 3 })
  const answers = [
    { id: 1, progress: 0.5 },
    { id: 1, count, sha256: '' },
    { id: 2, obstacle: 'scanned' },
    { id: 3, obstacle: 'empty' },
  ] as const
  const counted = answers.reduce((state, answer) => estimateReducer(state, { type: 'answer', answer }), chosen)
  expect(totalOf(counted, rates)).toEqual({ words: 12, uncounted: 1, reading: 0 })
  expect(likelySource(counted)).toBe('en')
})

test('the same file twice is one, and an answer about one that was removed is nothing', () => {
  const chosen = estimateReducer(emptyEstimate, { type: 'add', files: [file(1)] })
  const again = estimateReducer(chosen, { type: 'add', files: [file(2, '1.docx')] })
  expect(again).toMatchObject({ files: [{ id: 1 }], twice: '1.docx' })
  const removed = estimateReducer(again, { type: 'remove', id: 1 })
  expect(estimateReducer(removed, { type: 'answer', answer: { id: 1, count, sha256: '' } })).toEqual(emptyEstimate)
})

test.each([
  ['documents', 'Total : 1 000 mots, 2 langues, 800 €'],
  ['legal', 'Total : 1 000 mots, 2 langues, à partir de 800 €'],
  ['proofreading', ''],
] as const)('what a translation costs is said by service: %s', (service, said) => {
  const t: Texts<'counting'> = (key, values = {}) => chooseText(counting, key, values, 'fr')
  const total = { words: 1000, uncounted: 0, reading: 0 }
  const [line = ''] = describeTotal(total, { service, targets: ['en', 'de'] }, { rates, locale: 'fr', t })
  expect(line.replaceAll(/\s/g, ' ').split(' (')[0]).toBe(said)
})
