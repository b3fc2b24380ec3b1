import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { bodyMessages } from './body.ts'

test('each mistake in a body has a fixture', () => {
  const expected = globSync('tests/fixtures/broken/*/expected.txt').map((file) => readFileSync(file, 'utf8'))
  const told = new Set(expected.join(' ').split(/\s+/))
  expect(Object.keys(bodyMessages).filter((name) => !told.has(name))).toEqual([])
})
