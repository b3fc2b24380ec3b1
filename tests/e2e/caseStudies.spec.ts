import type { Page } from 'playwright/test'
import { holdBack } from './holdBack.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const list = '/en/caseStudies'
const cards = (page: Page) => page.locator('li[data-category]').filter({ visible: true })
const choices = (page: Page) => page.getByRole('radio')

/** Chooses the category of the first card, and returns how many cards have it. */
async function chooseCategory(page: Page): Promise<{ category: string; count: number }> {
  const category = (await cards(page).first().getAttribute('data-category')) ?? ''
  const count = await page.locator(`li[data-category="${category}"]`).count()
  await page.locator(`input[type=radio][value="${category}"]`).check()
  return { category, count }
}

test('the filter of case studies is in the address, and works with back and forward', async ({ page }) => {
  await page.goto(list)
  const all = await cards(page).count()
  const { category, count } = await chooseCategory(page)
  await expect(page).toHaveURL(`${list}?category=${category}`)
  await expect(cards(page)).toHaveCount(count)
  const status = page
    .getByRole('group')
    .filter({ has: choices(page).first() })
    .getByRole('status')
  await expect(status).toHaveText(text('en', 'caseStudies:list.count', { count }))
  await page.goBack()
  await expect(page).toHaveURL(list)
  await expect(choices(page).first()).toBeChecked()
  await expect(cards(page)).toHaveCount(all)
  await page.goForward()
  await expect(cards(page)).toHaveCount(count)
  await page.reload()
  await expect(cards(page)).toHaveCount(count)
})

test('case studies are filtered without script, and a choice made before it loads is kept', async ({ page }) => {
  const arrive = await holdBack(page, '**/assets/**/*.js')
  await page.goto(list, { waitUntil: 'commit' })
  const { category, count } = await chooseCategory(page)
  await expect(cards(page)).toHaveCount(count)
  arrive()
  await expect(page).toHaveURL(`${list}?category=${category}`)
  await expect(cards(page)).toHaveCount(count)
})
