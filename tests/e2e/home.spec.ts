import { expect, test } from './test.ts'

test('on a phone, cards are in rows: the next one is partly visible, and the keyboard reaches the last', async ({
  page,
}) => {
  for (const [width, locale] of [
    [320, 'fr'],
    [390, 'en'],
    [768, 'fr'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/${locale}`)
    const rows = page.locator('main :is(ul, ol)').filter({ has: page.locator(':scope > li a') })
    let scrolled = 0
    for (const row of await rows.all()) {
      const { isScrolled, peeks } = await row.evaluate((list) => ({
        isScrolled: list.scrollWidth > list.clientWidth + 1,
        peeks: [...list.children].some((card) => {
          const { left, right } = card.getBoundingClientRect()
          return left < innerWidth - 16 && right > innerWidth
        }),
      }))
      if (!isScrolled) continue
      scrolled += 1
      expect(peeks, await row.innerText()).toBe(true)
      await row.getByRole('link').last().focus()
      await expect(row.getByRole('link').last()).toBeInViewport()
    }
    expect(scrolled).toBe(width === 768 ? 3 : 4)
  }
})
