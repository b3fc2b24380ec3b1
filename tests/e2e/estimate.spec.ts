import type { Locator, Page } from 'playwright/test'
import { makeEndlessPdf } from '../documents/documents.ts'
import { contract, file, fr, price, report } from '../documents/documentsToCount.ts'
import { expect, nextYear, test } from './forms/test.ts'
import { holdBack } from './holdBack.ts'
import { eventService, translationService } from './services.ts'

const form = (page: Page) => page.locator('form[data-form=quote]')
const input = (page: Page) => page.getByLabel(fr('quote:fields.attachment'))
async function choose(page: Page, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await input(page).hover()
  await expect(input(page)).toHaveAttribute('multiple')
  await input(page).setInputFiles(files)
}
const outcome = (page: Page) => page.getByRole('region', { name: fr('counting:result.title') })
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const remove = (page: Page, name: string) =>
  page.getByRole('button', { name: fr('formMessages:attachment.remove', { name }) })
const rest = (page: Page) => page.locator('summary', { hasText: fr('quote:fields.submitPriced') })

test('files have their words, a price and a date, and nothing is sent; the rest of the form unfolds, and is sent @react', async ({
  page,
  inbox,
}) => {
  await page.clock.setFixedTime('2026-11-24T15:20:00Z')
  await page.goto('/fr/estimate')
  await expect(outcome(page)).toContainText(fr('counting:result.empty'))
  await input(page).hover()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !/\/(?:assets|workers)\//.test(request.url())) sent.push(request.url())
  })
  await choose(page, [contract, report])
  await expect(row(page, 'contrat.docx')).toContainText(fr('counting:counted', { count: 1000 }))
  await expect(row(page, 'rapport.pdf')).toContainText(fr('counting:counted', { count: 750 }))
  await expect(outcome(page)).toContainText(/1\s750\smots/)
  await expect(outcome(page)).toContainText(price(1750))
  await expect(outcome(page)).toContainText(price(1750, { currency: 1 }))
  // Approved a day after, at the next full hour, and two working days later.
  await expect(outcome(page)).toContainText(/vendredi\s27\snovembre/)
  await expect(form(page).getByRole('status').last()).toContainText(/1\s750\smots/)
  await expect(page.getByLabel(fr('quote:fields.sourceLang'))).toHaveValue(fr('languages:fr'))
  await expect(page.getByLabel(fr('quote:fields.deadline'))).toHaveValue('2026-11-27')
  expect(sent).toEqual([])

  await page.getByLabel(fr('quote:fields.targetLang')).fill('anglais, allemand, etc.')
  await expect(outcome(page)).toContainText(price(1750, { targets: 2 }))
  await expect(page.getByLabel(fr('quote:fields.documentType'))).toBeHidden()
  await rest(page).press('Enter')
  await page.getByLabel(fr('quote:fields.documentType')).fill('Contrat')
  await form(page).getByLabel(fr('forms:email')).fill('ada@exemple.com')
  await page.getByRole('button', { name: fr('quote:fields.submitPriced') }).click()
  await expect(form(page).locator('[data-kind=sent]')).toBeFocused()
  const [message] = inbox.list()
  expect(message?.files.map(({ name }) => name)).toEqual(['contrat.docx', 'rapport.pdf'])
  expect(message?.fields['Estimation']).toContain(price(1750, { targets: 2 }))
  await expect(outcome(page)).toBeHidden()
})

test('words that are typed are priced, by service and deadline; what was typed is there on the page of quotes', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-24T15:20:00Z')
  await page.goto('/fr/estimate')
  const words = form(page).getByLabel(fr('quote:fields.words'))
  const service = page.getByLabel(fr('quote:fields.service'), { exact: false }).first()
  const deadline = page.getByLabel(fr('quote:fields.deadline'))
  await words.fill('100')
  await expect(outcome(page)).toContainText(fr('counting:result.minimum'))
  await words.fill('2000')
  await deadline.fill('2026-11-25')
  await expect(outcome(page)).toContainText(price(2000, { isRush: true }))
  // A Sunday next year is no rush.
  await deadline.fill('2027-11-28')
  await expect(outcome(page)).not.toContainText('urgence')
  await service.selectOption(eventService.name)
  await expect(outcome(page)).toContainText(fr('counting:result.noPrice'))
  await words.fill('20000')
  await service.selectOption(translationService.name)
  await expect(outcome(page)).toContainText(fr('counting:result.dateOnQuote'))
  await page.goto('/fr/requestaquote')
  await expect(form(page)).toContainText(price(20_000))
  await expect(form(page).getByLabel(fr('quote:fields.words'))).toHaveValue('20000')
})

test('a file that has no end keeps no other waiting; one removed while being read is forgotten', async ({ page }) => {
  const letGo = await holdBack(page, '**/workers/**')
  await page.clock.install()
  await page.goto('/fr/estimate')
  await choose(page, [file('fractale.pdf', makeEndlessPdf()), contract, report])
  await expect(row(page, 'fractale.pdf')).toContainText(fr('counting:reading'))
  letGo()
  await remove(page, 'contrat.docx').click()
  await remove(page, 'fractale.pdf').click()
  await expect(outcome(page)).toContainText(price(750), { timeout: 15_000 })
})

test('what does not arrive is asked for again, the worker as well as a reader', async ({ page }) => {
  await page.route('**/workers/**', (route) => route.abort('internetdisconnected'))
  await page.goto('/fr/estimate')
  await choose(page, [contract, report])
  for (const { name } of [contract, report])
    await expect(row(page, name)).toContainText(fr('counting:reasons.interrupted'))
  // The worker comes, the reader of PDFs does not.
  await page.unroute('**/workers/**')
  await page.route('**/workers/pdf.*', (route) => route.abort('internetdisconnected'))
  const retry = (name: string) => row(page, name).getByRole('button', { name: fr('counting:retry') })
  await retry('contrat.docx').click()
  await retry('rapport.pdf').click()
  await expect(row(page, 'contrat.docx')).toContainText(fr('counting:counted', { count: 1000 }))
  await expect(row(page, 'rapport.pdf')).toContainText(fr('counting:reasons.interrupted'))
  await page.unroute('**/workers/pdf.*')
  await retry('rapport.pdf').press('Enter')
  await expect(remove(page, 'rapport.pdf')).toBeFocused()
  await expect(outcome(page)).toContainText(price(1750))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the prices are there, and the whole form, which is sent', async ({ page, inbox }) => {
    await page.goto('/fr/estimate')
    await expect(page.getByText(fr('estimate:noScript'))).toBeVisible()
    for (const [label, value] of [
      ['quote:fields.words', '500'],
      ['quote:fields.sourceLang', 'français'],
      ['quote:fields.targetLang', 'anglais'],
      ['quote:fields.deadline', nextYear],
      ['quote:fields.documentType', 'Contrat'],
    ] as const)
      await form(page).getByLabel(fr(label)).fill(value)
    await form(page).getByLabel(fr('forms:email')).fill('ada@exemple.com')
    await form(page).locator('[type=submit]').click()
    await expect(page).toHaveURL(/thank-you\/quote/)
    expect(inbox.list()[0]?.fields).toMatchObject({ words: '500', documentType: 'Contrat' })
  })
})
