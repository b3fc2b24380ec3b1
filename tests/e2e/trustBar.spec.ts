import { parse } from 'node-html-parser'
import type { Locator, Page } from 'playwright/test'
import { forEachLocale, locales, type Locale } from '../../renderer/languages.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const FINAL = ['150+', '10+', '50+']
const NAMES = forEachLocale((locale) => text(locale, 'trust:label'))
const LABELS = forEachLocale((locale) => [0, 1, 2].map((index) => text(locale, `trust:stats.${index}.label`)))

function barOf(page: Page, locale: Locale = 'fr'): Locator {
  return page.getByRole('region', { name: NAMES[locale] })
}

/** What each figure shows now, in the numbers that stand over the final ones; empty when it has stopped. */
function shownBy(bar: Locator): Promise<string[]> {
  return bar.locator('dd').evaluateAll((figures) => figures.map((figure) => figure.dataset['count'] ?? ''))
}

/** Brings the bar into view with the clock stopped. */
async function startCounting(page: Page): Promise<Locator> {
  await page.clock.install()
  await page.goto('/fr')
  await page.clock.pauseAt(Date.now() + 60_000)
  const bar = barOf(page)
  await bar.scrollIntoViewIfNeeded()
  await bar.locator('dd').first().scrollIntoViewIfNeeded()
  await expect.poll(() => shownBy(bar)).toEqual(['0+', '0+', '0+'])
  return bar
}

for (const locale of locales) {
  test(`the final figures are in the HTML (${locale})`, async ({ request }) => {
    const document = parse(await (await request.get(`/${locale}`)).text())
    const bar = document
      .querySelectorAll('section')
      .find((section) => section.getAttribute('aria-label') === NAMES[locale])
    expect(bar?.querySelectorAll('dt').map((term) => term.text)).toEqual(LABELS[locale])
    expect(bar?.querySelectorAll('dt + dd').map((figure) => figure.text)).toEqual(FINAL)
  })
}

test('the figures count up over two seconds when first seen, and once', async ({ page }) => {
  const bar = await startCounting(page)
  await page.clock.runFor(1000)
  const halfway = await shownBy(bar)
  for (const [index, shown] of halfway.entries()) {
    expect(shown).toMatch(/^[1-9]\d*\+$/)
    expect(Number.parseInt(shown, 10)).toBeLessThan(Number.parseInt(FINAL[index] ?? '', 10))
  }
  await page.clock.runFor(950)
  expect((await shownBy(bar)).every((shown) => shown !== '')).toBe(true)
  await page.clock.runFor(100)
  expect(await shownBy(bar)).toEqual(['', '', ''])
  await expect(bar.locator('dd')).toHaveText(FINAL)

  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await bar.scrollIntoViewIfNeeded()
  await page.clock.runFor(100)
  expect(await shownBy(bar)).toEqual(['', '', ''])
})

test('who hears the page hears the final figures while they count, and nothing moves', async ({ page }) => {
  const bar = await startCounting(page)
  const placeOf = () =>
    bar.locator('dd').evaluateAll((figures) => figures.map((figure) => JSON.stringify(figure.getBoundingClientRect())))
  const before = await placeOf()
  for (let step = 0; step < 4; step += 1) {
    await page.clock.runFor(400)
    await expect(bar.locator('dd')).toHaveText(FINAL)
    await expect(bar.locator('dl')).toMatchAriaSnapshot(
      LABELS.fr.map((label, index) => `- term: ${JSON.stringify(label)}\n- definition: ${FINAL[index]}`).join('\n'),
    )
    expect(await placeOf()).toEqual(before)
  }
})

test('counting shifts no layout', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const total = Number(document.documentElement.dataset['shift'] ?? 0)
        if ('value' in entry) document.documentElement.dataset['shift'] = String(total + Number(entry.value))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/fr/services')
  const bar = barOf(page)
  // What comes with the fonts is measured elsewhere.
  await page.evaluate(async () => {
    await document.fonts.ready
    delete document.documentElement.dataset['shift']
  })
  await bar.scrollIntoViewIfNeeded()
  await expect(bar.locator('[data-count]')).toHaveCount(3)
  await expect(bar.locator('[data-count]')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.dataset['shift'] ?? '0')).toBe('0')
})

test('paused halfway, the final figures show at once', async ({ page }) => {
  const bar = await startCounting(page)
  await page.clock.runFor(500)
  await page.getByRole('checkbox', { name: text('fr', 'common:pauseMotion') }).check()
  expect(await shownBy(bar)).toEqual(['', '', ''])
  await page.clock.runFor(500)
  expect(await shownBy(bar)).toEqual(['', '', ''])
})

test('a system that asks for less motion halfway gets the final figures', async ({ page }) => {
  const bar = await startCounting(page)
  await page.clock.runFor(500)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => shownBy(bar)).toEqual(['', '', ''])
})

test('nothing counts where less motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/fr')
  const bar = barOf(page)
  await bar.locator('dd').first().scrollIntoViewIfNeeded()
  await expect(bar.locator('dl')).toHaveAttribute('data-awake')
  expect(await shownBy(bar)).toEqual(['', '', ''])
  await expect(bar.locator('dd')).toHaveText(FINAL)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the figures and the badges are there', async ({ page }) => {
    await page.goto('/en')
    const bar = barOf(page, 'en')
    await expect(bar.locator('dd')).toHaveText(FINAL)
    await expect(bar.getByRole('list').getByRole('link')).toHaveCount(3)
  })
})
