import type { Page } from 'playwright/test'
import { PATIENCE } from '../../renderer/waitForFonts.ts'
import { NEARLY_ALL, partInOwnFaces } from '../../tools/bench/fonts.ts'
import { readShifts } from './readShifts.ts'
import { expect, test } from './test.ts'

const addresses = ['/fr', '/fr/articles/legal-errors', '/en/services', '/fr/confidentialite', '/en/blog', '/fr/team']
const state = (page: Page) => page.locator('html')

declare global {
  // TypeScript knows global variables by `var` only.
  var losePatience: (() => void) | undefined
}

/** Leaves it to `losePatience` when a page has waited long enough: no machine is too slow for what is waited for. */
async function stopPatience(page: Page): Promise<void> {
  await page.addInitScript((patience) => {
    window.setTimeout = new Proxy(window.setTimeout, {
      apply(wait, self, parameters) {
        if (parameters[1] !== patience) return Reflect.apply(wait, self, parameters)
        globalThis.losePatience = parameters[0]
        return 0
      },
    })
  }, PATIENCE)
}

/** Keeps fonts back until they are let go. */
async function holdFonts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/*.woff2', async (route) => {
    await gone
    await route.continue()
  })
  await stopPatience(page)
  return letGo
}

function hasPainted(page: Page): Promise<unknown> {
  return page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const address of addresses) {
      test(`a first visit to ${address} is set in the site's faces, once, where they come after the first paint`, async ({
        page,
      }) => {
        const letGo = await holdFonts(page)
        await page.goto(address, { waitUntil: 'commit' })
        await hasPainted(page)
        await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
        letGo()
        await expect(state(page)).toHaveAttribute('data-fonts', 'there')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const session = await page.context().newCDPSession(page)
        expect(await partInOwnFaces(session)).toBeGreaterThan(NEARLY_ALL)
        expect(await readShifts(page)).toEqual([])
      })
    }
  })
}

test('fonts that take too long are not waited for, and change nothing when they come', async ({ page }) => {
  const letGo = await holdFonts(page)
  await page.goto('/fr/articles/legal-errors', { waitUntil: 'commit' })
  await hasPainted(page)
  await page.evaluate(() => globalThis.losePatience?.())
  await expect(state(page)).toHaveAttribute('data-fonts', 'late')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  letGo()
  await page.evaluate(() => document.fonts.ready)
  const session = await page.context().newCDPSession(page)
  expect(await partInOwnFaces(session)).toBe(0)
  expect(await readShifts(page)).toEqual([])
})

test('fonts that cannot be had are not waited for', async ({ page }) => {
  await stopPatience(page)
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto('/en/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('text is there before its fonts are', async ({ page }) => {
    await page.route('**/*.woff2', () => {})
    await page.goto('/en/about', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
