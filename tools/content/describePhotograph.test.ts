import { expect, test } from 'vitest'
import { describeFacts, describeWeight } from './describePhotograph.ts'

test('up to 12 MB nothing is said, up to 25 a warning', () => {
  expect(describeWeight(12_000_000)).toBeUndefined()
  expect(describeWeight(14_400_000)).toEqual({
    severity: 'warning',
    message:
      'has 14 MB: everybody who works on the site downloads them. Save it with at most 4,000 pixels on its longer side',
  })
  expect(describeWeight(31_000_000)).toEqual({
    message: 'has 31 MB, and may have 25. Save it with at most 4,000 pixels on its longer side',
  })
})

test('more pixels than any page shows are a warning', () => {
  expect(describeFacts({ width: 8000, height: 6000 }, 'a.jpg', '')).toBeUndefined()
  expect(describeFacts({ width: 8001, height: 6000 }, 'a.jpg', '')).toEqual({
    severity: 'warning',
    message:
      'has 8,001 × 6,000 pixels, of which pages show a quarter. Save it with at most 4,000 pixels on its longer side',
  })
})
