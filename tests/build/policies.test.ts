import { describe, expect, test } from 'vitest'
import { collections } from '../../content/collections.ts'
import { unfilledDetails } from '../../renderer/agencyDetails.ts'
import { locales } from '../../renderer/languages.ts'
import { openTexts, readText } from '../../tools/content/texts.ts'
import { getPage, pages, plain, textOf } from './site.ts'

const texts = openTexts('.')

const slugs = collections.policies.slugs ?? []
const addresses = locales.flatMap((locale) => slugs.map((slug) => ({ locale, slug, address: `/${locale}/${slug}` })))

describe.each(addresses)('$address', ({ locale, address }) => {
  const main = getPage(address).document.querySelector('main')
  const text = main ? plain(textOf(main)) : ''

  test('offers its empty details on request, without a word about a draft', () => {
    const requested = unfilledDetails.map((name) => plain(readText(texts, locale, `agency:onRequest.${name}`)))
    // Shorter ones are also ordinary words: « sur demande ».
    const isIncomplete = requested.some((detail) => detail.length > 20 && text.includes(detail))
    const intro = plain(readText(texts, locale, 'agency:requested.text'))
    const notice = main?.querySelectorAll('p').find((paragraph) => plain(textOf(paragraph)).startsWith(intro))
    expect(notice?.querySelector(`a[href="/${locale}/contact"]`) !== undefined && notice !== undefined).toBe(
      isIncomplete,
    )
    const [toFillIn = ''] = plain(readText(texts, locale, 'agency:toFillIn')).split('{{')
    const title = getPage(address).document.querySelector('title')?.text ?? ''
    for (const wrong of [toFillIn, plain(readText(texts, locale, 'agency:unfilled.draft'))]) {
      expect(`${plain(title)} ${text}`).not.toContain(wrong)
    }
  })

  test('is linked in the footer of every page in its language', () => {
    const without = pages.filter(
      ({ locale: other, document }) => other === locale && !document.querySelector(`footer a[href="${address}"]`),
    )
    expect(without.map((page) => page.address)).toEqual([])
  })
})
