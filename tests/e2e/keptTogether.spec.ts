import { locales } from '../../renderer/languages.ts'
import { pagesOf } from './pages.ts'
import { expect, test } from './test.ts'

const addresses = locales.flatMap((locale) => pagesOf(locale))

test('what is kept together stands in a line of text, and fits the narrowest screen', async ({ page }) => {
  test.slow()
  const wrong: string[] = []
  await page.setViewportSize({ width: 320, height: 640 })
  for (const address of addresses) {
    await page.goto(address)
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('.kept')]
        .filter((kept) => {
          // In a box of flexible items it would be one of them, and the words around it others.
          const { display } = getComputedStyle(kept.parentElement ?? kept)
          const isApart = /flex|grid/.test(display) && kept.parentElement?.childNodes.length !== 1
          // A table that is too wide is scrolled.
          return isApart || (!kept.closest('table') && kept.getBoundingClientRect().right > innerWidth)
        })
        .map((kept) => kept.parentElement?.outerHTML.slice(0, 160) ?? ''),
    )
    wrong.push(...found.map((html) => `${address}: ${html}`))
  }
  expect(wrong).toEqual([])
})
