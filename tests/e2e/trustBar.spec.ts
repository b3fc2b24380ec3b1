import { expect, test } from './test.ts'
import { text } from './texts.ts'

test('the figures count up when first seen, and once, while screen readers get the final ones', async ({ page }) => {
  await page.clock.install()
  await page.goto('/fr')
  await page.clock.pauseAt(Date.now() + 60_000)
  const bar = page.getByRole('region', { name: text('fr', 'trust:label') })
  const figures = bar.locator('dd')
  const final = await figures.allTextContents()
  /** The numbers over the final figures; empty once they have stopped. */
  const shown = () => figures.evaluateAll((all) => all.map((figure) => figure.dataset['count'] ?? ''))
  await figures.first().scrollIntoViewIfNeeded()
  await expect.poll(shown).not.toContain('')
  await page.clock.runFor(1000)
  for (const [index, figure] of (await shown()).entries())
    expect(Number.parseInt(figure, 10)).toBeLessThan(Number.parseInt(final[index] ?? '', 10))
  await expect(figures).toHaveText(final)
  await page.clock.runFor(1100)
  expect(await shown()).toEqual(final.map(() => ''))

  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await bar.scrollIntoViewIfNeeded()
  await page.clock.runFor(100)
  expect(await shown()).toEqual(final.map(() => ''))
})
