import { describe, expect, test } from 'vitest'
import { formatDiagnostic } from '../diagnostics.ts'
import { readStrings } from './readStringsFile.ts'

/** Of the processor, which others use, too. */
const MOST_MICROSECONDS = 2_000_000
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

test('a byte order mark does no harm, and moves nothing', () => {
  const { texts, source, positionAt } = read('\ufeff{ "title": "Contact" }')
  expect(JSON.parse(source)).toEqual({ title: 'Contact' })
  expect(texts.map(({ from }) => positionAt(from))).toEqual([{ line: 1, column: 12 }])
})

test.each(['\n', '\r\n', '\r'])('lines end with %j', (lineEnd) => {
  const { diagnostics } = read(['{', '  "title": 1', '}', ''].join(lineEnd))
  expect(diagnostics.map(formatDiagnostic)).toContain(`${FILE}:2:12  title: is a number, not a text. Write "1"`)
})

describe('what is made to take long takes no time', () => {
  const bombs: Readonly<Record<string, string>> = {
    'groups within groups': '{"a":'.repeat(19_000),
    'lists within lists': `{"a":${'['.repeat(95_000)}`,
    commas: `{${','.repeat(95_000)}`,
    quotes: `{"a":${'"'.repeat(95_000)}`,
    apostrophes: `{"a":${"'".repeat(95_000)}`,
    backslashes: `{"a":"${'\\'.repeat(95_000)}`,
    'spaces in a text': `{"a": "${' '.repeat(95_000)}x" y"}`,
    'spaces around commas': `{"a": x${' ,'.repeat(30_000)} "y"`,
    'unusual spaces': `{"a"${'\u2003'.repeat(30_000)}: "b"`,
    'lines in a text': `{"a": "${'x\n'.repeat(30_000)}"}`,
    'blank lines': `{"a": "b"${'\n'.repeat(95_000)}`,
    conflicts: '<<<<<<< \n'.repeat(9_000),
    slashes: `{"a": "b" ${'/'.repeat(95_000)}`,
    'a long name': `{"${'a'.repeat(95_000)}": "b"}`,
    'the same name': `{${'"a":"b",'.repeat(9_000)}}`,
    'more than a file may hold': ' '.repeat(90_000_000),
  }

  test.each(Object.entries(bombs))('%s', (_name, source) => {
    const begun = process.cpuUsage().user
    const { diagnostics } = read(source)
    expect(process.cpuUsage().user - begun).toBeLessThan(MOST_MICROSECONDS)
    expect(diagnostics.length).toBeGreaterThan(0)
    expect(diagnostics.length).toBeLessThan(40)
  })
})
