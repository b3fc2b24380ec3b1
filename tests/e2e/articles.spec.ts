import { expect, test } from './test.ts'
import { text } from './texts.ts'

const locale = 'fr'
const other = 'en'
const address = '/fr/articles/legal-errors'
const contents = text(locale, 'blog:article.contents')
const copy = text(locale, 'blog:article.share.copy')
const copied = text(locale, 'blog:article.share.copied')

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
  const titles = await headings.evaluateAll((all) => all.map((heading) => heading.firstElementChild?.textContent))
  expect(titles.length).toBeGreaterThan(3)
  expect(await links.allTextContents()).toEqual(titles)
  await links.nth(3).click()
  await expect(headings.nth(3)).toBeInViewport()
  await expect(page).toHaveURL(new RegExp(`${await links.nth(3).getAttribute('href')}$`))

  await expect(nav).toHaveAttribute('data-awake')
  for (const part of [4, 1]) {
    await headings.nth(part).evaluate((heading) => heading.scrollIntoView())
    await expect(nav.locator('[aria-current=location]')).toHaveText(await links.nth(part).innerText())
    await expect(links.nth(part)).toBeInViewport({ ratio: 1 })
  }
  // At the top no section is marked, however one got there.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(nav.locator('[aria-current]')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('on narrow screens the contents open on request, and its translation is a link away', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(address)
    const nav = page.getByRole('navigation', { name: contents })
    await expect(nav.getByRole('link').first()).toBeHidden()
    await nav.locator('summary').click()
    await expect(nav.getByRole('link').first()).toBeVisible()
    await nav.getByRole('link').nth(2).click()
    await expect(page.locator('[data-prose] > h2').nth(2)).toBeInViewport()

    const link = page.getByRole('article').getByRole('link', { name: text(other, 'blog:article.readHere') })
    await expect(link).toHaveAttribute('hreflang', other)
    await expect(link).toHaveAttribute('lang', other)
    await link.click()
    await expect(page).toHaveURL(`/${other}/articles/legal-errors`)
  })
})

test('its canonical address is copied or shared; that the browser refuses is told', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(record)
  await page.goto(address)
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  const share = page.locator('[data-script=share]')
  await share.scrollIntoViewIfNeeded()
  const button = page.getByRole('button', { name: copy })
  await expect(button).toBeVisible()
  // The confirmation passes.
  await page.clock.pauseAt(Date.now() + 60_000)
  await button.click()
  await expect(share.getByRole('status')).toHaveText(copied)
  await expect(page.getByRole('button', { name: copied })).toBeVisible()
  await page.clock.runFor(5000)
  await expect(button).toBeVisible()
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

test('a title with a word of 60 letters widens no page that shows it', async ({ page }) => {
  for (const path of [address, '/fr/blog', '/fr', '/fr/caseStudies', '/fr/legal-translation']) {
    await page.goto(path)
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const excess = await page.evaluate(() => {
        for (const title of document.querySelectorAll('article :is(h1, h2, h3)')) title.textContent = 'm'.repeat(60)
        return document.documentElement.scrollWidth - document.documentElement.clientWidth
      })
      expect(excess, `${path} at ${width} px`).toBe(0)
    }
  }
})
