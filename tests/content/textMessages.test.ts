import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textMessages } from '../../tools/check/messages/texts.ts'
import { brokenFixtures, expectedFile } from './brokenContent.ts'

test('each rule on texts, spelling, typography and pictures has a fixture', () => {
  const expected = brokenFixtures.map((fixture) => readFileSync(expectedFile(fixture), 'utf8')).join('')
  const found = new Set(Array.from(expected.matchAll(/ ([\w-]+)$/gm), ([, rule]) => rule))
  expect(Object.keys(textMessages).filter((rule) => !found.has(rule))).toEqual([])
})

test('a message has the same values in both languages', () => {
  const valuesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted()
  const unlike = Object.values(textMessages).filter(({ en, fr }) => `${valuesOf(en)}` !== `${valuesOf(fr)}`)
  expect(unlike).toEqual([])
})
