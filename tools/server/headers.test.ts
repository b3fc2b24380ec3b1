import { expect, test } from 'vitest'
import { headerRules, headersFile } from '../site/headerRules.ts'
import { parseHeaderRules } from './headers.ts'

test('the file that hosts read says what the rules say', () => {
  expect(parseHeaderRules(headersFile())).toEqual(headerRules)
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
