import type { Page } from 'playwright/test'
import { holdBack } from './holdBack.ts'
import { readShifts, withoutFonts } from './readShifts.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const locale = 'en'
const list = `/${locale}/caseStudies`
/** The names of categories are the specification's. */
const say = { all: 'All', legal: 'Legal', commerce: 'E-Commerce' }

const cards = (page: Page) => page.locator('li[data-category]').filter({ visible: true })
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

test('the filter of case studies is in the address, and works with back and forward', async ({ page }) => {
  await page.goto(list)
  await expect(cards(page)).toHaveCount(3)
  await choice(page, say.legal).check()
  await expect(page).toHaveURL(`${list}?category=legal`)
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toHaveAttribute('data-category', 'legal')
  await choice(page, say.commerce).check()
  await expect(page).toHaveURL(`${list}?category=e-commerce`)
  await page.goBack()
  await expect(page).toHaveURL(`${list}?category=legal`)
  await expect(choice(page, say.legal)).toBeChecked()
  await expect(cards(page)).toHaveAttribute('data-category', 'legal')
  await page.goBack()
  await expect(page).toHaveURL(list)
  await expect(choice(page, say.all)).toBeChecked()
  await expect(cards(page)).toHaveCount(3)
  await page.goForward()
  await expect(cards(page)).toHaveAttribute('data-category', 'legal')
})

test('an address with a category applies it, and nothing moves meanwhile', async ({ page }) => {
  await withoutFonts(page)
  for (const [width, name, category] of [
    [390, say.commerce, 'e-commerce'],
    [1440, say.legal, 'legal'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${list}?category=${category}`)
    await page.waitForSelector('[data-script=studyFilter][data-awake]')
    await expect(choice(page, name)).toBeChecked()
    await expect(cards(page)).toHaveAttribute('data-category', category)
    expect(await readShifts(page), category).toEqual([])
  }
  const status = page
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .getByRole('status')
  await expect(status).toHaveText(text(locale, 'caseStudies:list.count', { count: 1 }))
  await choice(page, say.all).check()
  await expect(page).toHaveURL(list)
  await expect(status).toHaveText(text(locale, 'caseStudies:list.count', { count: 3 }))
})

test('case studies are filtered without script, and a choice made before it loads is kept', async ({ page }) => {
  const arrive = await holdBack(page, '**/assets/**/*.js')
  await page.goto(list, { waitUntil: 'commit' })
  for (const [name, count] of [
    [say.legal, 1],
    [say.all, 3],
    [say.legal, 1],
  ] as const) {
    await choice(page, name).check()
    await expect(cards(page)).toHaveCount(count)
  }
  arrive()
  await expect(page).toHaveURL('/en/caseStudies?category=legal')
  await expect(cards(page)).toHaveCount(1)
})
