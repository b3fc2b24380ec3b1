import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { makeDocx, makeText } from '../documents/documents.ts'
import { contract, dragTo, file, fr, price, scan } from '../documents/documentsToCount.ts'
import { findFaults } from './findFaults.ts'
import { expect, test } from './forms/test.ts'
import { holdBack } from './holdBack.ts'
import { plain } from './texts.ts'

/** Its label changes with the first document. */
const input = (page: Page) => page.locator('main > :first-child input[type=file]')
const sign = (page: Page) => page.getByRole('region', { name: fr('counting:result.title') })
const hero = (page: Page) => page.locator('[data-island=HeroEstimate]')
const bridge = (page: Page) => hero(page).locator('[data-laid]')
const row = (page: Page, name: string) => hero(page).getByRole('listitem').filter({ hasText: name })
const remove = (page: Page, name: string) =>
  hero(page).getByRole('button', { name: fr('counting:remove', { name }), exact: true })

/** Waits until the page has received a key, as Chromium drops what is pressed before it first paints. */
async function expectKeysHeard(page: Page): Promise<void> {
  await page.evaluate(() =>
    addEventListener('keydown', () => document.documentElement.setAttribute('data-key-heard', ''), { once: true }),
  )
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect(page.locator('html[data-key-heard]')).toBeAttached({ timeout: 100 })
  }).toPass()
}

test('a document that is dropped on the first screen is counted; what can’t be is told, and goes along to the form that opens at it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/fr')
  const folder = await mkdtemp(join(tmpdir(), 'site-drop-'))
  await writeFile(join(folder, scan.name), scan.buffer)
  const drag = await dragTo(page.getByRole('heading', { level: 1 }), join(folder, scan.name))
  await drag('dragEnter')
  await expect(hero(page)).toHaveAttribute('data-awake')
  // Browsers repeat it while a file is over the page.
  await expect(async () => {
    await drag('dragOver')
    await expect(page.locator('html[data-dragging]')).toBeAttached({ timeout: 100 })
  }).toPass()
  await drag('drop')
  await expect(row(page, 'scan.pdf')).toContainText(fr('counting:reasons.scanned'))
  await expect(sign(page)).toContainText(fr('counting:result.more', { count: 1 }))
  await expect(sign(page)).not.toContainText('€')
  await expect(bridge(page)).toHaveAttribute('data-laid', '0')
  await expect(sign(page).getByRole('link', { name: fr('counting:bridge.askAny') })).toBeVisible()
  expect(await findFaults(page, '/fr')).toEqual([])
  await sign(page)
    .getByRole('link', { name: fr('counting:bridge.detail') })
    .click()
  await expect(page).toHaveURL('/fr/estimate')
  await expect(page.getByRole('listitem').filter({ hasText: 'scan.pdf' })).toContainText(fr('counting:reasons.scanned'))
  await rm(folder, { recursive: true })
})

test('a link that is opened elsewhere asks for the documents again, as does a browser that keeps none', async ({
  page,
  context,
}) => {
  await page.goto('/fr')
  await input(page).hover()
  await input(page).setInputFiles([contract])
  const opening = context.waitForEvent('page')
  await sign(page)
    .getByRole('link', { name: fr('counting:bridge.ask') })
    .click({ modifiers: ['Control'] })
  const elsewhere = await opening
  const again = fr('formMessages:attachment.again', { name: contract.name })
  // It is announced, too.
  await expect(elsewhere.getByText(again).first()).toBeVisible()
  await expect(elsewhere).toHaveURL(/requestaquote$/)
  await elsewhere.locator('form[data-form=quote] [name=attachment]').setInputFiles(contract)
  await expect(elsewhere.getByText(again)).toHaveCount(0)
  await expect(elsewhere.locator('form[data-form=quote]')).toContainText(price(1000))
})

test('a document that was chosen before the script arrived is counted, by keyboard alone', async ({ page }) => {
  const open = await holdBack(page, /\/assets\/chunks\//)
  // Playwright intercepts choosers from here on: asked beside the press, it may be too late.
  const choosing = page.waitForEvent('filechooser')
  await page.goto('/fr')
  await expectKeysHeard(page)
  await input(page).focus()
  await page.keyboard.press('Space')
  await (await choosing).setFiles([contract])
  open()
  await expect(sign(page)).toContainText(price(1000))
  // A field that holds a file gives no event when the same one is chosen again.
  await expect(input(page)).toHaveValue('')
  await page.keyboard.press('Tab')
  await expect(sign(page).getByRole('link', { name: fr('counting:bridge.ask') })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('from the home page to a sent request: a document has its price and day, and goes along @react', async ({
    page,
    inbox,
  }) => {
    await page.clock.setFixedTime('2026-11-24T15:20:00Z')
    await page.goto('/fr')
    const choosing = page.waitForEvent('filechooser')
    await hero(page).locator('label').tap()
    await (await choosing).setFiles([contract])
    await expect(sign(page)).toContainText(fr('counting:counted', { count: 1000 }))
    await expect(sign(page)).toContainText(price(1000))
    await expect(sign(page)).toContainText(price(1000, { currency: 1 }))
    await expect(sign(page)).toContainText(/jeudi\s26\snovembre/)
    await expect(hero(page).getByRole('status')).toContainText(price(1000))
    // A plank for each 250 words, under the first words of the document.
    await expect(bridge(page)).toHaveAttribute('data-laid', '4')
    await expect(bridge(page).locator('text')).toHaveText('les parties conviennent')
    await sign(page)
      .getByRole('link', { name: fr('counting:bridge.ask') })
      .tap()

    await expect(page).toHaveURL('/fr/requestaquote')
    const form = page.locator('form[data-form=quote]')
    await expect(form).toContainText(price(1000))
    await expect(form.locator('[name=sourceLang]')).toHaveValue(fr('languages:fr'))
    const typed = { documentType: 'Contrat', targetLang: 'anglais', email: 'ada@exemple.com' }
    for (const [name, value] of Object.entries(typed)) {
      await form.locator(`[name=${name}]`).tap()
      await page.keyboard.type(value)
    }
    await form.locator('[type=submit]').tap()
    await expect(form.locator('[data-kind=sent]')).toBeFocused()
    const [message] = inbox.list()
    expect(message?.fields).toMatchObject({ ...typed, deadline: '2026-11-26' })
    expect(message?.fields['Estimation']).toContain(price(1000))
    expect(message?.files.map(({ name }) => name)).toEqual([contract.name])
  })

  test('with thirty documents, the price is in sight, and each can be removed', async ({ page }) => {
    await page.goto('/fr')
    await input(page).hover()
    const names = Array.from({ length: 30 }, (_, index) => `annexe-${index + 1}.docx`)
    await input(page).setInputFiles(names.map((name, index) => file(name, makeDocx([makeText(100 + index)]))))
    await expect(sign(page)).toContainText(fr('counting:counted', { count: 3435 }))
    await page.evaluate(() => scrollTo(0, 0))
    await expect(sign(page).locator('b')).toBeInViewport({ ratio: 1 })
    await remove(page, 'annexe-30.docx').tap()
    await expect(sign(page)).toContainText(fr('counting:counted', { count: 3306 }))
    // The bridge is where it would be for a few.
    const [below, above] = [await bridge(page).boundingBox(), await sign(page).boundingBox()]
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(844 / 2)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the price by the word and a link to all prices are there, and no field that does nothing', async ({ page }) => {
    await page.goto('/fr')
    await expect(input(page)).toBeHidden()
    await expect(page.locator('main > :first-child a[href="/fr/requestaquote"]')).toBeVisible()
    await page.goto('/fr/estimate')
    await expect(page.getByText(fr('estimate:noScript'))).toBeVisible()
    const cells = page
      .getByRole('row')
      .filter({ hasText: /^1\s000/ })
      .getByRole('cell')
    await expect(cells.first()).toBeVisible()
    expect((await cells.allTextContents()).map(plain)).toEqual([
      expect.stringContaining(plain(price(1000))),
      '1 jour de travail',
    ])
  })
})
