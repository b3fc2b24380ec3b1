import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { formatFlaws } from '../../tools/content/flaws.ts'
import { checkContent } from '../../tools/content/load.ts'
import { brokenFixtures, expectedFile, withContent } from './brokenContent.ts'

test('content without mistakes has no errors', async () => {
  expect(await withContent(null, checkContent)).toEqual([])
})

describe('each mistake is answered with the place, what is wrong and what to write instead', () => {
  test.each(brokenFixtures)('%s', async (fixture) => {
    const flaws = await withContent(fixture, checkContent)
    expect(`${formatFlaws(flaws)}\n`).toBe(readFileSync(expectedFile(fixture), 'utf8'))
  })
})
