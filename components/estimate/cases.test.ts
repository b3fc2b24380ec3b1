import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documentCases } from '../../tests/documents/cases.ts'
import { countDocument } from './countDocument.ts'
import { CountingError } from './countingError.ts'
import { billedWords } from './price.ts'

test.each(documentCases)('$file', async ({ file, expected, tolerance, why }) => {
  const bytes = new Uint8Array(readFileSync(`tests/documents/cases/${file}`))
  const counted = await countDocument(bytes, file, () => undefined).then(
    (count) => billedWords(count, { charactersPerWord: 2 }),
    (error: unknown) => (error instanceof CountingError ? error.obstacle : error),
  )
  const isNear = typeof counted === 'number' && Math.abs(counted - Number(expected)) <= tolerance
  expect(isNear ? expected : counted, why).toBe(expected)
})
