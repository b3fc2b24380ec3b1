import { expect, test } from 'vitest'
import { parseDraft } from './draft.ts'

test('what was kept comes back', () => {
  const draft = {
    key: '1-2',
    values: { name: 'Ada' },
    files: ['contrat.pdf'],
    estimate: '{}',
    isUnderWay: true,
    keptAt: 1_795_000_000_000,
    page: '1',
  }
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
})

test.each([null, '', '{', 'null', '3', '[]', '{}', '{"key":"1"}', '{"key":1,"values":{}}'])(
  '%j is no draft',
  (stored) => {
    expect(parseDraft(stored)).toBeUndefined()
  },
)

test('what is no text is left out', () => {
  const stored = '{"key":"1","values":{"name":"Ada","age":36},"files":[7],"isUnderWay":"yes","keptAt":"now"}'
  expect(parseDraft(stored)).toEqual({
    key: '1',
    values: { name: 'Ada' },
    files: [],
    estimate: '',
    isUnderWay: false,
    keptAt: 0,
    page: '',
  })
})
