import { expect, test } from 'vitest'
import { siteConfig } from '../site.config.ts'
import { absoluteUrl } from './absoluteUrl.ts'

test.each([
  ['/', ''],
  ['/fr', '/fr'],
  ['/fr/about', '/fr/about'],
  ['/fr/about.png', '/fr/about.png'],
])('%s is absolute, without a slash at its end', (path, expected) => {
  expect(absoluteUrl(path)).toBe(`${siteConfig.url}${expected}`)
})
