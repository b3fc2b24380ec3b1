import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { documentCases } from '../documents/cases.ts'
import { makeDocx, makeEndlessPdf, makePdf, makeScan, makeText } from '../documents/documents.ts'
import { oddDocuments } from '../documents/oddDocuments.ts'
import { expect, test } from './test.ts'
import { plain, text } from './texts.ts'

const fr = (key: `${string}:${string}`, values = {}) => text('fr', key, values)
const file = (name: string, bytes: Uint8Array) => ({ name, mimeType: '', buffer: Buffer.from(bytes) })
const contract = file('contrat.docx', makeDocx([makeText(1000)]))
const report = file('rapport.pdf', makePdf([[makeText(400)], [makeText(350, 3)]]))

const input = (page: Page) => page.getByLabel(fr('counting:files'), { exact: true })
async function choose(page: Page, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await input(page).hover()
  await input(page).setInputFiles(files)
}
const outcome = (page: Page) => page.getByRole('region', { name: fr('counting:result.title') })
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('files that are chosen have their words, a price and a date, and nothing is sent @react', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-24T15:20:00Z')
  await page.goto('/fr/estimate')
  await input(page).hover()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !/\/(?:assets|workers)\//.test(request.url())) sent.push(request.url())
  })
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
})

test('documents of any kind are counted, or kept without a price, each with its reason; one announcement for all', async ({
  page,
}) => {
  test.slow()
  await page.goto('/fr/estimate')
  await input(page).hover()
  await expect(page.locator('[data-island=Estimate]')).toHaveAttribute('data-awake')
  const said = page.locator('[data-island=Estimate] p[role=status]')
  await said.evaluate((element) => {
    Object.assign(element.dataset, { times: '0' })
    new MutationObserver(() => (element.dataset['times'] = `${Number(element.dataset['times']) + 1}`)).observe(
      element,
      {
        childList: true,
      },
    )
  })
  await choose(page, [
    ...oddDocuments.map(([name, bytes]) => file(name, bytes)),
    file('photo.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0])),
  ])
  for (const [name, , says] of oddDocuments) await expect(row(page, name)).toContainText(says)
  await expect(row(page, 'photo.png')).toContainText(fr('counting:obstacles.unsupported'))
  const wordless = row(page, 'mixte.pdf')
  await wordless.getByText(fr('counting:what.title')).click()
  await expect(wordless).toContainText(fr('counting:what.wordless', { pages: '2' }))
  await expect(outcome(page)).toContainText(fr('counting:result.more', { count: 6 }))
  // Empty files are no work for anybody, and may be pictures of a text.
  await expect(outcome(page)).toContainText(fr('counting:result.wordless', { count: 1 }))
  await expect(outcome(page)).toContainText(/1\s999\smots/)
  await expect(said).toContainText(/1\s999\smots/)
  await expect(said).toHaveAttribute('data-times', '1')
})

test('documents as people have them are counted as a reader would, or kept with the reason', async ({ page }) => {
  test.slow()
  const exact = documentCases.filter(({ tolerance }) => tolerance === 0)
  await page.goto('/fr/estimate')
  await choose(
    page,
    exact.map(({ file: name }) => file(name, readFileSync(`tests/documents/cases/${name}`))),
  )
  for (const { file: name, expected } of exact) {
    const says =
      typeof expected === 'number' ? fr('counting:counted', { count: expected }) : fr(`counting:obstacles.${expected}`)
    await expect.soft(row(page, name)).toContainText(says)
  }
})

test('files without any count have no price', async ({ page }) => {
  await page.goto('/fr/estimate')
  await choose(page, file('scan.pdf', makeScan([['Contrat 1'], ['Contrat 2']])))
  await expect(outcome(page)).toContainText(fr('counting:result.more', { count: 1 }))
  await expect(outcome(page)).not.toContainText('€')
})

test('a file too large, or gone since it was chosen, is kept; one removed while being read is forgotten', async ({
  page,
}) => {
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/workers/**', async (route) => {
    await gone
    await route.continue()
  })
  const path = join(await mkdtemp(join(tmpdir(), 'site-estimate-')), 'disparu.docx')
  await writeFile(path, contract.buffer)
  await page.goto('/fr/estimate')
  await choose(page, path)
  await expect(row(page, 'disparu.docx')).toBeVisible()
  await choose(page, [contract])
  await input(page).evaluate((field: HTMLInputElement) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(200 * 1024 * 1024)], 'film.pdf'))
    field.files = transfer.files
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await rm(path)
  await page.getByRole('button', { name: fr('counting:remove', { name: 'contrat.docx' }) }).click()
  letGo()
  await expect(row(page, 'disparu.docx')).toContainText(fr('counting:obstacles.unreadable'))
  await expect(row(page, 'film.pdf')).toContainText(fr('counting:obstacles.tooLarge'))
  await expect(outcome(page)).toContainText(fr('counting:result.more', { count: 2 }))
  await expect(outcome(page)).not.toContainText('€')
})

test('of two documents with one name, each button says which it removes', async ({ page }) => {
  await page.goto('/fr/estimate')
  await choose(page, [contract, file('contrat.docx', makeDocx([makeText(300)]))])
  await expect(outcome(page)).toContainText(/1\s300\smots/)
  await page.getByRole('button', { name: fr('counting:remove', { name: 'contrat.docx (2)' }), exact: true }).click()
  await expect(outcome(page)).toContainText(/1\s000\smots/)
  await expect(
    page.getByRole('button', { name: fr('counting:remove', { name: 'contrat.docx' }), exact: true }),
  ).toBeVisible()
})

test('the same file twice is one; a file can be removed by keyboard, and chosen again', async ({ page }) => {
  await page.goto('/fr/estimate')
  await choose(page, contract)
  await expect(outcome(page)).toContainText(/400\s€/)
  await page.getByText(fr('counting:what.title')).click()
  await expect(page.getByText(fr('counting:what.rule'))).toBeVisible()
  await page.getByRole('button', { name: fr('counting:remove', { name: 'contrat.docx' }) }).press('Enter')
  await expect(outcome(page)).toContainText(fr('counting:result.empty'))
  await expect(input(page)).toBeFocused()
  await choose(page, [contract, report])
  await expect(outcome(page)).toContainText(/700\s€/)
})

test('words that are typed are priced, by service, languages and deadline', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-24T15:20:00Z')
  await page.goto('/fr/estimate')
  await page.getByLabel(fr('counting:words')).fill('100')
  await expect(outcome(page)).toContainText(fr('counting:result.minimum'))
  await page.getByLabel(fr('counting:words')).fill('2000')
  await page.getByText(fr('counting:more')).click()
  await page.getByLabel(fr('languages:en')).check()
  await page.getByLabel(fr('languages:de')).check()
  await expect(outcome(page)).toContainText(/1\s600\s€/)
  await page.getByLabel(fr('counting:deadline')).fill('2026-11-25')
  await expect(outcome(page)).toContainText(/2\s080\s€/)
  await page.getByLabel(fr('counting:service'), { exact: true }).selectOption('interpretation')
  await expect(outcome(page)).toContainText(fr('counting:result.noPrice'))
  await page.getByLabel(fr('counting:words')).fill('20000')
  await page.getByLabel(fr('counting:service'), { exact: true }).selectOption('legal')
  await expect(outcome(page)).toContainText(fr('counting:result.dateOnQuote'))
  await page.reload()
  // Playwright's browser keeps no page: it loads a new one.
  await outcome(page)
    .getByRole('link', { name: fr('counting:result.ask') })
    .click()
  await page.waitForURL(/requestaquote/)
  await page.goBack()
  await expect(outcome(page)).toContainText(/16\s000\s€/)
  await expect(page.getByLabel(fr('languages:de'))).toBeChecked()
})

const form = (page: Page) => page.locator('form[data-form=quote]')
const card = (page: Page) => form(page).getByRole('region', { name: fr('counting:result.title') })
const restored = (page: Page) => form(page).locator('[data-kind=restored]')
async function ask(page: Page): Promise<void> {
  await outcome(page)
    .getByRole('link', { name: fr('counting:result.ask') })
    .click()
  await page.waitForURL(/requestaquote/)
}

test('the quote form takes the estimate over with its files, and a later one in its place', async ({ page }) => {
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
  await page.reload()
  await expect(card(page)).toBeVisible()
  await expect(form(page).getByText(/^contrat\.docx/)).toBeVisible()
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
})

test('files that are handed over are forgotten after a day, and once the form is cleared', async ({ page }) => {
  const kept = () =>
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
  await page.clock.setFixedTime('2026-11-24T15:20:00Z')
  await page.goto('/fr/estimate')
  await choose(page, contract)
  await ask(page)
  await expect(form(page).getByText(/^contrat\.docx/)).toBeVisible()
  expect(await kept()).toBe(1)
  await card(page)
    .getByRole('button', { name: fr('formMessages:clear') })
    .click()
  await expect(card(page)).toHaveCount(0)
  await expect.poll(kept).toBe(0)

  await page.goto('/fr/estimate')
  await choose(page, contract)
  await ask(page)
  await expect.poll(kept).toBe(1)
  await page.clock.setFixedTime('2026-11-25T15:21:00Z')
  await page.goto('/fr/about')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(kept).toBe(0)
  await page.goto('/fr/requestaquote')
  await expect(
    card(page).getByRole('button', { name: fr('counting:handedOver.again', { name: 'contrat.docx' }) }),
  ).toBeVisible()
})

test('two tabs have an estimate each', async ({ page, context }) => {
  const other = await context.newPage()
  await page.goto('/fr/estimate')
  await other.goto('/fr/estimate')
  await choose(page, contract)
  await choose(other, report)
  await ask(page)
  await ask(other)
  await expect(form(page).getByText(/^contrat\.docx/)).toBeVisible()
  await expect(form(other).getByText(/^rapport\.pdf/)).toBeVisible()
  await expect(form(other).locator('[data-file]')).toHaveCount(1)
})

test('where nothing can be kept, the form asks for each file by its name', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }))
  await page.goto('/fr/estimate')
  await choose(page, contract)
  await ask(page)
  const again = card(page).getByRole('button', { name: fr('counting:handedOver.again', { name: 'contrat.docx' }) })
  const chooser = page.waitForEvent('filechooser')
  await again.click()
  await (await chooser).setFiles([contract])
  await expect(form(page)).toContainText(fr('counting:counted', { count: 1000 }))
  await expect(again).toHaveCount(0)
})

test('on a phone the price follows the files, and a bar shows it until the button is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/fr/estimate')
  await choose(page, contract)
  const list = page.getByRole('list').filter({ has: row(page, 'contrat.docx') })
  await expect(outcome(page)).toContainText(/400\s€/)
  const [files, result] = [await list.boundingBox(), await outcome(page).boundingBox()]
  expect((result?.y ?? 0) - (files?.y ?? 0) - (files?.height ?? 0)).toBeLessThan(60)
  const bar = page.getByRole('link', { name: fr('counting:result.show') })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(bar).toContainText(/1\s000\smots\s· 400\s€/)
  await bar.click()
  await outcome(page)
    .getByRole('link', { name: fr('counting:result.ask') })
    .scrollIntoViewIfNeeded()
  await expect(bar).toHaveCount(0)
})

test('a file that is dropped anywhere on the form is counted', async ({ page }) => {
  await page.goto('/fr/estimate')
  await input(page).hover()
  const transfer = await page.evaluateHandle(
    (bytes) => {
      const made = new DataTransfer()
      made.items.add(new File([new Uint8Array(bytes)], 'contrat.docx'))
      return made
    },
    [...contract.buffer],
  )
  await expect(page.locator('[data-island=Estimate]')).toHaveAttribute('data-awake')
  await page.getByLabel(fr('counting:words')).dispatchEvent('drop', { dataTransfer: transfer })
  await expect(outcome(page)).toContainText(/400\s€/)
})

test('what does not arrive is asked for again, the worker as well as a reader', async ({ page }) => {
  await page.route('**/workers/**', (route) => route.abort('internetdisconnected'))
  await page.goto('/fr/estimate')
  await choose(page, [contract, report])
  for (const name of ['contrat.docx', 'rapport.pdf'])
    await expect(row(page, name)).toContainText(fr('counting:obstacles.interrupted'))
  await expect(outcome(page)).toContainText(fr('counting:result.more', { count: 2 }))
  // The worker comes, the reader of PDFs does not.
  await page.unroute('**/workers/**')
  await page.route('**/workers/pdf.*', (route) => route.abort('internetdisconnected'))
  await row(page, 'rapport.pdf')
    .getByRole('button', { name: fr('counting:retry') })
    .click()
  await expect(row(page, 'contrat.docx')).toContainText(fr('counting:counted', { count: 1000 }))
  await expect(row(page, 'rapport.pdf')).toContainText(fr('counting:obstacles.interrupted'))
  await page.unroute('**/workers/pdf.*')
  const remove = page.getByRole('button', { name: fr('counting:remove', { name: 'rapport.pdf' }) })
  await row(page, 'rapport.pdf')
    .getByRole('button', { name: fr('counting:retry') })
    .press('Enter')
  await expect(remove).toBeFocused()
  await expect(outcome(page)).toContainText(/700\s€/)
})

test('a password is typed and used on the device', async ({ page }) => {
  await page.goto('/fr/estimate')
  await input(page).hover()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !/\/(?:assets|workers)\//.test(request.url())) sent.push(request.url())
  })
  for (const [name, count] of [
    ['protected.pdf', 120],
    ['protected.docx', 121],
    ['protected-2007.docx', 120],
  ] as const) {
    // Their password is Douala.
    await choose(page, file(name, readFileSync(`tests/documents/${name}`)))
    const secret = row(page, name)
    await expect(secret).toContainText(fr('counting:obstacles.password'))
    await expect(outcome(page)).not.toContainText('€')
    const field = secret.getByLabel(fr('counting:password'))
    await field.fill('Yaoundé')
    await field.press('Enter')
    await expect(secret).toContainText(fr('counting:obstacles.wrongPassword'))
    await field.fill('Douala')
    await secret.getByRole('button', { name: fr('counting:count') }).click()
    await expect(secret).toContainText(fr('counting:counted', { count }))
    await expect(outcome(page)).toContainText('€')
    await page.getByRole('button', { name: fr('counting:remove', { name }) }).click()
  }
  expect(sent).toEqual([])
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('Douala')
})

test('a file that has no end of text is too complex, and those after it are counted', async ({ page }) => {
  await page.goto('/fr/estimate')
  await choose(page, contract)
  await expect(row(page, 'contrat.docx')).toContainText(fr('counting:counted', { count: 1000 }))
  await page.clock.install()
  await choose(page, [file('fractale.pdf', makeEndlessPdf()), report])
  await expect(row(page, 'fractale.pdf')).toContainText(fr('counting:reading'))
  await page.clock.runFor(20_000)
  await expect(row(page, 'fractale.pdf')).toContainText(fr('counting:obstacles.tooComplex'))
  await expect(row(page, 'rapport.pdf')).toContainText(fr('counting:counted', { count: 750 }))
})

test('a part that was left out is added by a switch, and price and message follow', async ({ page }) => {
  await page.goto('/fr/estimate')
  await choose(page, file('classeur.xlsx', readFileSync('tests/documents/cases/hidden-sheet.xlsx')))
  const hidden = page.getByRole('switch', { name: fr('counting:what.parts.hidden') })
  await expect(hidden).not.toBeChecked()
  const words = async () =>
    Number.parseInt((await row(page, 'classeur.xlsx').locator('p').first().textContent()) ?? '', 10)
  const before = await words()
  await hidden.press('Space')
  await expect(hidden).toBeChecked()
  expect(await words()).toBeGreaterThan(before)
  await expect(outcome(page)).toContainText(fr('counting:counted', { count: await words() }))
  await ask(page)
  await expect(form(page).locator('[name=estimate]')).toHaveValue(new RegExp(fr('counting:what.parts.hidden')))
  await expect(card(page)).toContainText(fr('counting:handedOver.byLink', { names: 'classeur.xlsx' }))
})

test('a deadline in the past, or with a digit too many, is refused', async ({ page }) => {
  await page.goto('/fr/estimate')
  await page.getByLabel(fr('counting:words')).fill('2000')
  await page.getByText(fr('counting:more')).click()
  const deadline = page.getByLabel(fr('counting:deadline'))
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
})

test('a folder that is dropped gives its documents, and not what systems leave beside them', async ({ page }) => {
  const folder = join(await mkdtemp(join(tmpdir(), 'site-folder-')), 'Contrats')
  await mkdir(join(folder, '2026'), { recursive: true })
  await writeFile(join(folder, '2026', 'contrat.docx'), contract.buffer)
  for (const name of ['.DS_Store', '~$contrat.docx', '._contrat.docx', 'Thumbs.db'])
    await writeFile(join(folder, name), 'x')
  await page.goto('/fr/estimate')
  await input(page).hover()
  await expect(page.locator('[data-island=Estimate]')).toHaveAttribute('data-awake')
  const place = await input(page).boundingBox()
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [folder], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: (place?.x ?? 0) + 5, y: (place?.y ?? 0) + 5, data })
  await expect(row(page, 'contrat.docx')).toContainText(fr('counting:counted', { count: 1000 }))
  await expect(page.locator('[data-file]')).toHaveCount(1)
  await rm(folder, { recursive: true })
})

test('without script, a table says what it costs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/fr/estimate')
  await expect(page.getByText(fr('estimate:noScript'))).toBeVisible()
  await expect(input(page)).toBeHidden()
  const cells = page
    .getByRole('row')
    .filter({ hasText: /^1\s000/ })
    .getByRole('cell')
  expect((await cells.allTextContents()).map(plain)).toEqual(['400 €', '640 $ CA', '1 jour de travail'])
  await context.close()
})
