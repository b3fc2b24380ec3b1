import { expect, test } from 'vitest'
import { measureSizes } from './size.ts'

test.each(measureSizes('.'))('$name: $value of $budget', ({ value, budget }) => {
  expect(value).toBeLessThanOrEqual(budget)
})
