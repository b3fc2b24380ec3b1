import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { ATTACHMENT_LIMIT } from '../../../components/forms/Form/checkAttachment.ts'
import type { Locale } from '../../../renderer/languages.ts'
import { plain, text } from '../texts.ts'
import {
  contact,
  countSendings,
  expect,
  expectAwake,
  fillForm,
  holdBackScript,
  openAsleep,
  openFilledForm,
  pdfFile,
  quote,
  readForm,
  sendForm,
  sendUntouched,
  submit,
  test,
  writeAnother,
} from './test.ts'

const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

const program = Buffer.from('MZ\u0090\u0000\u0003', 'latin1')

const input = (form: Locator) => form.locator('[name=attachment]')
const shownSum = (form: Locator) => form.locator('output')
const rows = (form: Locator) => form.locator('[data-file]')
const wrongRows = (form: Locator) => form.locator('li[data-wrong]')

const remove = (form: Locator, locale: Locale, name: string) =>
  form.getByRole('button', { name: text(locale, 'formMessages:attachment.remove', { name }) }).click()

/** Chooses a PDF that is too large to hand over to the browser. */
const chooseLarge = (form: Locator, name: string, size: number) =>
  input(form).evaluate(
    (field: HTMLInputElement, [called, bytes]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['%PDF-1.7\n', new Uint8Array(bytes - 9)], called))
      field.files = transfer.files
      field.dispatchEvent(new Event('change', { bubbles: true }))
    },
    [name, size] as const,
  )

/** It says of a file why it can’t be sent, at the field. */
async function expectRefusal(form: Locator, reason: string, values: { name: string; type?: string; way?: string }) {
  await expect(input(form)).toHaveAttribute('aria-invalid', 'true')
  const said = async () => {
    const described = (await input(form).getAttribute('aria-describedby')) ?? ''
    const id = described.split(' ').find((part) => part.endsWith('-error')) ?? 'none'
    return plain((await form.locator(`[id="${id}"]`).textContent()) ?? '')
  }
  await expect.poll(said, values.name).toBe(plain(text('fr', `formMessages:attachment.${reason}`, values)))
}

test('files that can’t be sent are refused, each in its own words; others take their place', async ({
  page,
  inbox,
}) => {
  const element = await openFilledForm(page, contact, 'fr')
  await expect(shownSum(element)).toHaveText(text('fr', 'forms:noFile'))
  const sendings = countSendings(page)
  const way = text('fr', 'formMessages:attachment.byMail')
  for (const { name, given, reason, ...values } of [
    { name: 'grand.pdf', given: () => chooseLarge(element, 'grand.pdf', ATTACHMENT_LIMIT + 1), reason: 'size', way },
    { name: 'facture.docx', given: program, reason: 'content', type: 'DOCX' },
    { name: 'vide.pdf', given: '', reason: 'empty' },
    { name: 'scan.png', given: '\u0089PNG', reason: 'name', way },
  ]) {
    if (typeof given === 'function') await given()
    else await input(element).setInputFiles(file(name, given))
    await expectRefusal(element, reason, { name, ...values })
    await expect(element.locator('p[role=status]')).not.toBeEmpty()
    await submit(element).click()
    await expect(input(element)).toBeFocused()

    // Removing it is enough.
    await remove(element, 'fr', name)
    await expect(element.locator('p[role=status]')).toBeEmpty()
    await expect(shownSum(element)).toHaveText(text('fr', 'forms:noFile'))
    await expect(input(element)).toBeFocused()
    await expect(input(element)).not.toHaveAttribute('aria-invalid')
  }
  expect(sendings()).toBe(0)
  expect(await readForm(element, contact)).toEqual(contact.values)

  await input(element).setInputFiles([pdfFile('annexe.pdf'), file('facture.pdf', program)])
  await expectRefusal(element, 'content', { name: 'facture.pdf', type: 'PDF' })
  await input(element).setInputFiles(pdfFile('facture-2.pdf'))
  await expect(rows(element)).toHaveText([/^annexe\.pdf/, /^facture-2\.pdf/])
  await sendForm(element)
  expect(inbox.list()[0]?.files.map(({ name }) => name)).toEqual(['annexe.pdf', 'facture-2.pdf'])
})

/** Records what the form says of its progress: the value, and the words beside it. */
async function watchProgress(form: Locator): Promise<() => Promise<string[]>> {
  const seen = await form.evaluateHandle((element) => {
    const noted: string[] = []
    new MutationObserver(() => {
      const value = document.querySelector('progress')?.value
      if (value !== undefined)
        noted.push(`${value} ${document.querySelector('[data-kind=sending] label')?.textContent}`)
    }).observe(element, { childList: true, characterData: true, attributes: true, subtree: true })
    return noted
  })
  return () => seen.jsonValue()
}

test('10 MB over a slow connection: the sending can be stopped, and nothing is lost; then all arrives, with progress, byte for byte', async ({
  page,
  context,
  inbox,
}) => {
  test.slow()
  const session = await context.newCDPSession(page)
  const throttle = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 50,
      downloadThroughput: -1,
      uploadThroughput,
    })
  const element = await openFilledForm(page, contact, 'en')
  const large = pdfFile('grand.pdf', ATTACHMENT_LIMIT)
  await input(element).setInputFiles(large)
  await expect(rows(element)).toHaveText(/^grand\.pdf \(10\sMB\)$/)

  await throttle(100_000)
  await submit(element).click()
  await expect(submit(element)).toBeDisabled()
  // It comes too late.
  await drop(element, ['tard.pdf'])
  await element.getByRole('button', { name: text('en', 'formMessages:cancel') }).click()
  await expect(element.locator('[data-kind=cancelled]')).toBeFocused()
  expect(await readForm(element, contact)).toEqual(contact.values)
  await expect(rows(element)).toHaveText([/^grand\.pdf/])
  expect(inbox.list()).toEqual([])

  await throttle(4 * 1024 * 1024)
  const readProgress = await watchProgress(element)
  await submit(element).click()
  await expect(element.locator('[data-kind=sent]')).toBeFocused({ timeout: 30_000 })
  const seen = await readProgress()
  const parts = seen.map((entry) => Number(entry.split(' ')[0]))
  expect(new Set(parts).size).toBeGreaterThan(4)
  expect(parts).toEqual(parts.toSorted((a, b) => a - b))
  expect(parts.at(-1)).toBe(1)
  const percent = new Intl.NumberFormat('en', { style: 'percent' }).format(1)
  expect(plain(seen.at(-1) ?? '')).toBe(`1 ${plain(text('en', 'formMessages:progress', { percent }))}`)

  const [message, ...others] = inbox.list()
  expect(others).toEqual([])
  expect(message?.times).toBe(1)
  expect(message?.files).toHaveLength(1)
  expect(message?.files[0]?.bytes.equals(large.buffer)).toBe(true)
})

/** Drops files on an element, like the mouse. */
async function drop(target: Locator, names: readonly string[]): Promise<void> {
  const transfer = await target.page().evaluateHandle((given) => {
    const data = new DataTransfer()
    for (const name of given) data.items.add(new File(['%PDF-1.7\n'], name, { type: 'application/pdf' }))
    return data
  }, names)
  await target.dispatchEvent('dragover', { dataTransfer: transfer })
  await target.dispatchEvent('drop', { dataTransfer: transfer })
}

test('three files, chosen and dropped, arrive whole under names of their own; one too many is told', async ({
  page,
  inbox,
}) => {
  const element = await openFilledForm(page, quote, 'fr')
  const chosen = [pdfFile('un.pdf', 3_000), pdfFile('deux.pdf', 4_000)]
  await input(element).setInputFiles(chosen)
  // What comes later joins what is there.
  await drop(element.locator('[name=notes]'), ['trois.pdf'])
  await expect(rows(element)).toHaveText([/^un\.pdf \(3\sko\)$/, /^deux\.pdf/, /^trois\.pdf \(9\soctets\)$/])

  await chooseLarge(element, 'immense.pdf', ATTACHMENT_LIMIT - 1_000)
  const way = text('fr', 'formMessages:attachment.byLink')
  await expectRefusal(element, 'total', { name: 'immense.pdf', way })
  await expect(wrongRows(element)).toHaveText(/^immense\.pdf/)
  await submit(element).click()
  await expect(input(element)).toBeFocused()
  await remove(element, 'fr', 'immense.pdf')
  await expect(input(element)).not.toHaveAttribute('aria-invalid')

  await sendForm(element)
  const [message] = inbox.list()
  expect(message?.files.map(({ field, name }) => [field, name])).toEqual([
    ['attachment', 'un.pdf'],
    ['attachment2', 'deux.pdf'],
    ['attachment3', 'trois.pdf'],
  ])
  for (const [index, { buffer }] of chosen.entries()) expect(message?.files[index]?.bytes.equals(buffer)).toBe(true)
  expect(message?.fields['Pièces jointes']).toBe('3')
  for (const [index, { name, sha256 }] of (message?.files ?? []).entries()) {
    expect(message?.fields[`Pièce jointe ${index + 1}`]).toMatch(new RegExp(`^${name}, .* SHA-256 ${sha256}$`))
  }
})

/** Chooses a file like a visitor, in the window that the field opens; null closes it without a choice. */
async function choose(page: Page, form: Locator, path: string | null): Promise<void> {
  const opening = page.waitForEvent('filechooser')
  await input(form).click()
  const chooser = await opening
  if (path !== null) await chooser.setFiles(path)
  else await input(form).evaluate((field) => field.dispatchEvent(new Event('cancel', { bubbles: true })))
}

/** Drops the same file twice on the form, and once beside it; returns whether the browser would open the last. */
const dropTwice = (page: Page, name: string) =>
  page.evaluate((called) => {
    const dropped = new File(['%PDF-1.7\n'], called, { lastModified: 1 })
    const targets = ['form[data-form=contact]', 'form[data-form=contact]', 'footer']
    const events = targets.map((target) => {
      const data = new DataTransfer()
      data.items.add(dropped)
      const event = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
      document.querySelector(target)?.dispatchEvent(event)
      return event
    })
    return !events.at(-1)?.defaultPrevented
  }, name)

test('a file that is chosen or dropped twice, or saved again since, is in the list once, and arrives as it is now', async ({
  page,
  folder,
  inbox,
}) => {
  const path = join(folder, 'contrat.pdf')
  const element = await openFilledForm(page, contact, 'fr')
  for (const content of ['%PDF-1.7 first', '%PDF-1.7 second']) {
    await writeFile(path, content)
    await choose(page, element, path)
  }
  await expect(rows(element)).toHaveText([/^contrat\.pdf \(15/])
  await expect(input(element)).not.toHaveAttribute('aria-invalid')

  // What misses the form does not take the page’s place.
  expect(await dropTwice(page, 'annexe.pdf')).toBe(false)
  await expectRefusal(element, 'twice', { name: 'annexe.pdf' })
  await expect(rows(element)).toHaveText([/^contrat\.pdf/, /^annexe\.pdf/])

  await writeFile(path, '%PDF-1.7 third, longer')
  await submit(element).click()
  await expectRefusal(element, 'unreadable', { name: 'contrat.pdf' })
  await choose(page, element, path)
  await expect(input(element)).not.toHaveAttribute('aria-invalid')
  await expect(rows(element)).toHaveCount(2)

  // A window that is closed without a choice changes nothing, nor does a second one: browsers tell once that it was closed.
  await choose(page, element, null)
  await input(element).evaluate((field) => {
    for (const type of ['click', 'click', 'cancel']) field.dispatchEvent(new Event(type, { bubbles: true }))
  })
  await sendForm(element)
  const arrived = inbox.list()[0]?.files.map(({ name, bytes }) => `${name} ${bytes.toString()}`)
  expect(arrived?.toSorted()).toEqual(['annexe.pdf %PDF-1.7\n', 'contrat.pdf %PDF-1.7 third, longer'])
})

test('of two lost files of one name, each must be chosen again, or removed; “sending” is shown at once, though a file is on a slow drive', async ({
  page,
  inbox,
}) => {
  const element = await openFilledForm(page, contact, 'fr')
  await input(element).setInputFiles([file('contrat.pdf', '%PDF-1.7 one'), file('contrat.pdf', '%PDF-1.7 other')])
  await expect(rows(element)).toHaveCount(2)
  await page.reload()
  await expectAwake(element)
  await expect(wrongRows(element)).toHaveCount(2)
  await input(element).setInputFiles(file('contrat.pdf', '%PDF-1.7 one'))
  await expect(rows(element)).toHaveCount(2)
  await expect(wrongRows(element)).toHaveCount(1)
  await wrongRows(element).getByRole('button').click()
  await expect(input(element)).not.toHaveAttribute('aria-invalid')
  await sendForm(element)
  expect(inbox.list()[0]?.files.map(({ bytes }) => bytes.toString())).toEqual(['%PDF-1.7 one'])

  await writeAnother(element)
  await fillForm(element, contact.values)
  await input(element).setInputFiles(pdfFile('contrat.pdf'))
  await expect(rows(element)).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => (Blob.prototype.arrayBuffer = () => new Promise<never>(() => {})))
  await submit(element).click()
  await expect(submit(element)).toBeDisabled()
})

test('what was chosen and typed before any script is checked when it comes, and sent once', async ({ page, inbox }) => {
  const open = await holdBackScript(page)
  await page.goto('/fr/contact', { waitUntil: 'commit' })
  const element = page.locator('form[data-form=contact]')
  await input(element).setInputFiles(pdfFile('contrat.pdf'))
  // The last choice counts.
  await input(element).setInputFiles(file('facture.pdf', program))
  await fillForm(element, contact.values)
  // What was emptied again does not make the first press a second one.
  await element.locator('[name=phone]').fill('')
  await element.locator('[name=message]').focus()
  open()
  await expectAwake(element)
  await expect(rows(element)).toHaveText([/^facture\.pdf/])
  await expectRefusal(element, 'content', { name: 'facture.pdf', type: 'PDF' })
  expect(await readForm(element, contact)).toEqual({ ...contact.values, phone: '' })
  await remove(element, 'fr', 'facture.pdf')
  await sendForm(element)
  expect(inbox.list()).toHaveLength(1)
})

test('while the form’s own script is on its way, the browser takes several files, and lists them; what was typed meanwhile is kept', async ({
  page,
}) => {
  const { element, open } = await openAsleep(page, quote, 'en')
  await expect(shownSum(element)).toBeVisible()
  const opening = page.waitForEvent('filechooser')
  await input(element).click()
  const chooser = await opening
  expect(chooser.isMultiple()).toBe(true)
  await chooser.setFiles(pdfFile('un.pdf', 1000))
  await expect(input(element)).toHaveCSS('opacity', '1')
  await expect(shownSum(element)).toBeHidden()
  await input(element).setInputFiles(pdfFile('deux.pdf', 1000))
  await element.locator('[name=documentType]').fill('Contrat')
  open()
  await expectAwake(element)
  await expect(rows(element)).toHaveText([/^deux\.pdf/])
  await page.goto('/fr/requestaquote')
  await expect(element.locator('[name=documentType]')).toHaveValue('Contrat')
})

test('files dropped before the island is there arrive under names of their own', async ({ page, inbox }) => {
  const { element } = await openAsleep(page, contact, 'fr')
  await input(element).setInputFiles(pdfFile('un.pdf', 1000))
  await drop(element, ['deux.pdf'])
  await sendUntouched(element, contact.values)
  await page.waitForURL(/thank-you/)
  const [message] = inbox.list()
  expect(message?.files.map(({ field, name }) => [field, name])).toEqual([
    ['attachment', 'un.pdf'],
    ['attachment2', 'deux.pdf'],
  ])
  expect(message?.fields).toMatchObject({ attachmentName: 'un.pdf, deux.pdf' })
})
