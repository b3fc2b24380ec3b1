import { expect, test } from 'vitest'
import { readReviewOptions } from './reviewOptions.ts'

test('nothing: main, and pictures', () => {
  expect(readReviewOptions([])).toEqual({ base: undefined, hasPictures: true, json: undefined, comment: undefined })
})

test('all of them', () => {
  expect(readReviewOptions(['--base', 'écrits', '--no-pictures', '--json=a.json', '--comment', 'b.md'])).toEqual({
    base: 'écrits',
    hasPictures: false,
    json: 'a.json',
    comment: 'b.md',
  })
})

test.each([
  [['--no-picture'], 'The review has no option "no-picture". Did you mean "no-pictures"?'],
  [['main'], 'The review has no option "main".'],
  [['--base'], '--base needs a value: npm run review -- --base main'],
  [['--json', '--base', 'main'], '--json needs a value: npm run review -- --json file'],
  [['--comment='], '--comment needs a value'],
])('%j', (given, message) => expect(() => readReviewOptions(given)).toThrow(message))
