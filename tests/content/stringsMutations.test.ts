import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { globSync } from 'tinyglobby'
import { beforeAll, expect, test } from 'vitest'
import { type Diagnostic, isError } from '../../tools/content/diagnostics.ts'
import { checkFiles } from '../../tools/check/texts/checkStrings.ts'
import { type CodeOfTexts, readCode } from '../../tools/check/texts/readCode.ts'
import { readStrings, type StringsFile } from '../../tools/check/texts/stringsFile.ts'

const MUTATIONS = 4 * 26
/** No mistake may make anybody wait: the check of all files takes a tenth of this, of the processor. */
const MOST_MICROSECONDS = 2_000_000

const paths = globSync('content/*/strings/*.json').toSorted()
const sources = new Map(paths.map((path) => [path, readFileSync(path)]))
const files = new Map(paths.map((path) => [path, readStrings(path, readFileSync(path))]))

/** Always the same numbers from 0 to 1. https://github.com/cprosche/mulberry32 */
function openRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

type Random = () => number
type Mutation = (source: string, random: Random) => string | Uint8Array

/** Somewhere where a pattern matches, something else. */
function somewhere(pattern: RegExp, change: (found: string) => string): Mutation {
  return (source, random) => {
    const places = [...source.matchAll(pattern)]
    const place = places[Math.floor(random() * places.length)]
    if (!place) return source
    return source.slice(0, place.index) + change(place[0]) + source.slice(place.index + place[0].length)
  }
}

function anywhere(change: (source: string, at: number, random: Random) => string): Mutation {
  return (source, random) => change(source, Math.floor(random() * source.length), random)
}

const SIGNS = [
  '"',
  '{',
  ']',
  ',',
  ':',
  '\\',
  "'",
  '“',
  '»',
  '\t',
  '\r',
  '\u00a0',
  '\u0000',
  '//',
  '<b>',
  '}}',
  '$t(',
  '1',
  '\ud800',
]

const mutations: Readonly<Record<string, Mutation>> = {
  'a character less': anywhere((source, at) => source.slice(0, at) + source.slice(at + 1)),
  'a sign more': anywhere(
    (source, at, random) => source.slice(0, at) + (SIGNS[Math.floor(random() * SIGNS.length)] ?? '') + source.slice(at),
  ),
  'a piece less': anywhere((source, at, random) => source.slice(0, at) + source.slice(at + Math.floor(random() * 60))),
  'the end cut off': anywhere((source, at) => source.slice(0, at)),
  'a comma less': somewhere(/,\n/g, () => '\n'),
  'a quote less': somewhere(/"/g, () => ''),
  'other quotes': somewhere(/"[^"\n]*"/g, (text) => `“${text.slice(1, -1)}”`),
  'quotes inside': somewhere(/(?<=": "[^"\n]*)\p{L}+/gu, (word) => `"${word}"`),
  'a bracket less': somewhere(/[{}[\]]/g, () => ''),
  'another bracket': somewhere(/[}\]]/g, (bracket) => (bracket === '}' ? ']' : '}')),
  'a name of JavaScript': somewhere(/"\w+"(?=:)/g, (name) => (name.length % 2 ? '"__proto__"' : '"constructor"')),
  'a brace less': somewhere(/\{\{\w+\}\}/g, (placeholder) => placeholder.slice(1)),
  'a nested text misspelt': somewhere(/\$t\([\w:.-]+\)/g, (nested) => `${nested.slice(0, -2)})`),
  'a backslash': somewhere(/(?<=": "[^"\n]*)\p{L}/gu, (letter) => `\\${letter}`),
  'a comment': somewhere(/\n/g, () => ' // mot\n'),
  'a conflict': somewhere(/.*\n/g, (line) => `<<<<<<< HEAD\n${line}=======\n${line}>>>>>>> main\n`),
  'line ends of old Macs': (source) => source.replaceAll('\n', '\r'),
  'a byte order mark': (source) => `\ufeff${source}`,
  'UTF-16': (source) => Buffer.from(`\ufeff${source}`, 'utf16le'),
  'Windows-1252': (source) => Buffer.from(source, 'latin1'),
  'UTF-8 twice': (source) => Buffer.from(Buffer.from(source).toString('latin1')),
}

let code: CodeOfTexts

beforeAll(async () => {
  code = await readCode('.')
})

/** The check of everything, with one file as it was changed. */
function checkWith(
  path: string,
  bytes: Uint8Array,
): { readonly file: StringsFile; readonly diagnostics: readonly Diagnostic[] } {
  const file = readStrings(path, bytes)
  return { file, diagnostics: checkFiles([...new Map(files).set(path, file).values()], code) }
}

function flatten(value: unknown, key = ''): Array<readonly [key: string, text: unknown]> {
  if (value === null || typeof value !== 'object') return [[key, value]]
  return Object.entries(value).flatMap(([name, item]) => flatten(item, key === '' ? name : `${key}.${name}`))
}

/** What JSON itself makes of it; undefined where it refuses. */
function readAsJson(bytes: Uint8Array): ReadonlyArray<readonly [key: string, text: unknown]> | undefined {
  try {
    return flatten(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    return undefined
  }
}

function keysAndValues({ texts }: StringsFile): Array<readonly [key: string, text: unknown]> {
  return texts.map(({ key, value }) => [key, value] as const)
}

test('texts that nobody has broken are read as JSON reads them', () => {
  for (const [path, bytes] of sources) {
    const file = files.get(path) ?? readStrings(path, bytes)
    expect(file.diagnostics).toEqual([])
    expect(keysAndValues(file)).toEqual(readAsJson(bytes))
  }
  expect(checkFiles([...files.values()], code)).toEqual([])
})

/** What is wrong with the answer to a mutation; undefined where it was told with its place, or does no harm. */
function findFault(path: string, bytes: Uint8Array): string | undefined {
  const begun = process.cpuUsage().user
  const { file, diagnostics } = checkWith(path, bytes)
  if (process.cpuUsage().user - begun > MOST_MICROSECONDS) return 'the check takes too long'

  if (diagnostics.some(({ line, column, message }) => line < 1 || column < 1 || message === '')) return 'no place'
  const asJson = readAsJson(bytes)
  const isTold = diagnostics.some(isError)
  if (!file.diagnostics.some(isError)) {
    if (asJson === undefined) return 'it is not JSON any more'
    if (!isDeepStrictEqual(keysAndValues(file), asJson)) return 'JSON reads other texts'
  }
  if (isTold) return undefined
  // Nothing was said: all texts are there, one of them in other words.
  const before = readAsJson(sources.get(path) ?? Buffer.of()) ?? []
  const changed = before.filter(([key, text], index) => asJson?.[index]?.[0] !== key || asJson[index][1] !== text)
  return asJson?.length === before.length && changed.length <= 1 ? undefined : 'texts are lost'
}

const kinds = Object.keys(mutations)

/** Most files have no placeholder, some no nested text: it is one in which there is something to change. */
function mutateSomeFile(kind: string, random: Random): readonly [path: string, mutated: Uint8Array] {
  for (;;) {
    const path = paths[Math.floor(random() * paths.length)] ?? ''
    const original = sources.get(path) ?? Buffer.of()
    const mutated = mutations[kind]?.(original.toString('utf8'), random) ?? ''
    const bytes = typeof mutated === 'string' ? Buffer.from(mutated) : mutated
    if (!original.equals(bytes)) return [path, bytes]
  }
}

test.each(kinds)('%s is told with its place, or does no harm', { timeout: 60_000 }, (kind) => {
  const random = openRandom(kinds.indexOf(kind) + 1)
  const faults = Array.from({ length: MUTATIONS / 26 }, () => {
    const [path, mutated] = mutateSomeFile(kind, random)
    const fault = findFault(path, mutated)
    return fault === undefined ? [] : [`${path}: ${fault}`]
  })
  expect(faults.flat()).toEqual([])
})

function manyTexts(number: number, text: (index: number) => string): string {
  return `{${Array.from({ length: number }, (_, index) => text(index)).join(',')}}`
}

/** JSON that is in order, and far too much of something. */
const bombs: Readonly<Record<string, string>> = {
  braces: `{"title":"${'{x'.repeat(45_000)}"}`,
  placeholders: `{"title":"${'{{x}}'.repeat(19_000)}"}`,
  tags: `{"title":"${'<b>'.repeat(30_000)}"}`,
  'nested texts': `{"title":"${'$t(x)'.repeat(19_000)}"}`,
  'nested texts that are not closed': `{"title":"${'$t('.repeat(30_000)}"}`,
  'texts that nothing shows': manyTexts(7000, (index) => `"k${index}":"x"`),
  'empty texts': `{"title":[${'"",'.repeat(30_000)}""]}`,
  'texts within texts': manyTexts(3400, (index) => `"k${index}":"$t(contact:k${index + 1})"`),
  'texts in a circle': manyTexts(3400, (index) => `"k${index}":"$t(contact:k${(index + 1) % 3400})"`),
  'forms without others': manyTexts(5000, (index) => `"k${index}_one":"x"`),
}

test.each(Object.entries(bombs))('%s by the thousand are told in no time', (_name, source) => {
  const begun = process.cpuUsage().user
  const { diagnostics } = checkWith('content/fr/strings/contact.json', Buffer.from(source))
  expect(process.cpuUsage().user - begun).toBeLessThan(MOST_MICROSECONDS)
  expect(diagnostics.length).toBeGreaterThan(0)
  expect(diagnostics.length).toBeLessThan(1000)
})
