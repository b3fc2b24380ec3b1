import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { makeDocx, makePdf, makeText } from '../documents/documents.ts'
import { contract, dragTo, file, fr, report, scan } from '../documents/documentsToCount.ts'
import { makeArchive } from '../documents/makeArchive.ts'
import { findFaults } from './findFaults.ts'
import { holdBack } from './holdBack.ts'
import { expect, test } from './test.ts'
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

test('a document on the bridge has its price and day, and goes along to the quote form @react', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-24T15:20:00Z')
  await page.goto('/fr')
  await input(page).hover()
  await input(page).setInputFiles([contract])
  await expect(sign(page)).toContainText(fr('counting:counted', { count: 1000 }))
  await expect(sign(page)).toContainText(/400\s€/)
  await expect(sign(page)).toContainText(/640\s\$\sCA/)
  await expect(sign(page)).toContainText('jeudi 26 novembre')
  await expect(hero(page).getByRole('status')).toContainText(/400\s€/)
  // A plank for each 250 words, under the first letters of the document.
  await expect(bridge(page)).toHaveAttribute('data-laid', '4')
  await expect(bridge(page).locator('text')).toHaveText(['l', 'e', 's', 'p', 'a'])
  await test.step('what is removed leaves with its price; without any, it can be chosen again', () => removeAll(page))

  await input(page).setInputFiles([contract])
  await input(page).setInputFiles([report])
  await remove(page, 'contrat.docx').click()
  await expect(sign(page)).toContainText(/300\s€/)
  await sign(page)
    .getByRole('link', { name: fr('counting:bridge.ask') })
    .click()
  await expect(page).toHaveURL('/fr/requestaquote')
  const form = page.locator('form[data-form=quote]')
  await expect(form.getByRole('listitem').filter({ hasText: 'rapport.pdf' })).toContainText(/750\smots/)
  await expect(form).toContainText(/300\s€/)
  await expect(form).not.toContainText('contrat.docx')
})

/** Adds to a contract a report and another contract of the same name, and removes all by keyboard. */
async function removeAll(page: Page): Promise<void> {
  await input(page).setInputFiles([report, file('contrat.docx', makeDocx([makeText(500)]))])
  await expect(sign(page)).toContainText(/900\s€/)
  await remove(page, 'rapport.pdf').press('Enter')
  await expect(remove(page, 'contrat.docx (2)')).toBeFocused()
  await expect(sign(page)).toContainText(/600\s€/)
  await page.keyboard.press('Space')
  await expect(remove(page, 'contrat.docx')).toBeFocused()
  await expect(sign(page)).toContainText(/400\s€/)
  await page.keyboard.press('Enter')
  await expect(sign(page)).toHaveCount(0)
  await expect(bridge(page)).toHaveCount(0)
  await expect(input(page)).toBeFocused()
  await expect(hero(page).getByRole('status')).toHaveText(fr('counting:none'))
}

test('a document can be dropped anywhere on the first screen, and is joined by the next one', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'site-drop-'))
  const drop = async ({ name, buffer }: typeof contract, target: Locator) => {
    await writeFile(join(folder, name), buffer)
    const drag = await dragTo(target, join(folder, name))
    await drag('dragEnter')
    // The contact form below takes files as well.
    for (const island of ['HeroEstimate', 'ContactForm'])
      await expect(page.locator(`[data-island=${island}]`)).toHaveAttribute('data-awake')
    // After those of both forms.
    await page.evaluate(() =>
      addEventListener('dragover', ({ dataTransfer }) => (document.title = dataTransfer?.dropEffect ?? '')),
    )
    await drag('dragOver')
    await expect(page).toHaveTitle('copy')
    await drag('drop')
  }
  await page.goto('/fr')
  await drop(contract, page.locator('[data-script=hero]'))
  await expect(sign(page)).toContainText(/400\s€/)
  await drop(scan, page.getByRole('heading', { level: 1 }))
  await expect(row(page, 'scan.pdf')).toContainText(fr('counting:reasons.scanned'))
  await expect(sign(page)).toContainText(/400\s€/)
  // Neither form refuses what the other takes.
  await drop(contract, page.locator('form[data-form=contact]'))
  await rm(folder, { recursive: true })
})

test('a document that can’t be counted is told, and goes along to estimate and quote form', async ({ page }) => {
  await page.goto('/fr')
  await input(page).hover()
  await input(page).setInputFiles([scan])
  await expect(row(page, 'scan.pdf')).toContainText(fr('counting:reasons.scanned'))
  await expect(sign(page)).toContainText(fr('counting:result.more', { count: 1 }))
  await expect(sign(page)).not.toContainText('€')
  await expect(bridge(page)).toHaveAttribute('data-laid', '0')
  await expect(sign(page).getByRole('link', { name: fr('counting:result.ask') })).toBeVisible()
  // There, languages and a deadline are chosen.
  await sign(page)
    .getByRole('link', { name: fr('counting:bridge.detail') })
    .click()
  await expect(page).toHaveURL('/fr/estimate')
  await expect(page.getByRole('listitem').filter({ hasText: 'scan.pdf' })).toContainText(fr('counting:reasons.scanned'))
  await expect(sign(page)).not.toContainText('€')
  await sign(page)
    .getByRole('link', { name: fr('counting:result.ask') })
    .click()
  await expect(page.locator('form[data-form=quote]')).toContainText('scan.pdf')
})

test('what a price leaves out is told; planks are laid without motion; axe finds nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const archive = makeArchive({ 'contrat.docx': contract.buffer, 'scan.pdf': scan.buffer })
  await page.goto('/fr')
  await input(page).hover()
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target instanceof SVGElement) document.title += ` ${target.dataset['laid']}`
    }).observe(document.body, { subtree: true, attributeFilter: ['data-laid'] })
  })
  await input(page).setInputFiles([file('contrats.zip', archive)])
  await expect(page).toHaveTitle(/ 4$/)
  await expect(page).not.toHaveTitle(/ [123] /)
  await expect(sign(page)).toContainText(/400\s€/)
  await expect(sign(page)).toContainText(fr('counting:result.more', { count: 1 }))
  await input(page).setInputFiles([file('mixte.pdf', makePdf([[makeText(90)], [], [makeText(91)]]))])
  await expect(row(page, 'mixte.pdf').getByText(fr('counting:what.wordless', { pages: '2' }))).toBeVisible()
  await input(page).setInputFiles([scan, file('long.docx', makeDocx([makeText(11_000)]))])
  await expect(sign(page)).toContainText(fr('counting:counted', { count: 12_181 }))
  await expect(sign(page)).toContainText(fr('counting:result.dateOnQuote'))
  await expect(sign(page).getByRole('link')).toHaveCount(2)
  expect(await findFaults(page, '/fr')).toEqual([])
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
  await expect(sign(page)).toContainText(/400\s€/)
  // A field that holds a file gives no event when the same one is chosen again.
  await expect(input(page)).toHaveValue('')
  await page.keyboard.press('Tab')
  await expect(sign(page).getByRole('link', { name: fr('counting:bridge.ask') })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

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
    await expect(page.getByLabel(fr('counting:files'), { exact: true })).toBeHidden()
    const cells = page
      .getByRole('row')
      .filter({ hasText: /^1\s000/ })
      .getByRole('cell')
    await expect(cells.first()).toBeVisible()
    expect((await cells.allTextContents()).map(plain)).toEqual(['400 €', '640 $ CA', '1 jour de travail'])
  })
})
