import type { Page } from 'playwright/test'
import { contract, fr, scan } from '../documents/documentsToCount.ts'
import { expect, forms, openFilledForm, openForm, sendForm, submit, test } from './forms/test.ts'
import { lookAtEachOpened, lookAtWidths } from './looks.ts'
import { text } from './texts.ts'

const WIDTHS = [390, 820, 1440]
/** A word that no text has. */
const NO_WORD = 'qqqxyz'

/** Something that opens on a page, questions apart: samples.spec.ts opens them on every kind of page. */
interface Opening {
  readonly name: string
  readonly address: string
  readonly widths?: readonly number[]
  open(page: Page): Promise<unknown>
}

async function searchFor(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: fr('search:open'), exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox').fill(words)
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(words)
}

/** Chooses documents, one of which cannot be counted. */
async function countDocuments(page: Page, label: string): Promise<void> {
  const input = page.getByLabel(label)
  await input.hover()
  await expect(input).toHaveAttribute('multiple')
  await input.setInputFiles([contract, scan])
  await expect(page.getByRole('region', { name: fr('counting:result.title') })).toContainText('€')
  await expect(page.getByRole('listitem').filter({ hasText: scan.name })).toBeVisible()
}

const openings: readonly Opening[] = [
  {
    name: 'the menu',
    address: '/fr/about',
    // In wide windows its links are in the bar.
    widths: [320, 390, 700],
    open: (page) => page.getByRole('button', { name: fr('common:navigation.open') }).click(),
  },
  { name: 'the search with results', address: '/fr/about', open: (page) => searchFor(page, 'devis') },
  { name: 'the search without a result', address: '/fr/about', open: (page) => searchFor(page, NO_WORD) },
  {
    name: 'a search of the blog',
    address: '/fr/blog?q=a',
    open: (page) => expect(page.locator('section[aria-busy] li').first()).toBeVisible(),
  },
  {
    name: 'a search of the blog without a result',
    address: `/fr/blog?q=${NO_WORD}`,
    open: (page) => expect(page.locator('section[aria-busy] h2')).toContainText(NO_WORD),
  },
  {
    name: 'other slides, services and testimonials',
    address: '/fr',
    open: async (page) => {
      await page.locator('main fieldset').getByRole('radio').last().check()
      await page.locator('[data-script=testimonials] a').last().click()
      await page.locator('[data-script=hero] a[href^="#hero-"]').last().click()
    },
  },
  {
    name: 'the bridge with documents',
    address: '/fr',
    open: (page) => countDocuments(page, fr('counting:bridge.drop')),
  },
  {
    name: 'an estimate',
    address: '/fr/estimate',
    open: (page) => countDocuments(page, fr('quote:fields.attachment')),
  },
  {
    name: 'similar pages of an address that does not exist',
    address: '/fr/contacts',
    open: (page) => expect(page.getByText(text('fr', 'notFound:suggestions'))).toBeVisible(),
  },
]

for (const { name, address, widths = WIDTHS, open } of openings) {
  test(`${name}: no text is over another, and every control can be pressed`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: widths[0] ?? 0, height: 900 })
    await page.goto(address)
    await open(page)
    expect([...(await lookAtWidths(page, widths)), ...(await lookAtEachOpened(page))]).toEqual([])
  })
}

for (const form of forms) {
  test(`${form.name} with errors, and sent: no text is over another, and every control can be pressed`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await submit(await openForm(page, form, 'fr')).click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    const faults = await lookAtWidths(page, WIDTHS)
    await sendForm(await openFilledForm(page, form, 'fr'))
    faults.push(...(await lookAtWidths(page, WIDTHS)))
    expect(faults).toEqual([])
  })
}
