import type { Locator, Page } from 'playwright/test'
import { makeDocx, makeScan, makeText } from '../../documents/documents.ts'
import { plain, text } from '../texts.ts'
import { expect, fillForm, openFilledForm, openForm, quote, sendForm, sendInVain, test, wakeForm } from './test.ts'

const file = (name: string, bytes: Uint8Array) => ({ name, mimeType: '', buffer: Buffer.from(bytes) })
const contract = file('contrat.docx', makeDocx([makeText(1000)]))
const scan = file('scan.pdf', makeScan([['1'], ['2']]))

const input = (form: Locator) => form.locator('[name=attachment]')
const row = (form: Locator, name: string) => form.locator('li:has([data-file])').filter({ hasText: name })
const words = (count: number) => text('fr', 'counting:counted', { count })

test('files of the quote form are counted from the first one on, and staff read what was; counted meanwhile, a request that is sent again is the same one', async ({
  page,
  inbox,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/workers/**', async (route) => {
    await gone
    await route.continue()
  })
  const form = await openFilledForm(page, quote, 'fr')
  expect(fetched.filter((path) => path.startsWith('/workers/'))).toEqual([])
  await input(form).setInputFiles([contract, scan])
  await expect(row(form, 'contrat.docx')).toContainText(text('fr', 'counting:reading'))
  inbox.misbehave({ hangUp: 'before answer' })
  await sendInVain(form)
  inbox.misbehave(null)
  letGo()
  await expect(row(form, 'contrat.docx')).toContainText(words(1000))
  await expect(row(form, 'scan.pdf')).toContainText(text('fr', 'counting:reasons.scanned'))
  // Two languages are asked for.
  await expect(form).toContainText(/à partir de 800\s€/)
  await expect(form).toContainText(/Livraison prévue /)
  await expect(form.locator('p[role=status]')).toContainText(/800\s€/)
  await sendForm(form)
  const [message, ...others] = inbox.list()
  expect(others).toEqual([])
  // What arrived first had not been counted.
  const [counted] = message?.others ?? []
  const [head, first, second, total] = plain(counted?.fields['Estimation'] ?? '').split('\n')
  expect(head).toMatch(/prix du \d+/)
  expect(first).toContain(`1 000 mots, français, SHA-256 ${message?.files[0]?.sha256}`)
  expect(second).toContain(plain(text('fr', 'counting:reasons.scanned')))
  expect(total).toContain('800 €')
  // The receipt shows what was counted; the fields are empty again.
  await expect(form.locator('[data-kind=sent]')).toContainText(/1\s000\smots, 2\slangues, à partir de 800\s€/)
  await expect(form.locator('[data-file]')).toHaveCount(0)
})

test('languages to translate into are ticked as well as written, and each is counted once; for a service without a price per word, nothing is counted', async ({
  page,
  inbox,
}) => {
  const form = await openFilledForm(page, quote, 'fr')
  const field = form.locator('[name=targetLang]')
  await field.fill('English, anglais, ewondo, Bété')
  await input(form).setInputFiles(contract)
  const box = (name: string) => form.getByRole('checkbox', { name, exact: true })
  await expect(box(text('fr', 'languages:en'))).toBeChecked()
  await expect(box(text('fr', 'languages:ewo'))).toBeChecked()
  await expect(form).toContainText(/à partir de 1\s200\s€/)
  // The styles of the estimate are there: boxes stand side by side.
  const [first, second] = [box(text('fr', 'languages:fr')), box(text('fr', 'languages:en'))]
  expect((await second.boundingBox())?.y).toBe((await first.boundingBox())?.y)
  await box(text('fr', 'languages:de')).check()
  await expect(field).toHaveValue('English, anglais, ewondo, Bété, allemand')
  await expect(form).toContainText(/à partir de 1\s600\s€/)
  await box(text('fr', 'languages:en')).uncheck()
  await expect(field).toHaveValue('ewondo, Bété, allemand')
  // Its box goes with it.
  await box('Bété').click()
  await expect(form).toContainText(/à partir de 800\s€/)

  await form.locator('[name=service]').selectOption('proofreading')
  await expect(row(form, 'contrat.docx')).toHaveText(/octets\)×$/)
  await sendForm(form)
  expect(inbox.list()[0]?.fields).not.toHaveProperty('Estimation')
})

/** Counts a contract on the page of estimates, and follows one of its ways to the quote form. */
async function handOver(page: Page, way: 'ask' | 'askWithoutFiles'): Promise<Locator> {
  await page.goto('/fr/estimate')
  const files = page.getByLabel(text('fr', 'counting:files'), { exact: true })
  await files.hover()
  await files.setInputFiles(contract)
  await page.getByRole('link', { name: text('fr', `counting:result.${way}`) }).click()
  await page.waitForURL(/requestaquote/)
  const form = await wakeForm(page, 'quote')
  const { documentType = '', targetLang = '', email = '' } = quote.values
  await fillForm(form, { documentType, targetLang, email })
  return form
}

test('files come along from the page of estimates, and staff read each once', async ({ page, inbox }) => {
  const form = await handOver(page, 'ask')
  await expect(row(form, 'contrat.docx')).toContainText(words(1000))
  await input(form).setInputFiles([scan])
  await expect(row(form, 'scan.pdf')).toContainText(text('fr', 'counting:reasons.scanned'))
  await sendForm(form)
  const [message] = inbox.list()
  expect(message?.files.map(({ name }) => name)).toEqual(['contrat.docx', 'scan.pdf'])
  expect(message?.fields['Estimation']?.split('contrat.docx')).toHaveLength(2)
  expect(message?.fields['Estimation']).toContain('scan.pdf')
  expect(message?.fields).not.toHaveProperty('Remarques')
  const receipt = form.locator('[data-kind=sent]')
  await expect(receipt).toContainText('SHA-256')
  expect((await receipt.innerText()).split('SHA-256')).toHaveLength(2)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft:quote'))).toBeNull()
})

test('an estimate of files that stay with the visitor reaches staff beside that of others', async ({ page, inbox }) => {
  const form = await handOver(page, 'askWithoutFiles')
  await expect(form.locator('[name=agreementFirst]')).toBeChecked()
  await expect(form.locator('[data-file]')).toHaveCount(0)
  await input(form).setInputFiles([file('annexe.docx', makeDocx([makeText(1500, 3)]))])
  await expect(row(form, 'annexe.docx')).toContainText(words(1500))
  await sendForm(form)
  const [message] = inbox.list()
  expect(message?.fields['Estimation']).toMatch(/contrat\.docx[^]*annexe\.docx/)
  expect(message?.fields).not.toHaveProperty('Remarques')
})

test('an estimate leaves with one of its files; that of the others stands below them', async ({ page, inbox }) => {
  const form = await handOver(page, 'ask')
  await expect(row(form, 'contrat.docx')).toContainText(words(1000))
  await form
    .getByRole('button', { name: text('fr', 'formMessages:attachment.remove', { name: 'contrat.docx' }) })
    .click()
  await expect(form.getByRole('region', { name: text('fr', 'counting:result.title') })).toHaveCount(0)
  await form.locator('[name=deadline]').fill('2199-12-31')
  await form.locator('[name=sourceLang]').fill('français')
  await sendForm(form)
  expect(inbox.list()[0]?.fields).not.toHaveProperty('Estimation')
})

test('the estimate is sent without the files, for a visitor who wants an agreement first', async ({ page, inbox }) => {
  const form = await openFilledForm(page, { ...quote, values: { ...quote.values, notes: 'Bonjour' } }, 'fr')
  await input(form).setInputFiles(contract)
  await expect(row(form, 'contrat.docx')).toContainText(words(1000))
  await form.getByRole('button', { name: text('fr', 'counting:result.askWithoutFiles') }).click()
  await expect(form.locator('[data-file]')).toHaveCount(0)
  await expect(form.locator('[name=agreementFirst]')).toBeChecked()
  await expect(form.getByRole('region', { name: text('fr', 'counting:result.title') })).toContainText(words(1000))
  await sendForm(form)
  const [message] = inbox.list()
  expect(message?.files).toEqual([])
  expect(message?.fields).toMatchObject({ 'Accord de confidentialité d’abord': 'oui', Remarques: 'Bonjour' })
  expect(plain(message?.fields['Estimation'] ?? '')).toMatch(
    /^Estimation .*\s+contrat\.docx.* SHA-256 [\da-f]{64}\s+Total/,
  )
})

test('documents suggest the source language and the deadline; a suggestion leaves with its document, what the visitor has written stays', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-24T15:20:00Z')
  const form = await openForm(page, quote, 'fr')
  const field = (name: string) => form.locator(`[name=${name}]`)
  const french = text('fr', 'languages:fr')
  const appendix = file('annexe.docx', makeDocx([makeText(1500, 3)]))
  const remove = (name: string) =>
    form.getByRole('button', { name: text('fr', 'formMessages:attachment.remove', { name }) }).click()

  await field('sourceLang').fill(french)
  await input(form).setInputFiles(contract)
  await expect(field('deadline')).toHaveValue('2026-11-26')
  await remove('contrat.docx')
  await expect(field('deadline')).toHaveValue('')
  await expect(field('sourceLang')).toHaveValue(french)

  await field('sourceLang').fill('')
  await input(form).setInputFiles(contract)
  await expect(field('sourceLang')).toHaveValue(french)
  await expect(field('deadline')).toHaveValue('2026-11-26')
  await expect(form).toContainText(text('fr', 'counting:suggested'))
  await remove('contrat.docx')
  for (const name of ['sourceLang', 'deadline']) await expect(field(name)).toHaveValue('')

  // Only the quote can say when so many words are ready.
  await input(form).setInputFiles(contract)
  await expect(field('deadline')).toHaveValue('2026-11-26')
  await input(form).setInputFiles(file('livre.docx', makeDocx([makeText(12_000, 5)])))
  await expect(form).toContainText(text('fr', 'counting:result.dateOnQuote'))
  await expect(field('deadline')).toHaveValue('')
  await remove('livre.docx')
  await expect(field('deadline')).toHaveValue('2026-11-26')

  // Two working days for more words.
  await input(form).setInputFiles(appendix)
  await expect(field('deadline')).toHaveValue('2026-11-27')
  await field('deadline').fill('2026-11-25')
  await field('sourceLang').fill('')
  await expect(form).toContainText(text('fr', 'facts:rushSurcharge'))
  await remove('annexe.docx')
  await expect(form).toContainText(/400\s€/)
  await expect(field('deadline')).toHaveValue('2026-11-25')
  await expect(field('sourceLang')).toHaveValue('')
  await expect(form).not.toContainText(text('fr', 'counting:suggested'))
})
