import { describe, expect, test } from 'vitest'
import { collections } from '../../content/collections.ts'
import { unfilledDetails } from '../../renderer/agencyDetails.ts'
import { locales } from '../../renderer/languages.ts'
import { readText } from '../../tools/content/texts.ts'
import { getPage, pages, plain, textOf } from './site.ts'

const slugs = collections.policies.slugs ?? []
const addresses = locales.flatMap((locale) => slugs.map((slug) => ({ locale, slug, address: `/${locale}/${slug}` })))

describe.each(addresses)('$address', ({ locale, address }) => {
  const main = getPage(address).document.querySelector('main')
  const text = main ? plain(textOf(main)) : ''

  test('lists the empty details of the agency at its top, by name, and nothing else', () => {
    const shown = unfilledDetails
      .map((name) => plain(readText('.', locale, `agency:details.${name}`)))
      .filter((detail) => text.includes(plain(readText('.', locale, 'agency:toFillIn')).replace('{{detail}}', detail)))
    const title = plain(readText('.', locale, 'agency:unfilled.title'))
    const notice = main?.querySelectorAll('p').find((paragraph) => plain(textOf(paragraph)).startsWith(title))
    expect(notice !== undefined).toBe(shown.length > 0)
    const draft = plain(readText('.', locale, 'agency:unfilled.draft'))
    const titles = [main?.querySelector('h1')?.text, getPage(address).document.querySelector('title')?.text]
    expect(titles.map((shownTitle) => plain(shownTitle ?? '').includes(draft))).toEqual(
      titles.map(() => shown.length > 0),
    )
    expect(shown.filter((detail) => notice && !plain(textOf(notice)).includes(detail))).toEqual([])
  })

  test('is linked in the footer of every page in its language', () => {
    const without = pages.filter(
      ({ locale: other, document }) => other === locale && !document.querySelector(`footer a[href="${address}"]`),
    )
    expect(without.map((page) => page.address)).toEqual([])
  })
})
