import type { Page } from 'playwright/test'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const locale = 'fr'
const other = 'en'
const address = '/fr/articles/legal-errors'
const contents = text(locale, 'blog:article.contents')
const copy = text(locale, 'blog:article.share.copy')
const copied = text(locale, 'blog:article.share.copied')

/** The calls to `navigator.clipboard` and `navigator.share`, and their results. */
interface Sharing {
  readonly copied?: string[]
  readonly shared?: ShareData[]
}

/** Replaces the browser's clipboard and share APIs, which tests may not use, with recorders. */
async function record(page: Page, { refuse = false } = {}): Promise<() => Promise<Sharing>> {
  await page.addInitScript((isRefused) => {
    const sharing = { copied: new Array<string>(), shared: new Array<ShareData>() }
    Object.assign(globalThis, { sharing })
    const writeText = async (given: string): Promise<void> => {
      if (isRefused) throw new DOMException('refused', 'NotAllowedError')
      sharing.copied.push(given)
    }
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
    const tell = async (data: ShareData): Promise<void> => void sharing.shared.push(data)
    Object.defineProperty(navigator, 'share', { value: tell })
  }, refuse)
  return () => page.evaluate<Sharing>('sharing')
}

test('its table of contents lists its headings, and links to them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address)
  const links = page.getByRole('navigation', { name: contents }).getByRole('link')
  const titles = await page
    .locator('[data-prose] > h2')
    .evaluateAll((all) => all.map((heading) => heading.firstElementChild?.textContent))
  expect(titles.length).toBeGreaterThan(3)
  expect(await links.allTextContents()).toEqual(titles)
  await links.nth(3).click()
  await expect(page.locator('[data-prose] > h2').nth(3)).toBeInViewport()
  await expect(page).toHaveURL(new RegExp(`${await links.nth(3).getAttribute('href')}$`))
})

test('the section being read is marked, and the contents stay in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address)
  const nav = page.getByRole('navigation', { name: contents })
  await nav.scrollIntoViewIfNeeded()
  await expect(nav).toHaveAttribute('data-awake')
  for (const part of [4, 1]) {
    await page
      .locator('[data-prose] > h2')
      .nth(part)
      .evaluate((heading) => heading.scrollIntoView())
    await expect(nav.locator('[aria-current=location]')).toHaveText(await nav.getByRole('link').nth(part).innerText())
    await expect(nav.getByRole('link').nth(part)).toBeInViewport({ ratio: 1 })
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
    await expect(nav.getByRole('link').first()).toBeVisible()
    await nav.getByRole('link').nth(2).click()
    await expect(page.locator('[data-prose] > h2').nth(2)).toBeInViewport()
  })

  test('links to its translation, in that language', async ({ page }) => {
    await page.goto(address)
    const link = page.getByRole('article').getByRole('link', { name: text(other, 'blog:article.readHere') })
    await expect(link).toHaveAttribute('hreflang', other)
    await expect(link).toHaveAttribute('lang', other)
    await link.click()
    await expect(page).toHaveURL(`/${other}/articles/legal-errors`)
  })
})

test('copies its canonical address, confirms it, and can do it again', async ({ page }) => {
  await page.clock.install()
  const recorded = await record(page)
  await page.goto(address)
  await page.locator('[data-script=share]').scrollIntoViewIfNeeded()
  const button = page.getByRole('button', { name: copy })
  await expect(button).toBeVisible()
  // The confirmation passes.
  await page.clock.pauseAt(Date.now() + 60_000)
  await button.click()
  const status = page.locator('[data-script=share]').getByRole('status')
  await expect(status).toHaveText(copied)
  await expect(page.getByRole('button', { name: copied })).toBeVisible()
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect((await recorded()).copied).toEqual([canonical])
  await page.clock.runFor(5000)
  await expect(button).toBeVisible()
  await expect(status).toHaveText('')
})

test('reports when the browser refuses to copy', async ({ page }) => {
  await record(page, { refuse: true })
  await page.goto(address)
  await page.locator('[data-script=share]').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: copy }).click()
  await expect(page.locator('[data-script=share]').getByRole('status')).toHaveText(
    text(locale, 'blog:article.share.refused'),
  )
})

test('opens the share sheet with its title and address, if there is one', async ({ page }) => {
  const recorded = await record(page)
  await page.goto(address)
  await page.locator('[data-script=share]').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: text(locale, 'blog:article.share.otherwise') }).click()
  const url = await page.locator('link[rel=canonical]').getAttribute('href')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  expect((await recorded()).shared).toEqual([{ title: expect.stringContaining(title.slice(0, 10)), url }])
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
