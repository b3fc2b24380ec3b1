import type { Page } from 'playwright/test'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const article = '/fr/articles/human-vs-machine'

/** Per state, how many of the particles' animations are in it. */
function playStates(page: Page): Promise<Record<string, number>> {
  return page.locator('svg[data-moves]').evaluate((particles) => {
    const states: Record<string, number> = {}
    for (const { playState } of particles.getAnimations({ subtree: true }))
      states[playState] = (states[playState] ?? 0) + 1
    return states
  })
}

test.describe('the particles of the article on humans and machines', () => {
  for (const locale of ['fr', 'en']) {
    test(`are 40, in the same places each time, and move where motion is welcome: ${locale}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.goto(`/${locale}/articles/human-vs-machine`)
      const particles = page.locator('svg[data-moves] rect')
      await expect(particles).toHaveCount(40)
      expect(await playStates(page)).toEqual({ running: 40 })
      const places = () =>
        particles.evaluateAll((all) => all.map((one) => `${one.getAttribute('x')} ${one.getAttribute('y')}`))
      const before = await places()
      await page.reload()
      expect(await places()).toEqual(before)
    })
  }

  test('stop at the pause control, and go on', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(article)
    const pause = page.locator('[data-script=pauseControl]')
    await pause.check()
    expect(await playStates(page)).toEqual({ paused: 40 })
    await pause.uncheck()
    expect(await playStates(page)).toEqual({ running: 40 })
  })

  test('are all there, at rest, where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(article)
    await expect(page.locator('svg[data-moves] rect')).toHaveCount(40)
    expect(await playStates(page)).toEqual({})
    const opacities = await page
      .locator('svg[data-moves] rect')
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).opacity))])
    expect(opacities).toEqual(['1'])
    await expect(page.locator('[data-script=pauseControl]')).toBeHidden()
  })

  test('are on no article that does not ask for them', async ({ page }) => {
    await page.goto('/fr/articles/legal-errors')
    await expect(page.locator('svg[data-moves]')).toHaveCount(0)
  })
})

test('lines of articles hold 60 to 75 characters on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const address of [article, '/en/articles/legal-errors']) {
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready)
    const longest = await page.evaluate(() => {
      const paragraphs = [...document.querySelectorAll('article h2 + p')].filter(
        (paragraph) => paragraph.childElementCount === 0,
      )
      return paragraphs.flatMap((paragraph) => {
        const words = paragraph.firstChild
        if (!(words instanceof Text)) return []
        const range = document.createRange()
        const lines: number[] = []
        let top = -1
        for (let index = 0; index < words.length; index++) {
          range.setStart(words, index)
          range.setEnd(words, index + 1)
          const box = range.getBoundingClientRect()
          if (box.width === 0) continue
          if (Math.abs(box.top - top) > 4) lines.push(0)
          top = box.top
          lines.push((lines.pop() ?? 0) + 1)
        }
        // The last line is as long as it is.
        return lines.length > 1 ? [Math.max(...lines.slice(0, -1))] : []
      })
    })
    const average = longest.reduce((sum, length) => sum + length, 0) / longest.length
    expect(average, `${address}: ${longest.join(', ')}`).toBeGreaterThanOrEqual(60)
    expect(average, `${address}: ${longest.join(', ')}`).toBeLessThanOrEqual(75)
  }
})

test('at 320 px a table scrolls within itself, with the keyboard too, and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(article)
  const table = page.getByRole('group', { name: text('fr', 'common:scrollableTable') })
  const overflow = await table.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(overflow).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
})

test('the marks of footnotes are easy to tap, and lead there and back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(article)
  const mark = page.locator('[data-footnote-ref]').first()
  const back = page.locator('[data-footnote-backref]').first()
  for (const link of [mark, back]) {
    const box = await link.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(24)
    expect(box?.width).toBeGreaterThanOrEqual(20)
  }
  await mark.click()
  await expect(page).toHaveURL(/#note-fn-1$/)
  await back.click()
  await expect(page).toHaveURL(/#note-fnref-1$/)
})

test.describe('on paper', () => {
  for (const address of [article, '/fr/confidentialite', '/fr/politique-securite', '/fr/ecommerceLocalization']) {
    test(`there is the text alone, black on white: ${address}`, async ({ page }) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'no-preference' })
      await page.goto(address)
      for (const part of ['body > header', 'footer', 'main > aside', 'main nav', '[data-script=pauseControl]', 'svg'])
        for (const element of await page.locator(part).all()) await expect(element).toBeHidden()
      const colors = await page
        .locator('main :is(h1, h2, h3, p, li, dt, dd, a):visible')
        .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).color))])
      expect(colors).toEqual(['rgb(0, 0, 0)'])
      const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
      expect(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)']).toContain(ground)
    })
  }

  test('addresses of other sites are written out, and no mark of the screen is', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(article)
    const written = await page.locator('main > article').evaluate((element) => {
      const link = document.createElement('a')
      link.href = 'https://example.com/norme'
      element.querySelector('h2 + p')?.append(link)
      return getComputedStyle(link, '::after').content
    })
    expect(written).toContain('https://example.com/norme')
    await expect(page.locator('[data-footnote-backref]').first()).toBeHidden()
    await expect(page.getByRole('heading', { name: text('fr', 'blog:article.share.title') })).toBeHidden()
    await expect(page.getByRole('heading', { name: text('fr', 'blog:article.related') })).toBeHidden()
  })
})
