import { locales } from '../../renderer/languages.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

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
    expect(scrolled).toBe(width === 768 ? 3 : 5)
  }
})

test('on a tablet, people, logos and contact details fill their rows', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 850, height: 900 })
  await page.goto('/fr')
  const team = page.getByRole('list', { name: text('fr', 'home:team.title') }).getByRole('listitem')
  const logos = page.getByRole('region', { name: text('fr', 'clients:title') }).getByRole('listitem')
  const contacts = page.locator('footer').getByRole('region').getByRole('listitem')
  for (const [items, inRow] of [
    [team, 2],
    [logos, 3],
    [contacts, 3],
  ] as const) {
    const boxes = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().toJSON()))
    const tops = boxes.map(({ top }) => top)
    expect(tops.map((top) => tops.filter((other) => other === top).length)).toEqual(tops.map(() => inRow))
    expect(Math.max(...boxes.map(({ right }) => right))).toBeGreaterThan(850 - 60)
  }
})

test('on a phone, the home page is at most 9,000 pixels long', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const locale of locales) {
    await page.goto(`/${locale}`)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9000)
  }
})
