import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import cases from './cases/index.json' with { type: 'json' }
import { count } from './count.ts'

/** In the words of the index, two Chinese or Japanese characters are one. */
const CHARACTERS_PER_WORD = 2

test.each(cases)('$file', async ({ file, words = 0, refused, tolerance = 0, why }) => {
  const answer = await count(new File([readFileSync(`components/wordCount/cases/${file}`)], file))
  const counted =
    answer.kind === 'refused'
      ? answer.reason
      : answer.count.words + Math.ceil(answer.count.characters / CHARACTERS_PER_WORD)
  const isNear = typeof counted === 'number' && Math.abs(counted - words) <= tolerance
  expect(isNear && !refused ? words : counted, why).toBe(refused ?? words)
})
