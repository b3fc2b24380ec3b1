import type { Page } from 'playwright/test'
import { siteConfig } from '../../site.config.ts'
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
  test('are 40, in the same places each time, and move where motion is welcome', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/fr/articles/human-vs-machine')
    const particles = page.locator('svg[data-moves] rect')
    await expect(particles).toHaveCount(40)
    expect(await playStates(page)).toEqual({ running: 40 })
    const places = () =>
      particles.evaluateAll((all) => all.map((one) => `${one.getAttribute('x')} ${one.getAttribute('y')}`))
    const before = await places()
    await page.reload()
    expect(await places()).toEqual(before)
  })

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

test('a table whose rows are lists is a table to those who hear it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(article)
  const cells = page.locator('table').first().locator('tbody tr:first-child td')
  // Below each other, and each with its name.
  expect((await cells.nth(1).boundingBox())?.y).toBeGreaterThan((await cells.first().boundingBox())?.y ?? Infinity)
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const count = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length
  const [heads, rows] = [await page.locator('th').count(), await page.locator('tr').count()]
  expect(['table', 'row', 'columnheader', 'cell'].map(count)).toEqual([1, rows, heads, (rows - 1) * heads])
})

test.describe('the margin of a wide article', () => {
  for (const width of [1200, 2000]) {
    test(`has each footnote beside its mark, and captions beside their pictures: ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const address of ['/fr/articles/legal-errors', '/en/articles/traduction-confidentialite', article]) {
        await page.goto(address)
        await page.evaluate(() => document.fonts.ready)
        const notes = page.locator('[data-prose] small')
        await expect(notes).toHaveCount(await page.locator('[data-footnote-ref]').count())
        const faults = await page.evaluate(() => {
          const found: string[] = []
          const prose = document.querySelector('[data-prose]')
          let bottom = -Infinity
          for (const note of document.querySelectorAll('[data-prose] small')) {
            const box = note.getBoundingClientRect()
            const mark = note.previousElementSibling?.getBoundingClientRect()
            const block = note.closest('[data-prose] > *')?.getBoundingClientRect()
            if (!mark || Math.abs(box.top - mark.top) > 40) found.push(`${note.textContent} is not beside its mark`)
            if (!block || box.left < block.right + 16) found.push(`${note.textContent} is in the text`)
            if (box.right > innerWidth - 16 || box.width < 180) found.push(`${note.textContent} has no room`)
            if (box.top < bottom) found.push(`${note.textContent} covers another`)
            for (const other of prose?.children ?? []) {
              const { left, right, top, bottom: end } = other.getBoundingClientRect()
              if (left < box.right && right > box.left && top < box.bottom && end > box.top)
                found.push(`${note.textContent} covers ${other.tagName}`)
            }
            bottom = box.bottom
          }
          for (const caption of document.querySelectorAll('[data-prose] figure:not(:has(blockquote)) > figcaption')) {
            const picture = caption.previousElementSibling?.getBoundingClientRect()
            const box = caption.getBoundingClientRect()
            if (!picture || box.left < picture.right || box.top > picture.bottom) found.push('a caption is not beside')
          }
          return found
        })
        expect(faults, address).toEqual([])
      }
    })
  }

  test('keeps the list for who hears the page, for the keyboard and for addresses', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(article)
    const heading = page.getByRole('heading', { name: text('fr', 'common:footnotes.title'), exact: true })
    const isSeen = () =>
      heading.evaluate((element) => (element.parentElement?.getBoundingClientRect().height ?? 0) > 50)
    expect(await isSeen()).toBe(false)
    await expect(page.getByRole('listitem').filter({ has: page.locator('[data-footnote-backref]') })).toHaveCount(2)
    await page.locator('[data-footnote-backref]').first().focus()
    expect(await isSeen()).toBe(true)
    await page.locator('[data-footnote-ref]').nth(1).click()
    await expect(page.locator('#note-fn-2')).toBeInViewport()
    await page.locator('#note-fn-2 [data-footnote-backref]').click()
    await expect(page.locator('#note-fnref-2')).toBeInViewport()
  })

  test('is there on no narrow screen and on no paper: they have the list', async ({ page }) => {
    await page.goto(article)
    for (const width of [390, 1024, 1199]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.locator('[data-prose] small').first()).toBeHidden()
      await expect(page.locator('#note-fn-1')).toBeVisible()
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('[data-prose] small').first()).toBeHidden()
    expect((await page.locator('#note-fn-1').boundingBox())?.width).toBeGreaterThan(200)
  })
})

test('no line about an article begins with the mark between two parts', async ({ page }) => {
  const faults: string[] = []
  for (const address of ['/fr/blog', '/en/blog', '/en', '/fr/articles/legal-errors', '/fr/services/legalTranslation']) {
    await page.goto(address)
    for (const width of [320, 390, 768, 1024, 1440, 2000]) {
      await page.setViewportSize({ width, height: 900 })
      const found = await page.locator('p:has(> time + span)').evaluateAll((lines) =>
        lines
          .flatMap((line) => [...line.children])
          .filter((part) => /·/.test(getComputedStyle(part, '::before').content))
          .map((part) => part.textContent),
      )
      faults.push(...found.map((part) => `${address} at ${width} px: · ${part}`))
    }
  }
  expect(faults).toEqual([])
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
      const parts = ['body > header :is(nav, button, label)', 'footer', 'main > aside', 'main nav', 'main svg']
      for (const element of await page.locator(parts.join()).all()) await expect(element).toBeHidden()
      // The name and its bridge head the first sheet, in the flow of what is printed.
      await expect(page.locator('body > header')).toHaveText(siteConfig.name, { useInnerText: true })
      await expect(page.locator('body > header')).not.toHaveCSS('position', 'fixed')
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
