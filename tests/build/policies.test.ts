import { describe, expect, test } from 'vitest'
import { collections } from '../../content/collections.ts'
import { locales } from '../../renderer/languages.ts'
import { pages } from './site.ts'

const slugs = collections.policies.slugs ?? []
const addresses = locales.flatMap((locale) => slugs.map((slug) => ({ locale, slug, address: `/${locale}/${slug}` })))

describe.each(addresses)('$address', ({ locale, address }) => {
  test('is linked in the footer of every page in its language', () => {
    const without = pages.filter(
      ({ locale: other, document }) => other === locale && !document.querySelector(`footer a[href="${address}"]`),
    )
    expect(without.map((page) => page.address)).toEqual([])
  })
})
