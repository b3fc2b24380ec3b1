import type { Page } from 'playwright/test'
import { locales } from '../../renderer/languages.ts'
import { withoutFonts } from './readShifts.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

/** The names of categories in English are the specification's, and stay what they are. */
const words = {
  fr: {
    all: text('fr', 'caseStudies:categories.all'),
    legal: text('fr', 'caseStudies:categories.legal'),
    commerce: text('fr', 'caseStudies:categories.e-commerce'),
  },
  en: { all: 'All', legal: 'Legal', commerce: 'E-Commerce' },
} as const

const cards = (page: Page) => page.locator('li[data-category]').filter({ visible: true })
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

for (const locale of locales) {
  const say = words[locale]
  const list = `/${locale}/caseStudies`

  test(`the filter of case studies is in the address, and back and forward go through it: ${locale}`, async ({
    page,
  }) => {
    await page.goto(list)
    await expect(cards(page)).toHaveCount(3)
    await choice(page, say.legal).check()
    await expect(page).toHaveURL(`${list}?category=legal`)
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page)).toHaveAttribute('data-category', 'legal')
    await choice(page, say.commerce).check()
    await expect(page).toHaveURL(`${list}?category=e-commerce`)
    await page.goBack()
    await expect(page).toHaveURL(`${list}?category=legal`)
    await expect(choice(page, say.legal)).toBeChecked()
    await expect(cards(page)).toHaveAttribute('data-category', 'legal')
    await page.goBack()
    await expect(page).toHaveURL(list)
    await expect(choice(page, say.all)).toBeChecked()
    await expect(cards(page)).toHaveCount(3)
    await page.goForward()
    await expect(cards(page)).toHaveAttribute('data-category', 'legal')
  })

  if (locale === 'fr') {
    test(`an address that names a category shows it, and says how many there are: ${locale}`, async ({ page }) => {
      await page.goto(`${list}?category=legal`)
      await expect(choice(page, say.legal)).toBeChecked()
      await expect(cards(page)).toHaveCount(1)
      const status = page
        .getByRole('group')
        .filter({ has: page.getByRole('radio') })
        .getByRole('status')
      await expect(status).toHaveText(text(locale, 'caseStudies:list.count', { count: 1 }))
      await choice(page, say.all).check()
      await expect(page).toHaveURL(list)
      await expect(status).toHaveText(text(locale, 'caseStudies:list.count', { count: 3 }))
    })

    test(`a category that there is not shows all, and what else the address says is kept: ${locale}`, async ({
      page,
    }) => {
      await page.goto(`${list}?category=poetry&utm_source=letter`)
      await page.waitForSelector('[data-script=studyFilter][data-awake]')
      await expect(choice(page, say.all)).toBeChecked()
      await expect(cards(page)).toHaveCount(3)
      await choice(page, say.legal).check()
      await expect(page).toHaveURL(`${list}?category=legal&utm_source=letter`)
    })
  }

  test(`each case study says what came of it, and has a link and a PDF: ${locale}`, async ({ page }) => {
    await page.goto(list)
    for (const card of await cards(page).all()) {
      expect(await card.getByRole('listitem').count()).toBeGreaterThanOrEqual(2)
      await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', new RegExp(`^/${locale}/`))
      await expect(card.locator('a[type="application/pdf"]')).toHaveAttribute('href', /\.pdf$/)
    }
  })

  if (locale === 'fr') {
    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test(`case studies can be filtered: ${locale}`, async ({ page }) => {
        await page.goto(list)
        await expect(cards(page)).toHaveCount(3)
        await choice(page, say.legal).check()
        await expect(cards(page)).toHaveCount(1)
        await choice(page, say.all).check()
        await expect(cards(page)).toHaveCount(3)
      })
    })
  }
}

test('what was chosen before the script came is kept', async ({ page }) => {
  let arrive = (): void => undefined
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/chunks/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/fr/caseStudies', { waitUntil: 'commit' })
  await choice(page, words.fr.legal).check()
  await expect(cards(page)).toHaveCount(1)
  arrive()
  await expect(page).toHaveURL('/fr/caseStudies?category=legal')
  await expect(cards(page)).toHaveCount(1)
})

for (const width of [390, 1440]) {
  test(`an address that names a category moves nothing while it opens: ${width} px`, async ({ page }) => {
    await withoutFonts(page)
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) document.documentElement.dataset['shifted'] = String(startTime)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const category of ['e-commerce', 'legal', 'app-ui']) {
      await page.goto(`/fr/caseStudies?category=${category}`)
      await page.waitForSelector('[data-script=studyFilter][data-awake]')
      await expect(cards(page)).toHaveAttribute('data-category', category)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      expect(await page.locator('html').getAttribute('data-shifted'), category).toBeNull()
    }
  })
}

test('drawings of the list are shown whole, with nothing over them', async ({ page }) => {
  for (const width of [390, 901, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/fr/caseStudies')
    const faults = await cards(page).evaluateAll((studies) =>
      studies.flatMap((study) => {
        const drawing = study.querySelector('img')?.getBoundingClientRect()
        if (!drawing) return ['no drawing']
        const isCut = Math.abs(drawing.width / drawing.height - 16 / 9) > 0.01
        const covering = [...study.querySelectorAll('h3, p, ul, article > div')].filter((part) => {
          const { top, bottom, left, right } = part.getBoundingClientRect()
          return top < drawing.bottom && bottom > drawing.top && left < drawing.right && right > drawing.left
        })
        return [...(isCut ? ['cut'] : []), ...covering.map(({ textContent }) => textContent)]
      }),
    )
    expect(faults, `${width} px`).toEqual([])
  }
})

test('figures of a case study stand on one line, and its PDF keeps clear of the dark band', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['ecommerceLocalization', 'app-ui-adaptation']) {
    await page.goto(`/fr/${path}`)
    const band = page.getByRole('region', { name: text('fr', 'caseStudies:study.outcomes') })
    const lines = await band
      .locator('li span')
      .filter({ hasText: /^[\d,\s]+%?\s*$/ })
      .evaluateAll((figures) => figures.map((figure) => Math.round(figure.getBoundingClientRect().bottom)))
    expect(lines).toHaveLength(3)
    expect(new Set(lines).size, path).toBe(1)
    const link = await page.locator('main header a[type="application/pdf"]').boundingBox()
    const top = (await band.boundingBox())?.y ?? 0
    expect(top - (link?.y ?? 0) - (link?.height ?? 0)).toBeGreaterThan(30)
  }
})
