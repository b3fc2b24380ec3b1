import type { Page } from 'playwright/test'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const languages = [
  { locale: 'fr', address: '/fr/articles/legal-errors', other: 'en' },
  { locale: 'en', address: '/en/articles/legal-errors', other: 'fr' },
] as const

/** What `navigator.clipboard` and `navigator.share` were given, or what they answer with. */
interface Sharing {
  readonly copied?: string[]
  readonly shared?: ShareData[]
}

/** Puts recorders in place of the browser's own ways to copy and share, which tests may not use. */
async function record(page: Page, { refuse = false, share = true } = {}): Promise<() => Promise<Sharing>> {
  await page.addInitScript(
    ({ isRefused, canShare }) => {
      const sharing = { copied: new Array<string>(), shared: new Array<ShareData>() }
      Object.assign(globalThis, { sharing })
      const writeText = async (copied: string): Promise<void> => {
        if (isRefused) throw new DOMException('refused', 'NotAllowedError')
        sharing.copied.push(copied)
      }
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
      if (canShare) {
        const tell = async (data: ShareData): Promise<void> => void sharing.shared.push(data)
        Object.defineProperty(navigator, 'share', { value: tell })
      }
    },
    { isRefused: refuse, canShare: share },
  )
  return () => page.evaluate<Sharing>('sharing')
}

const awakeShare = '[data-script=share][data-awake]'

for (const { locale, address, other } of languages) {
  const contents = text(locale, 'blog:article.contents')
  const copy = text(locale, 'blog:article.share.copy')
  const copied = text(locale, 'blog:article.share.copied')

  test.describe(address, () => {
    test('its contents are its headings, and lead to them', async ({ page }) => {
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

    if (locale === 'fr') {
      test('the part that is read is marked, and the contents stay in sight', async ({ page }) => {
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
          await expect(nav.locator('[aria-current=location]')).toHaveText(
            await nav.getByRole('link').nth(part).innerText(),
          )
          await expect(nav.getByRole('link').nth(part)).toBeInViewport({ ratio: 1 })
        }
      })

      test('back at the top no part is marked, however one got there', async ({ page }) => {
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.goto(address)
        const nav = page.getByRole('navigation', { name: contents })
        await nav.scrollIntoViewIfNeeded()
        await expect(nav).toHaveAttribute('data-awake')
        await page.locator('body > footer').scrollIntoViewIfNeeded()
        await expect(nav.locator('[aria-current=location]')).toHaveText(await nav.getByRole('link').last().innerText())
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await expect(nav.locator('[aria-current]')).toHaveCount(0)
      })

      test('from 900 px on the contents stand beside the text, which takes what is left', async ({ page }) => {
        await page.goto(address)
        for (const width of [901, 1024, 1100]) {
          await page.setViewportSize({ width, height: 900 })
          const nav = page.getByRole('navigation', { name: contents })
          await expect(nav.getByRole('link').first()).toBeVisible()
          const side = await nav.boundingBox()
          const paragraph = await page.locator('[data-prose] > p').first().boundingBox()
          const table = await page.locator('[data-prose] > [data-wide]').first().boundingBox()
          expect((side?.x ?? 0) + (side?.width ?? 0)).toBeLessThan(paragraph?.x ?? 0)
          expect(paragraph?.width).toBeGreaterThan(width / 2)
          // A margin to the right as to the left.
          expect((table?.x ?? 0) + (table?.width ?? 0)).toBeCloseTo(width - (side?.x ?? 0), -1)
        }
      })
    }

    for (const javaScriptEnabled of [true, false]) {
      test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
        test.use({ javaScriptEnabled })

        if (locale === 'fr') {
          test('on narrow screens the contents open when asked to', async ({ page }) => {
            await page.setViewportSize({ width: 390, height: 844 })
            await page.goto(address)
            const nav = page.getByRole('navigation', { name: contents })
            await expect(nav.getByRole('link').first()).toBeHidden()
            await nav.locator('summary').click()
            await expect(nav.getByRole('link').first()).toBeVisible()
            await nav.getByRole('link').nth(2).click()
            await expect(page.locator('[data-prose] > h2').nth(2)).toBeInViewport()
          })
        }

        test('its translation is a link away, said in its language', async ({ page }) => {
          await page.goto(address)
          const link = page.getByRole('article').getByRole('link', { name: text(other, 'blog:article.readHere') })
          await expect(link).toHaveAttribute('hreflang', other)
          await expect(link).toHaveAttribute('lang', other)
          await link.click()
          await expect(page).toHaveURL(`/${other}/articles/legal-errors`)
        })
      })
    }

    if (locale === 'fr') {
      test('copies its canonical address, says so, and is ready to do it again', async ({ page }) => {
        await page.clock.install()
        const recorded = await record(page)
        await page.goto(address)
        await page.locator('[data-script=share]').scrollIntoViewIfNeeded()
        const button = page.getByRole('button', { name: copy })
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

      test('says where the browser refuses to copy', async ({ page }) => {
        await record(page, { refuse: true })
        await page.goto(address)
        await page.locator('[data-script=share]').scrollIntoViewIfNeeded()
        await page.getByRole('button', { name: copy }).click()
        await expect(page.locator('[data-script=share]').getByRole('status')).toHaveText(
          text(locale, 'blog:article.share.refused'),
        )
      })

      test('hands its title and address to the system, where the system takes them', async ({ page }) => {
        const recorded = await record(page)
        await page.goto(address)
        await page.locator('[data-script=share]').scrollIntoViewIfNeeded()
        await page.getByRole('button', { name: text(locale, 'blog:article.share.otherwise') }).click()
        const url = await page.locator('link[rel=canonical]').getAttribute('href')
        const title = await page.getByRole('heading', { level: 1 }).innerText()
        expect((await recorded()).shared).toEqual([{ title: expect.stringContaining(title.slice(0, 10)), url }])
      })
    }
  })
}

test('there is no button for what the browser can’t do', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
  })
  await page.goto('/fr/articles/legal-errors')
  await page.locator('[data-script=share]').scrollIntoViewIfNeeded()
  await page.waitForSelector(awakeShare)
  await expect(page.locator('[data-share]')).toBeHidden()
  // Nor a place in the list for it.
  const items = page.locator('[data-script=share]').getByRole('listitem')
  await expect(items).toHaveCount(await page.locator('[data-script=share] li > :visible').count())
})

test('the buttons of the share bar move nothing when they appear', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.route('**/assets/chunks/*.js', (route) => route.abort())
    await page.goto('/fr/articles/legal-errors')
    // The title may break elsewhere in its own face, which has nothing to do with the buttons.
    const topOf = () =>
      page.locator('[data-script=tableOfContents]').evaluate(async (nav) => {
        await document.fonts.ready
        return nav.getBoundingClientRect().top + scrollY
      })
    const before = await topOf()
    await page.unrouteAll()
    await page.reload()
    await page.locator('[data-script=share]').scrollIntoViewIfNeeded()
    await page.waitForSelector(awakeShare)
    await page.evaluate(() => scrollTo(0, 0))
    expect(Math.abs((await topOf()) - before)).toBeLessThan(1)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there are the links to share with, and no button that does nothing', async ({ page }) => {
    await page.goto('/fr/articles/legal-errors')
    const section = page.locator('[data-script=share]')
    await expect(section.getByRole('link')).toHaveCount(3)
    await expect(section.getByRole('button')).toHaveCount(0)
  })
})

test('an article that is shown for want of a translation offers none', async ({ page }) => {
  for (const locale of ['fr', 'en']) {
    await page.goto(`/${locale}/articles/francais-trois-rives`)
    await expect(page.getByRole('article').locator('a[hreflang]:not([href*="linkedin"], [type])')).toHaveCount(0)
    await expect(page.locator('[data-script=tableOfContents] ol')).toHaveJSProperty('lang', locale === 'fr' ? '' : 'fr')
  }
})
