import type { Page } from 'playwright/test'
import { pageWith } from './pages.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const address = pageWith('fr', 'services', 'type="range"')
const stage = 'div:has(> input[type=range])'

/** Returns the language that is seen at a fraction of the paragraph's width. */
function languageAt(page: Page, fraction: number): Promise<string | null | undefined> {
  return page.locator(stage).evaluate((element, across) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    // What is clipped is not found.
    const seen = document
      .elementsFromPoint(left + across * width, top + height / 2)
      .find((part) => part.parentElement === element && part.querySelector('p'))
    return seen?.querySelector('p:last-child')?.closest('[lang]')?.getAttribute('lang')
  }, fraction)
}

const languages = async (page: Page) => [await languageAt(page, 0.25), await languageAt(page, 0.75)]

test('the plank turns a paragraph into the other language, by a press and by keyboard', async ({ page }) => {
  await page.goto(address)
  const plank = page.getByRole('slider', { name: text('fr', 'passage:pull') })
  await plank.scrollIntoViewIfNeeded()
  expect(await languages(page)).toEqual(['fr', 'fr'])
  await plank.hover()
  await plank.click()
  expect(await languages(page)).toEqual(['en', 'fr'])
  await plank.focus()
  await page.keyboard.press('End')
  expect(await languages(page)).toEqual(['en', 'en'])
  await page.keyboard.press('Home')
  expect(await languages(page)).toEqual(['fr', 'fr'])
  await page.emulateMedia({ media: 'print' })
  await expect(plank).toBeHidden()
  // On paper the page is shorter.
  await page.locator(stage).scrollIntoViewIfNeeded()
  expect(await languages(page)).toEqual(['fr', 'en'])
})
