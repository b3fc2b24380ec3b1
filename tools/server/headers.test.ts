import { expect, test } from 'vitest'
import { headerRules, headersFile } from '../site/headerRules.ts'
import { parseHeaderRules } from './headers.ts'

test('the file that hosts read says what the rules say', async () => {
  expect(parseHeaderRules(String(await headersFile.write()))).toEqual(headerRules)
})

test('it keeps to what Cloudflare Pages reads: 100 rules, lines of 2,000 characters', async () => {
  const lines = String(await headersFile.write()).split('\n')
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100)
  expect(lines.filter((line) => line.length > 2000)).toEqual([])
})

test('where two rules for an address have the same header, the special one says what the general one says, too', () => {
  const [general, ...special] = headerRules
  const contradictions = special.flatMap(({ path, headers }) =>
    Object.entries(headers).flatMap(([name, value]) =>
      value.includes(general?.headers[name] ?? '') ? [] : [path, name],
    ),
  )
  expect(contradictions).toEqual([])
})
