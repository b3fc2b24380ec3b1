import type { Locator, Page } from 'playwright/test'
import { locales, type Locale } from '../../renderer/languages.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const orbitOf = (page: Page, locale: Locale): Locator =>
  page.getByRole('group', { name: text(locale, 'home:services.title') })

/** The headline, the lead and both buttons are in the first screen, with the first picture. */
async function expectFirstScreen(page: Page): Promise<void> {
  const hero = page.locator('[data-script=hero]')
  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize({ width, height })
    await expect(hero.locator('..').getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    for (const link of await hero.locator('..').getByRole('link').filter({ hasText: /\w/ }).all()) {
      await expect(link).toBeInViewport({ ratio: 1 })
    }
    await expect(hero.locator('img').first()).toBeInViewport()
  }
}

/** Measures the bar: the gaps between its items, overflow, and whether the name is visible. */
function readBar(page: Page) {
  return page.locator('body > header').evaluate((header) => {
    const isSeen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1
    const boxes = (selector: string) =>
      [...header.querySelectorAll(selector)].filter(isSeen).map((element) => element.getBoundingClientRect())
    const [brand, ...links] = boxes('[aria-label]:not(nav, button, [lang]), nav li > a[data-section], nav#menu li > a')
    const controls = boxes('button, input, a[lang][aria-label]')
    const gaps = links.map(({ left }, index) => left - (links[index - 1] ?? brand ?? { right: 0 }).right)
    const all = [...links, ...controls]
    return {
      links: links.length,
      narrowestGap: Math.min(...gaps),
      outside: all.filter(({ left, right, top, bottom }) => left < 0 || right > innerWidth || top < 0 || bottom > 73)
        .length,
      overlaps: (controls[0]?.left ?? 0) < (links.at(-1)?.right ?? 0),
      isNamed: boxes('a[aria-label]:not([lang]) > span').length === 1,
    }
  })
}

/** From 769 px on the links and the name fit in the bar; that of the home page has the most items. */
async function expectBarToFit(page: Page): Promise<void> {
  for (const width of [769, 800, 900, 1024, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const bar = await readBar(page)
    expect(bar, `at ${width} px`).toMatchObject({ outside: 0, overlaps: false, isNamed: true })
    expect(bar.narrowestGap, `at ${width} px`).toBeGreaterThanOrEqual(15.5)
    expect(bar.links, `at ${width} px`).toBeGreaterThanOrEqual(6)
  }
}

/** From 769 px on no icon of the orbit covers what is said of the chosen service. */
async function expectOrbitUncovered(page: Page, orbit: Locator): Promise<void> {
  for (const width of [769, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const radio of await orbit.getByRole('radio').all()) {
      await radio.check()
      const covered = await orbit.evaluate(async (element) => {
        // The icons move to their places; an animation replaced by a newer one is aborted.
        const moves = element.getAnimations({ subtree: true }).filter((motion) => motion instanceof CSSTransition)
        await Promise.allSettled(moves.map(({ finished }) => finished))
        const words = [...element.querySelectorAll('h3, p, a')].filter((part) =>
          part.checkVisibility({ visibilityProperty: true }),
        )
        return words.flatMap((part) =>
          [...element.querySelectorAll('label')].filter((icon) => {
            const [one, other] = [part.getBoundingClientRect(), icon.getBoundingClientRect()]
            return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
          }),
        ).length
      })
      expect(covered, `${await radio.getAttribute('value')} at ${width} px`).toBe(0)
    }
  }
}

/** In a narrow window the icons of the orbit are in a column, each with its name, above the description. */
async function expectOrbitInColumn(page: Page, orbit: Locator): Promise<void> {
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 })
    let lowest = -Infinity
    for (const mark of await orbit.locator('label').all()) {
      const icon = await mark.getByRole('radio').boundingBox()
      expect(icon?.width).toBeGreaterThanOrEqual(44)
      expect(icon?.height).toBeGreaterThanOrEqual(44)
      expect(icon?.y).toBeGreaterThanOrEqual(lowest)
      lowest = (icon?.y ?? 0) + (icon?.height ?? 0)

      const name = await mark.locator('span').boundingBox()
      expect(name?.width).toBeGreaterThan(44)
      expect(name?.x).toBeGreaterThanOrEqual((icon?.x ?? 0) + (icon?.width ?? 0))
      expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(width)
    }
  }
  await orbit.locator('label').nth(2).locator('span').click()
  await expect(orbit.getByRole('radio').nth(2)).toBeChecked()
  await expect(orbit.locator('p').nth(2)).toBeVisible()
}

/** On a phone cards are in rows: the next one is partly visible, and the keyboard reaches the last. */
async function expectRowsToPeek(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  const rows = page.locator('main :is(ul, ol)').filter({ has: page.locator(':scope > li a') })
  let scrolled = 0
  for (const row of await rows.all()) {
    const { isScrolled, peeks } = await row.evaluate((list) => {
      list.scrollTo({ left: 0, behavior: 'instant' })
      const cards = [...list.children].map((card) => card.getBoundingClientRect())
      return {
        isScrolled: list.scrollWidth > list.clientWidth + 1,
        peeks: cards.some(({ left, right }) => left < innerWidth - 16 && right > innerWidth),
      }
    })
    if (!isScrolled) continue
    scrolled += 1
    expect(peeks, await row.innerText()).toBe(true)
    await row.getByRole('link').last().focus()
    await expect(row.getByRole('link').last()).toBeInViewport()
  }
  expect(scrolled).toBe(width === 768 ? 3 : 5)
}

/** On a tablet, people, logos and contact details fill their rows. */
async function expectRowsToBeFull(page: Page, locale: Locale): Promise<void> {
  await page.setViewportSize({ width: 850, height: 900 })
  const team = page.getByRole('list', { name: text(locale, 'home:team.title') }).getByRole('listitem')
  const logos = page.getByRole('region', { name: text(locale, 'clients:title') }).getByRole('listitem')
  const contacts = page.locator('footer').getByRole('region').getByRole('listitem')
  for (const [items, inRow] of [
    [team, 2],
    [logos, 3],
    [contacts, 3],
  ] as const) {
    const boxes = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().toJSON()))
    const tops = boxes.map(({ top }) => top)
    expect(tops.map((top) => tops.filter((other) => other === top).length)).toEqual(tops.map(() => inRow))
    expect(Math.max(...boxes.map(({ right }) => right))).toBeGreaterThan(850 - 60)
  }
}

for (const locale of locales) {
  test(`the home page suits its window, from a phone to a wide screen: /${locale}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/${locale}`)
    const orbit = orbitOf(page, locale)
    await test.step('the first screen is complete', () => expectFirstScreen(page))
    await test.step('the bar fits', () => expectBarToFit(page))
    await test.step('the icons of the orbit cover no words', () => expectOrbitUncovered(page, orbit))
    await test.step('on a narrow screen they are in a column', () => expectOrbitInColumn(page, orbit))
    for (const width of locale === 'fr' ? [320, 768] : [390])
      await test.step(`rows of cards show that they go on: ${width} px`, () => expectRowsToPeek(page, width))
    await test.step('on a tablet rows are full', () => expectRowsToBeFull(page, locale))
    await test.step('on a phone it is at most 9,000 pixels long', async () => {
      // Logos that do not move are in rows.
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9000)
    })
  })
}
