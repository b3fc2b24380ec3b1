import type { Locator, Page } from 'playwright/test'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const FINAL = ['150+', '14', '50+']
const LABELS = [0, 1, 2].map((index) => text('fr', `trust:stats.${index}.label`))

function barOf(page: Page): Locator {
  return page.getByRole('region', { name: text('fr', 'trust:label') })
}

/** Returns the numbers that the counters show over the final figures; empty once they have stopped. */
function shownBy(bar: Locator): Promise<string[]> {
  return bar.locator('dd').evaluateAll((figures) => figures.map((figure) => figure.dataset['count'] ?? ''))
}

/** Scrolls to the bar with the clock paused. */
async function startCounting(page: Page): Promise<Locator> {
  await page.clock.install()
  await page.goto('/fr')
  await page.clock.pauseAt(Date.now() + 60_000)
  const bar = barOf(page)
  await bar.scrollIntoViewIfNeeded()
  await bar.locator('dd').first().scrollIntoViewIfNeeded()
  await expect
    .poll(() => shownBy(bar))
    .toEqual(FINAL.map((figure) => figure.replace(/\d+/, (number) => String(Math.floor(Number(number) * 0.8)))))
  return bar
}

test('the figures count up over two seconds when first seen, and once, while screen readers get the final ones', async ({
  page,
}) => {
  const bar = await startCounting(page)
  const figures = bar.locator('dd')
  const placesOf = () => figures.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))
  const before = await placesOf()
  for (const pause of [1000, 950]) {
    await page.clock.runFor(pause)
    for (const [index, shown] of (await shownBy(bar)).entries()) {
      expect(shown).toMatch(/^[1-9]\d*\+?$/)
      expect(Number.parseInt(shown, 10)).toBeLessThan(Number.parseInt(FINAL[index] ?? '', 10))
    }
    await expect(figures).toHaveText(FINAL)
    await expect(bar.locator('dl')).toMatchAriaSnapshot(
      LABELS.map((label, index) => `- term: ${JSON.stringify(label)}\n- definition: ${FINAL[index]}`).join('\n'),
    )
    expect(await placesOf()).toEqual(before)
  }
  await page.clock.runFor(100)
  expect(await shownBy(bar)).toEqual(['', '', ''])

  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await bar.scrollIntoViewIfNeeded()
  await page.clock.runFor(100)
  expect(await shownBy(bar)).toEqual(['', '', ''])
})
