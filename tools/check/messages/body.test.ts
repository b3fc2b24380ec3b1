import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { bodyMessages } from './body.ts'

test('each mistake in a body has a fixture', () => {
  const told = new Set(
    globSync('tests/fixtures/broken/*/expected.txt').flatMap((file) =>
    readFileSync(file, 'utf8').split(/\s+/),
  )
  expect(Object.keys(bodyMessages).filter((name) => !told.has(name))).toEqual([])
})
