import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import documentCases from '../../components/wordCount/cases/index.json' with { type: 'json' }
import { makeEndlessPdf } from '../documents/documents.ts'
import { contract, dragTo, file, fr, report } from '../documents/documentsToCount.ts'
import { oddDocuments } from '../documents/oddDocuments.ts'
import { holdBack } from './holdBack.ts'
import { expect, test } from './test.ts'

const input = (page: Page) => page.getByLabel(fr('counting:files'), { exact: true })
async function choose(page: Page, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await input(page).hover()
  await input(page).setInputFiles(files)
}
const outcome = (page: Page) => page.getByRole('region', { name: fr('counting:result.title') })
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const remove = (page: Page, name: string) => page.getByRole('button', { name: fr('counting:remove', { name }) })

/** Returns the requests that send anything, or ask for more than code. */
function watchSending(page: Page): readonly string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !/\/(?:assets|workers)\//.test(request.url())) sent.push(request.url())
  })
  return sent
}

test('files have their words, a price and a date, and nothing is sent @react', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-24T15:20:00Z')
  await page.goto('/fr/estimate')
  await input(page).hover()
  const sent = watchSending(page)
  await choose(page, [contract, report])
  await expect(row(page, 'contrat.docx')).toContainText(fr('counting:counted', { count: 1000 }))
  await expect(row(page, 'rapport.pdf')).toContainText(fr('counting:counted', { count: 750 }))
  await expect(outcome(page)).toContainText(/1\s750\smots/)
  await expect(outcome(page)).toContainText(/700\s€/)
  await expect(outcome(page)).toContainText(/1\s120\s\$\sCA/)
  // Approved a day after, at the next full hour, and two working days later.
  await expect(outcome(page)).toContainText(/vendredi 27 novembre/)
  await expect(page.locator('[data-island=Estimate] p[role=status]')).toContainText(/1\s750\smots/)
  await expect(page.getByLabel(fr('counting:source'))).toHaveValue('fr')
  expect(sent).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  const list = page.getByRole('list').filter({ has: row(page, 'contrat.docx') })
  const [files, result] = [await list.boundingBox(), await outcome(page).boundingBox()]
  expect((result?.y ?? 0) - (files?.y ?? 0) - (files?.height ?? 0)).toBeLessThan(60)
  const bar = page.getByRole('link', { name: fr('counting:result.show') })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(bar).toContainText(/1\s750\smots\s· 700\s€/)
  await bar.click()
  await outcome(page)
    .getByRole('link', { name: fr('counting:result.ask') })
    .scrollIntoViewIfNeeded()
  await expect(bar).toHaveCount(0)
})

test('documents of any kind are counted, or kept with a reason; one announcement for all', async ({ page }) => {
  test.slow()
  await page.goto('/fr/estimate')
  await input(page).hover()
  await expect(page.locator('[data-island=Estimate]')).toHaveAttribute('data-awake')
  const said = page.locator('[data-island=Estimate] p[role=status]')
  await said.evaluate((element) => {
    const tell = () => (element.ariaDescription = `${element.ariaDescription ?? ''}${element.textContent}|`)
    new MutationObserver(tell).observe(element, { childList: true })
  })
  await choose(page, [
    ...oddDocuments.map(([name, bytes]) => file(name, bytes)),
    file('photo.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0])),
  ])
  for (const [name, , says] of oddDocuments) await expect(row(page, name)).toContainText(says)
  await expect(row(page, 'photo.png')).toContainText(fr('counting:reasons.photograph'))
  const wordless = row(page, 'mixte.pdf')
  await wordless.getByText(fr('counting:what.title')).click()
  await expect(wordless.getByText(fr('counting:what.rule'))).toBeVisible()
  await expect(wordless).toContainText(fr('counting:what.wordless', { pages: '2' }))
  await expect(outcome(page)).toContainText(fr('counting:result.more', { count: 6 }))
  // Empty files are no work for anybody, and may be pictures of a text.
  await expect(outcome(page)).toContainText(fr('counting:result.wordless', { count: 1 }))
  await expect(outcome(page)).toContainText(/1\s999\smots/)
  await expect(said).toHaveAttribute('aria-description', /^[^|]*1\s999\smots[^|]*\|$/)

  const others = documentCases.filter(({ tolerance }) => !tolerance)
  await choose(
    page,
    others.map(({ file: name }) => file(name, readFileSync(`components/wordCount/cases/${name}`))),
  )
  for (const { file: name, words = 0, refused } of others) {
    const says = refused ? fr(`counting:reasons.${refused}`) : fr('counting:counted', { count: words })
    await expect.soft(row(page, name)).toContainText(says)
  }
})

test('a file too large, or gone, is kept; one removed while being read is forgotten', async ({ page }) => {
  const letGo = await holdBack(page, '**/workers/**')
  const path = join(await mkdtemp(join(tmpdir(), 'site-estimate-')), 'disparu.docx')
  await writeFile(path, contract.buffer)
  await page.goto('/fr/estimate')
  await choose(page, path)
  await expect(row(page, 'disparu.docx')).toBeVisible()
  await choose(page, [contract])
  await input(page).evaluate((field: HTMLInputElement) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(51 * 1024 * 1024)], 'film.pdf'))
    field.files = transfer.files
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await rm(path)
  await remove(page, 'contrat.docx').click()
  letGo()
  await expect(row(page, 'disparu.docx')).toContainText(fr('counting:reasons.unreadable'))
  await expect(row(page, 'film.pdf')).toContainText(fr('counting:reasons.tooLarge'))
  await expect(outcome(page)).toContainText(fr('counting:result.more', { count: 2 }))
  await expect(outcome(page)).not.toContainText('€')
})

test('words that are typed are priced, by service, languages and deadline, and kept', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-24T15:20:00Z')
  await page.goto('/fr/estimate')
  const [words, service] = [
    page.getByLabel(fr('counting:words')),
    page.getByLabel(fr('counting:service'), { exact: true }),
  ]
  await words.fill('100')
  await expect(outcome(page)).toContainText(fr('counting:result.minimum'))
  await words.fill('2000')
  await page.getByText(fr('counting:more')).click()
  await page.getByLabel(fr('languages:en')).check()
  await page.getByLabel(fr('languages:de')).check()
  await expect(outcome(page)).toContainText(/1\s600\s€/)
  await page.getByLabel(fr('counting:deadline')).fill('2026-11-25')
  await expect(outcome(page)).toContainText(/2\s080\s€/)
  await test.step('a deadline in the past, or with a digit too many, is refused', () => mistakeDeadline(page))
  await service.selectOption('interpretation')
  await expect(outcome(page)).toContainText(fr('counting:result.noPrice'))
  await words.fill('20000')
  await service.selectOption('legal')
  await expect(outcome(page)).toContainText(fr('counting:result.dateOnQuote'))
  // Playwright's browser keeps no page: it loads a new one.
  await ask(page)
  await page.goBack()
  await expect(outcome(page)).toContainText(/16\s000\s€/)
  await expect(page.getByLabel(fr('languages:de'))).toBeChecked()
})

async function mistakeDeadline(page: Page): Promise<void> {
  const deadline = page.getByLabel(fr('counting:deadline'))
  await deadline.fill('')
  // Chromium makes 266 of it, because the field has a limit.
  await deadline.pressSequentially('121220266')
  await deadline.blur()
  await expect(page.getByText(fr('counting:wrongDeadline.past'))).toBeVisible()
  await deadline.fill('2206-12-15')
  await expect(deadline).toHaveAttribute('aria-invalid', 'true')
  await expect(deadline).toHaveAccessibleDescription(fr('counting:wrongDeadline.far'))
  await deadline.fill('2020-01-06')
  await expect(deadline).toHaveAccessibleDescription(fr('counting:wrongDeadline.past'))
  await expect(outcome(page)).not.toContainText(/urgence/)
  await deadline.fill('')
  await expect(deadline).not.toHaveAttribute('aria-invalid')
}

const form = (page: Page) => page.locator('form[data-form=quote]')
const card = (page: Page) => form(page).getByRole('region', { name: fr('counting:result.title') })
const restored = (page: Page) => form(page).locator('[data-kind=restored]')
async function ask(page: Page): Promise<void> {
  await outcome(page)
    .getByRole('link', { name: fr('counting:result.ask') })
    .click()
  await page.waitForURL(/requestaquote/)
}
const countKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('estimate', 1)
        opening.addEventListener('error', reject)
        opening.addEventListener('success', () => {
          const { result } = opening
          const counting = result.transaction('files').objectStore('files').count()
          counting.addEventListener('success', () => {
            result.close()
            resolve(counting.result)
          })
        })
      }),
  )

test('the quote form takes the estimate over with its files, and a later one in its place', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/fr/estimate')
  await page.getByLabel(fr('counting:service'), { exact: true }).selectOption('legal')
  await page.getByText(fr('counting:more')).click()
  await page.getByLabel(fr('languages:en')).check()
  await choose(page, contract)
  await ask(page)
  await expect(page).toHaveURL('/fr/requestaquote/legal')
  await expect(card(page)).toContainText(/1\s000\smots\s· anglais\s· à partir de 400\s€/)
  await expect(form(page).getByText(/^contrat\.docx/)).toBeVisible()
  await expect(form(page)).toContainText(fr('counting:counted', { count: 1000 }))
  await expect(page.getByLabel(fr('quote:fields.sourceLang'))).toHaveValue(fr('languages:fr'))
  await expect(page.getByLabel(fr('quote:fields.targetLang'))).toHaveValue(fr('languages:en'))
  // Nobody wrote anything yet, and nothing that is folded is filled in.
  await expect(page.getByLabel(fr('quote:fields.notes'))).toBeHidden()
  await expect(page.getByLabel(fr('quote:fields.notes'))).toHaveValue('')

  const other = await context.newPage()
  await test.step('another tab has its own', async () => {
    await other.goto('/fr/estimate')
    await choose(other, report)
    await ask(other)
    await expect(form(other).getByText(/^rapport\.pdf/)).toBeVisible()
    await expect(form(other).locator('[data-file]')).toHaveCount(1)
  })
  await page.reload()
  await expect(card(page)).toBeVisible()
  await expect(form(page).getByText(/^contrat\.docx/)).toBeVisible()
  await expect(form(page).locator('[data-file]')).toHaveCount(1)
  await expect(restored(page)).toHaveCount(0)

  await page.getByLabel(fr('quote:fields.documentType')).fill('contrat')
  await card(page)
    .getByRole('link', { name: fr('counting:handedOver.change') })
    .click()
  await expect(row(page, 'contrat.docx')).toContainText(fr('counting:counted', { count: 1000 }))
  await page.getByLabel(fr('counting:words')).fill('2000')
  await page.getByLabel(fr('languages:de')).check()
  await ask(page)
  await expect(card(page)).toContainText(/3\s000\smots/)
  await expect(page.getByLabel(fr('quote:fields.targetLang'))).toHaveValue(/anglais, allemand|allemand, anglais/)
  await expect(page.getByLabel(fr('quote:fields.documentType'))).toHaveValue('contrat')
  await expect(restored(page)).toBeVisible()

  await test.step('once the form is cleared, its files are forgotten', async () => {
    await expect.poll(() => countKept(page)).toBe(2)
    await card(page)
      .getByRole('button', { name: fr('formMessages:clear') })
      .click()
    await expect(card(page)).toHaveCount(0)
    await expect.poll(() => countKept(page)).toBe(1)
  })
})

test('files that are handed over are forgotten after a day', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-24T15:20:00Z')
  await page.goto('/fr/estimate')
  await choose(page, contract)
  await ask(page)
  await expect.poll(() => countKept(page)).toBe(1)
  await page.clock.setFixedTime('2026-11-25T15:21:00Z')
  await page.goto('/fr/about')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => countKept(page)).toBe(0)
  await page.goto('/fr/requestaquote')
  await expect(
    card(page).getByRole('button', { name: fr('counting:handedOver.again', { name: 'contrat.docx' }) }),
  ).toBeVisible()
})

test('where nothing can be kept, the form asks for each file by its name, or for a link', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }))
  await page.goto('/fr/estimate')
  await choose(page, [contract, file('classeur.xlsx', readFileSync('components/wordCount/cases/hidden-sheet.xlsx'))])
  await test.step('a part that was left out is added by a switch, and price and message follow', () => addPart(page))
  await ask(page)
  await expect(form(page).locator('[name=estimate]')).toHaveValue(new RegExp(fr('counting:what.parts.hidden')))
  await expect(card(page)).toContainText(fr('counting:handedOver.byLink', { names: 'classeur.xlsx' }))
  const again = card(page).getByRole('button', { name: fr('counting:handedOver.again', { name: 'contrat.docx' }) })
  const chooser = page.waitForEvent('filechooser')
  await again.click()
  await (await chooser).setFiles([contract])
  await expect(form(page)).toContainText(fr('counting:counted', { count: 1000 }))
  await expect(again).toHaveCount(0)
})

async function addPart(page: Page): Promise<void> {
  const hidden = page.getByRole('switch', { name: fr('counting:what.parts.hidden') })
  await expect(hidden).not.toBeChecked()
  const words = async () =>
    Number.parseInt((await row(page, 'classeur.xlsx').locator('p').first().textContent()) ?? '', 10)
  const before = await words()
  await hidden.press('Space')
  await expect(hidden).toBeChecked()
  expect(await words()).toBeGreaterThan(before)
  await expect(outcome(page)).toContainText(fr('counting:counted', { count: 1000 + (await words()) }))
}

test('what does not arrive is asked for again, the worker as well as a reader', async ({ page }) => {
  await page.route('**/workers/**', (route) => route.abort('internetdisconnected'))
  await page.goto('/fr/estimate')
  await choose(page, [contract, report])
  for (const name of ['contrat.docx', 'rapport.pdf'])
    await expect(row(page, name)).toContainText(fr('counting:reasons.interrupted'))
  await expect(outcome(page)).toContainText(fr('counting:result.more', { count: 2 }))
  // The worker comes, the reader of PDFs does not.
  await page.unroute('**/workers/**')
  await page.route('**/workers/pdf.*', (route) => route.abort('internetdisconnected'))
  await row(page, 'rapport.pdf')
    .getByRole('button', { name: fr('counting:retry') })
    .click()
  await expect(row(page, 'contrat.docx')).toContainText(fr('counting:counted', { count: 1000 }))
  await expect(row(page, 'rapport.pdf')).toContainText(fr('counting:reasons.interrupted'))
  await page.unroute('**/workers/pdf.*')
  await row(page, 'rapport.pdf')
    .getByRole('button', { name: fr('counting:retry') })
    .press('Enter')
  await expect(remove(page, 'rapport.pdf')).toBeFocused()
  await expect(outcome(page)).toContainText(/700\s€/)
})

test('a file that has no end of text keeps no other waiting, removed or too complex', async ({ page }) => {
  await page.clock.install()
  await page.goto('/fr/estimate')
  const endless = row(page, 'fractale.pdf')
  await choose(page, [file('fractale.pdf', makeEndlessPdf()), contract])
  await expect(endless).toContainText(fr('counting:reading'))
  await remove(page, 'fractale.pdf').click()
  // Before it is too complex.
  await expect(outcome(page)).toContainText(/400\s€/, { timeout: 15_000 })

  await choose(page, [file('fractale.pdf', makeEndlessPdf()), report])
  await expect(endless).toContainText(fr('counting:reading'))
  await page.clock.runFor(20_000)
  await expect(endless).toContainText(fr('counting:reasons.tooLarge'))
  await expect(row(page, 'rapport.pdf')).toContainText(fr('counting:counted', { count: 750 }))
})

test('a folder dropped anywhere on the form gives its documents, not what systems leave', async ({ page }) => {
  const folder = join(await mkdtemp(join(tmpdir(), 'site-folder-')), 'Contrats')
  await mkdir(join(folder, '2026'), { recursive: true })
  await writeFile(join(folder, '2026', 'contrat.docx'), contract.buffer)
  for (const name of ['.DS_Store', '~$contrat.docx', '._contrat.docx', 'Thumbs.db'])
    await writeFile(join(folder, name), 'x')
  await page.goto('/fr/estimate')
  await input(page).hover()
  await expect(page.locator('[data-island=Estimate]')).toHaveAttribute('data-awake')
  const drag = await dragTo(page.getByLabel(fr('counting:words')), folder)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) await drag(type)
  await expect(row(page, 'contrat.docx')).toContainText(fr('counting:counted', { count: 1000 }))
  await expect(page.locator('[data-file]')).toHaveCount(1)
  await rm(folder, { recursive: true })
})
