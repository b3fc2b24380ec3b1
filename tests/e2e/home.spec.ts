import { locales } from '../../renderer/languages.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

test('on a phone, cards stand in rows: the next one peeks in, and the keyboard reaches the last', async ({ page }) => {
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('both buttons of the first screen are pressed with the mouse', async ({ page }) => {
  for (const width of [820, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [path, key] of [
      ['requestaquote', 'common:navigation.quote'],
      ['services', 'home:hero.services'],
    ] as const) {
      await page.goto('/fr')
      const box = await page
        .locator('main')
        .getByRole('link', { name: text('fr', key) })
        .first()
        .boundingBox()
      if (!box) throw new Error(`There is no button for ${path}`)
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
      await expect(page).toHaveURL(new RegExp(`/fr/${path}$`))
    }
  }
})

test('on a phone, reasons and steps stand one below the other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const locale of locales) {
    await page.goto(`/${locale}`)
    for (const key of ['home:why.title', 'process:title'] as const) {
      const items = page.getByRole('region', { name: text(locale, key) }).getByRole('listitem')
      const boxes = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect()))
      expect(boxes.length).toBeGreaterThanOrEqual(4)
      for (const [index, { left, right, top }] of boxes.entries()) {
        expect(left).toBeGreaterThanOrEqual(0)
        expect(right).toBeLessThanOrEqual(390)
        expect(top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0)
      }
    }
  }
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the form for a quote is a tap away, from anywhere on the page', async ({ page }) => {
    for (const [locale, share] of [
      ['fr', 0.2],
      ['en', 0.7],
      ['fr', 1],
    ] as const) {
      await page.goto(`/${locale}`)
      await page.evaluate((part) => {
        scrollTo({ top: part * document.documentElement.scrollHeight, behavior: 'instant' })
      }, share)
      await page
        .getByRole('banner')
        .getByRole('link', { name: text(locale, 'common:navigation.quoteShort'), exact: true })
        .tap()
      await expect(page).toHaveURL(`/${locale}/requestaquote`)
    }
  })
})

test('on a phone, the page is no longer than it needs to be, and its footer no longer than the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const locale of locales) {
    await page.goto(`/${locale}`)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(13_050)
    expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThan(844)
  }
})
