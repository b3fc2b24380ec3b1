import type { Page } from 'playwright/test'
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

test('an address with a category applies it, and announces the number of results', async ({ page }) => {
  await page.goto(`${list}?category=legal`)
  await expect(choice(page, say.legal)).toBeChecked()
  await expect(cards(page)).toHaveCount(1)
  const status = page
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .getByRole('status')
  await expect(status).toHaveText(text(locale, 'caseStudies:list.count', { count: 1 }))
  await choice(page, say.all).check()
  await expect(page).toHaveURL(list)
  await expect(status).toHaveText(text(locale, 'caseStudies:list.count', { count: 3 }))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('case studies can be filtered', async ({ page }) => {
    await page.goto(list)
    await expect(cards(page)).toHaveCount(3)
    await choice(page, say.legal).check()
    await expect(cards(page)).toHaveCount(1)
    await choice(page, say.all).check()
    await expect(cards(page)).toHaveCount(3)
  })
})

test('a choice made before script loads is kept', async ({ page }) => {
  let arrive = (): void => undefined
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/chunks/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(list, { waitUntil: 'commit' })
  await choice(page, say.legal).check()
  await expect(cards(page)).toHaveCount(1)
  arrive()
  await expect(page).toHaveURL('/en/caseStudies?category=legal')
  await expect(cards(page)).toHaveCount(1)
})

test('nothing moves while an address with a category opens', async ({ page }) => {
  await withoutFonts(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const category of ['e-commerce', 'legal', 'app-ui']) {
      await page.goto(`/en/caseStudies?category=${category}`)
      await page.waitForSelector('[data-script=studyFilter][data-awake]')
      await expect(cards(page)).toHaveAttribute('data-category', category)
      expect(await readShifts(page), category).toEqual([])
    }
  }
})
