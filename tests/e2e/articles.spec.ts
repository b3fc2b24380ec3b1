import { pageWith } from './pages.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const locale = 'fr'
const address = pageWith(locale, 'articles', /data-script="tableOfContents"[^]*<h2[^]*<h2[^]*<h2[^]*<h2/)
const contents = text(locale, 'blog:article.contents')

/** Replaces the browser's clipboard and share APIs, which tests may not use, with recorders; the second copy is refused. */
function record(): void {
  const [toldCopied, toldShared] = [new Array<string>(), new Array<ShareData>()]
  Object.assign(globalThis, { toldCopied, toldShared })
  const writeText = async (given: string) => {
    if (toldCopied.length > 0) throw new DOMException('refused', 'NotAllowedError')
    toldCopied.push(given)
  }
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void toldShared.push(data) })
}

test('its table of contents lists its headings, links to them, and marks the section being read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address)
  const nav = page.getByRole('navigation', { name: contents })
  const links = nav.getByRole('link')
  const headings = page.locator('[data-prose] > h2')
  expect(await links.allTextContents()).toEqual(
    await headings.evaluateAll((all) => all.map((heading) => heading.firstElementChild?.textContent)),
  )
  await links.nth(2).click()
  await expect(headings.nth(2)).toBeInViewport()
  await expect(page).toHaveURL(new RegExp(`${await links.nth(2).getAttribute('href')}$`))
  await expect(nav).toHaveAttribute('data-awake')
  for (const part of [2, 1]) {
    await headings.nth(part).evaluate((heading) => heading.scrollIntoView())
    await expect(nav.locator('[aria-current=location]')).toHaveText(await links.nth(part).innerText())
  }
  // At the top no section is marked, however one got there.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(nav.locator('[aria-current]')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('on narrow screens the contents open on request', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(address)
    const nav = page.getByRole('navigation', { name: contents })
    await expect(nav.getByRole('link').first()).toBeHidden()
    await nav.locator('summary').click()
    await nav.getByRole('link').nth(2).click()
    await expect(page.locator('[data-prose] > h2').nth(2)).toBeInViewport()
  })
})

test('its canonical address is copied or shared; that the browser refuses is told', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(record)
  await page.goto(address)
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  const share = page.locator('[data-script=share]')
  await share.scrollIntoViewIfNeeded()
  const button = page.getByRole('button', { name: text(locale, 'blog:article.share.copy') })
  await expect(button).toBeVisible()
  // The confirmation passes.
  await page.clock.pauseAt(Date.now() + 60_000)
  await button.click()
  await expect(share.getByRole('status')).toHaveText(text(locale, 'blog:article.share.copied'))
  await page.clock.runFor(5000)
  await expect(share.getByRole('status')).toHaveText('')
  await button.click()
  await expect(share.getByRole('status')).toHaveText(text(locale, 'blog:article.share.refused'))

  await page.getByRole('button', { name: text(locale, 'blog:article.share.otherwise') }).click()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  expect(await page.evaluate('[toldCopied, toldShared]')).toEqual([
    [canonical],
    [{ title: expect.stringContaining(title.slice(0, 10)), url: canonical }],
  ])
})
