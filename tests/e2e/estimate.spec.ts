import type { Locator, Page } from 'playwright/test'
import { makeDocx, makePdf, makeText, SONG } from '../documents/documents.ts'
import { makeArchive } from '../documents/makeArchive.ts'
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
  await expect(page.getByRole('form', { name: fr('counting:label') }).getByRole('status')).toContainText(/1\s750\smots/)
  await expect(page.getByLabel(fr('counting:source'))).toHaveValue('fr')
  expect(sent).toEqual([])
})

test('a PDF of an older kind in Chinese is counted by its characters', async ({ page }) => {
  await page.goto('/fr/estimate')
  await choose(page, file('a.pdf', makePdf([['本合同由双方于二〇二六年在北京签订，一式两份。']], SONG)))
  await expect(row(page, 'a.pdf')).toContainText(/1\d\smots/)
})

test('what can’t be counted is kept and told, and has no price', async ({ page }) => {
  await page.goto('/fr/estimate')
  const states = {
    scanned: file('scan.pdf', makePdf([['1'], ['2']])),
    protected: file(
      'chiffré.odt',
      makeArchive({
        mimetype: 'application/vnd.oasis.opendocument.text',
        'META-INF/manifest.xml': '<manifest:encryption-data/>',
      }),
    ),
    unreadable: file('abîmé.docx', makeDocx(['mot']).subarray(0, 400)),
    unsupported: file('photo.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0])),
    empty: file('vide.txt', new Uint8Array()),
    tooLarge: file('bombe.docx', makeDocx(`<w:t>${'a '.repeat(45 * 1024 * 1024)}</w:t>`)),
  } as const
  await choose(page, Object.values(states))
  for (const [state, { name }] of Object.entries(states)) {
    await expect(row(page, name)).toContainText(fr(`counting:obstacles.${state}`))
  }
  await expect(outcome(page)).toContainText(fr('counting:result.more', { count: 5 }))
  await expect(outcome(page)).not.toContainText('€')
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
  await page.getByLabel(fr('counting:service')).selectOption('interpretation')
  await expect(outcome(page)).toContainText(fr('counting:result.noPrice'))
  await page.getByLabel(fr('counting:words')).fill('20000')
  await page.getByLabel(fr('counting:service')).selectOption('legal')
  await expect(outcome(page)).toContainText(fr('counting:result.dateOnQuote'))
})

test('the quote form takes the estimate over', async ({ page }) => {
  await page.goto('/fr/estimate')
  await page.getByLabel(fr('counting:service')).selectOption('legal')
  await page.getByText(fr('counting:more')).click()
  await page.getByLabel(fr('languages:en')).check()
  await choose(page, contract)
  await outcome(page)
    .getByRole('link', { name: fr('counting:result.ask') })
    .click()
  await expect(page).toHaveURL('/fr/requestaquote/legal')
  await expect(page.getByLabel(fr('quote:fields.sourceLang'))).toHaveValue(fr('languages:fr'))
  await expect(page.getByLabel(fr('quote:fields.targetLang'))).toHaveValue(fr('languages:en'))
  const notes = await page.getByLabel(fr('quote:fields.notes')).inputValue()
  expect(plain(notes)).toMatch(
    /contrat\.docx \(.*\) : 1 000 mots, français, SHA-256 [\da-f]{64}\nTotal : 1 000 mots, 1 langue, à partir de 400 €/,
  )
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
  expect((await cells.allTextContents()).map(plain)).toEqual(['400 €', '640 $ CA', '1 jour ouvrable'])
  await context.close()
})
