import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import english from '../../tools/content/messages/en.json'
import french from '../../tools/content/messages/fr.json'
import { mistakes } from './broken/mistakes.ts'

/** Rules that need a history or a whole file: tests beside them have these. */
const withoutMistake = ['document-renamed', 'frontmatter-form']

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The placeholders of all texts of a catalogue, by key. */
function placeholdersOf(catalogue: Texts) {
  return Object.entries(catalogue).map(([group, texts]) => [
    group,
    Object.entries(texts).map(([key, text]) => [key, [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted()]),
  ])
}

test('both languages have the same messages with the same placeholders', () => {
  expect(placeholdersOf(english)).toEqual(placeholdersOf(french))
})

test('each rule has a mistake that it reports', () => {
  const reports = Object.values(mistakes).flatMap(({ expect: expected }) => expected)
  const found = new Set(reports.map((report) => report.split(' ').at(-1)))
  const rules = new Set(Object.keys(french.rules).map((name) => name.split('_')[0]))
  expect([...rules].filter((rule) => !found.has(rule))).toEqual(withoutMistake)
  expect(rules.size).toBeLessThanOrEqual(110)
})

test('each message is used', () => {
  const sources = [...globSync('tools/{content,check,build}/**/*.ts'), 'content/collections.ts']
  const code = sources.map((file) => readFileSync(file, 'utf8')).join('')
  expect(
    Object.keys(french.rules).filter((name) => !code.includes(`'${name}'`) && !name.startsWith('component-content_')),
  ).toEqual([])
})

test('each other text is used', () => {
  const sources = globSync('tools/**/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
  const keys = [french.advice, french.report].flatMap((texts) => Object.keys(texts))
  const names = keys.map((key) => key.replace(/_(?:one|other)$/, ''))
  expect(names.filter((name) => !sources.includes(`.${name}'`))).toEqual([])
})
