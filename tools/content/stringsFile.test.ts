import { expect, test } from 'vitest'
import { readStrings } from './stringsFile.ts'

const FILE = 'content/fr/strings/contact.json'

function read(source: string) {
  return readStrings(FILE, Buffer.from(source))
}

test('texts have keys, their words and their places', () => {
  const { texts, positionAt, diagnostics } = read(
    '{\n  "title": "L’\\u00e9t\\u00e9",\n  "items": [{ "name": "un" }]\n}\n',
  )
  expect(diagnostics).toEqual([])
  expect(texts.map(({ key, value, from }) => [key, value, positionAt(from)])).toEqual([
    ['title', 'L’été', { line: 2, column: 12 }],
    ['items.0.name', 'un', { line: 3, column: 23 }],
  ])
})

test.each(['\n', '\r\n'])('lines end with %j, and a byte order mark does no harm', (lineEnd) => {
  const { diagnostics } = read(['\ufeff{', '  "title": 1', '}', ''].join(lineEnd))
  expect(diagnostics).toMatchObject([{ rule: 'text-wrong', line: 2, column: 12 }])
})

test('only the first mistake of a file that is no JSON is reported', () => {
  const { diagnostics, isWhole } = read('{\n  "a": “b”\n  c: 1,,\n}')
  expect(diagnostics).toMatchObject([{ rule: 'json-wrong', line: 2, column: 8 }])
  expect(isWhole).toBe(false)
})
