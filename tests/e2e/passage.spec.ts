import type { Page } from 'playwright/test'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const address = '/fr/services/legalTranslation'
const label = text('fr', 'passage:pull')
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

test('the plank turns a paragraph into the other language, and both can be heard and printed', async ({ page }) => {
  await page.goto(address)
  const plank = page.getByRole('slider', { name: label })
  await plank.scrollIntoViewIfNeeded()

  await test.step('by a press anywhere', async () => {
    expect(await languages(page)).toEqual(['fr', 'fr'])
    await plank.hover()
    await plank.click()
    expect(await languages(page)).toEqual(['en', 'fr'])
  })

  await test.step('by keyboard', async () => {
    await plank.focus()
    await page.keyboard.press('End')
    expect(await languages(page)).toEqual(['en', 'en'])
    await page.keyboard.press('Home')
    expect(await languages(page)).toEqual(['fr', 'fr'])
  })

  await test.step('all of both texts can be heard, each in its language', async () => {
    const snapshot = await page.locator(stage).ariaSnapshot()
    expect(snapshot).toContain('remboursement du prêt')
    expect(snapshot).toContain('repayment of the loan')
    expect(snapshot).toMatch(/deletion.*mortgage[\s\S]*insertion.*hypothec/)
    await expect(page.locator(`${stage} ins`).first().locator('xpath=ancestor::*[@lang][1]')).toHaveAttribute(
      'lang',
      'en',
    )
  })

  await test.step('in print they are side by side', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('slider')).toBeHidden()
    expect(await languages(page)).toEqual(['fr', 'en'])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })

  test('the two texts are side by side', async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('slider')).toBeHidden()
    await expect(page.getByText(label)).toBeHidden()
    const [original, translation] = await page.locator(`${stage} > div`).all()
    const [left, right] = [await original?.boundingBox(), await translation?.boundingBox()]
    expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0))
    expect(right?.y).toBe(left?.y)
  })
})
