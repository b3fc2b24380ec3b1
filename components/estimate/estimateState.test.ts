import { expect, test } from 'vitest'
import counting from '../../content/fr/strings/counting.json' with { type: 'json' }
import french from '../../content/fr/strings/facts.json' with { type: 'json' }
import { chooseText } from '../../renderer/islands/chooseText.ts'
import type { Texts } from '../../renderer/islands/useTexts.ts'
import { joinFiles } from '../forms/Form/Files.tsx'
import { describeTotal } from './describe.ts'
import { emptyEstimate, estimateReducer, type FileStatus, likelySource, totalOf } from './estimateState.ts'
import { readRates } from './rates.ts'

const rates = readRates((name) => french[name], 'fr', 'America/Toronto')
const file = (name: string) => new File(['a'], name, { lastModified: 1 })
const count = { format: 'docx', words: 10, characters: 4, parts: [], repeated: 0, language: 'en', opening: '' } as const
const price = { EUR: 50, CAD: 80 }

test('files are counted one by one; those without a count are listed apart', () => {
  const files = [file('1.docx'), file('2.docx'), file('3.docx')] as const
  const chosen = estimateReducer(emptyEstimate, { type: 'list', files })
  expect(totalOf(chosen, rates)).toEqual({
    words: 0,
    targets: 1,
    price: undefined,
    uncounted: 0,
    wordless: 0,
    reading: 3,
  })
  const answers: ReadonlyArray<readonly [File, FileStatus]> = [
    [files[0], { kind: 'reading', progress: 0.5 }],
    [files[0], { kind: 'counted', count, sha256: '' }],
    [files[1], { kind: 'refused', reason: 'scanned' }],
    [files[2], { kind: 'refused', reason: 'empty' }],
  ]
  const counted = answers.reduce(
    (state, [of, status]) => estimateReducer(state, { type: 'tell', file: of, status }),
    chosen,
  )
  expect(totalOf(counted, rates)).toEqual({ words: 12, targets: 1, price, uncounted: 1, wordless: 1, reading: 0 })
  expect(likelySource(counted)).toBe('en')
})

test('a part that was left out is added, and left out again', () => {
  const slides = file('1.pptx')
  const parts = [{ name: 'speakerNotes', words: 5, characters: 0, isLeftOut: true }] as const
  const status = { kind: 'counted', count: { ...count, words: 0, characters: 0, parts }, sha256: '' } as const
  const chosen = estimateReducer(emptyEstimate, { type: 'list', files: [slides] })
  const counted = estimateReducer(chosen, { type: 'tell', file: slides, status })
  const turn = { type: 'switch', file: slides, part: 'speakerNotes' } as const
  const added = estimateReducer(counted, turn)
  expect([counted, added, estimateReducer(added, turn)].map((state) => totalOf(state, rates))).toMatchObject([
    { words: 0, wordless: 1, price: undefined },
    { words: 5, wordless: 0, price },
    { words: 0, wordless: 1, price: undefined },
  ])
})

test('the same file twice is one; the count of a removed file is ignored', () => {
  const contract = file('1.docx')
  expect(joinFiles([contract], [file('1.docx'), file('2.docx')])).toMatchObject({
    files: [{ name: '1.docx' }, { name: '2.docx' }],
    twice: { name: '1.docx' },
  })
  const removed = estimateReducer(estimateReducer(emptyEstimate, { type: 'list', files: [contract] }), {
    type: 'list',
    files: [],
  })
  const late = { type: 'tell', file: contract, status: { kind: 'counted', count, sha256: '' } } as const
  expect(estimateReducer(removed, late)).toEqual(emptyEstimate)
})

test.each([
  ['documents', 'Total : 1 000 mots, 2 langues, 800 €'],
  ['legal', 'Total : 1 000 mots, 2 langues, à partir de 800 €'],
  ['proofreading', ''],
] as const)('the total is described by service: %s', (service, described) => {
  const t: Texts<'counting'> = (key, values = {}) => chooseText(counting, key, values, 'fr')
  const choices = { ...emptyEstimate.choices, words: 1000, service, targets: ['en', 'de'] }
  const total = totalOf({ files: [], choices }, rates)
  const [line = ''] = describeTotal(total, service, { rates, locale: 'fr', t })
  expect(line.replaceAll(/\s/g, ' ').split(' (')[0]).toBe(described)
})
