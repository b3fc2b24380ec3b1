import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { ATTACHMENT_LIMIT } from '../../../components/forms/Form/checkAttachment.ts'
import type { Locale } from '../../../renderer/languages.ts'
import { plain, text } from '../texts.ts'
import {
  contact,
  expect,
  expectAwake,
  formsInTurn,
  type FormUnderTest,
  guardForm,
  holdBackFormScript,
  holdBackScript,
  NO_FILE,
  openFilledForm,
  openForm,
  pdfFile,
  quote,
  readForm,
  sendForm,
  sendUntouched,
  submit,
  test,
} from './test.ts'

const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

const program = Buffer.from('MZ\u0090\u0000\u0003', 'latin1')

/** Files that can't be sent, each with the text of `formMessages:attachment` that says why. */
const refusals = [
  { what: '10 MB and a byte', file: pdfFile('grand.pdf', ATTACHMENT_LIMIT + 1), reason: 'size' },
  { what: 'a program that is named .pdf', file: file('facture.pdf', program), reason: 'content', type: 'PDF' },
  { what: 'a program that is named .docx', file: file('facture.docx', program), reason: 'content', type: 'DOCX' },
  { what: 'an empty file', file: file('vide.pdf', ''), reason: 'empty' },
  { what: 'a picture', file: file('scan.png', '\u0089PNG'), reason: 'name' },
]

/** Returns the message shown for such a file, with plain spaces. */
function sayRefusal(
  locale: Locale,
  form: FormUnderTest,
  { file: { name }, reason, type = '' }: (typeof refusals)[number],
): string {
  return plain(text(locale, `formMessages:attachment.${reason}`, { name, type, way: way(locale, form) }))
}

/** How to send the agency a file that can't be attached. */
const way = (locale: Locale, { name }: FormUnderTest) =>
  text(locale, `formMessages:attachment.${name === 'quote' ? 'byLink' : 'byMail'}`)

const input = (form: Locator) => form.locator('[name=attachment]')
const shownSum = (form: Locator) => form.locator('output')
const rows = (form: Locator) => form.locator('[data-file]')

const remove = (form: Locator, locale: Locale, name: string) =>
  form.getByRole('button', { name: text(locale, 'formMessages:attachment.remove', { name }) }).click()

/** Returns the error message linked to the field. */
async function errorOf(form: Locator): Promise<string> {
  await expect(input(form)).toHaveAttribute('aria-invalid', 'true')
  const described = (await input(form).getAttribute('aria-describedby')) ?? ''
  const id = described.split(' ').find((part) => part.endsWith('-error')) ?? 'none'
  return plain((await form.locator(`[id="${id}"]`).textContent()) ?? '')
}

for (const { form, locale } of formsInTurn.filter(({ form: { takesFile } }) => takesFile)) {
  test(`${form.name}, ${locale}: files that can’t be sent are refused, each in its own words`, async ({
    page,
    inbox,
  }) => {
    const element = await openFilledForm(page, form, locale)
    await expect(shownSum(element)).toHaveText(NO_FILE[locale])
    let requests = 0
    page.on('request', (request) => (requests += request.method() === 'POST' ? 1 : 0))
    for (const refusal of refusals) {
      await input(element).setInputFiles(refusal.file)
      await expect.poll(() => errorOf(element), refusal.what).toBe(sayRefusal(locale, form, refusal))
      await submit(element).click()
      await expect(input(element)).toBeFocused()
      await remove(element, locale, refusal.file.name)
    }
    expect(requests).toBe(0)
    expect(await readForm(element, form)).toEqual(form.values)

    // The message of a corrected file is gone.
    const said = element.locator('p[role=status]')
    await input(element).setInputFiles(file('photo.png', '\u0089PNG'))
    await expect(said).not.toBeEmpty()

    // Removing it is enough.
    await remove(element, locale, 'photo.png')
    await expect(said).toBeEmpty()
    await expect(shownSum(element)).toHaveText(NO_FILE[locale])
    await expect(input(element)).toBeFocused()
    await expect(input(element)).not.toHaveAttribute('aria-invalid')
    await sendForm(element)
    const [message] = await inbox.list()
    expect(message?.files).toEqual([])
    expect(message?.fields).not.toHaveProperty('Pièces jointes')
    expect(message?.fields).not.toHaveProperty('attachment')
  })
}

test('10 MB over a slow connection, with progress, byte for byte', async ({ page, context, inbox }) => {
  test.slow()
  const element = await openFilledForm(page, quote, 'en')
  const large = pdfFile('grand.pdf', ATTACHMENT_LIMIT)
  await input(element).setInputFiles(large)
  await expect(rows(element)).toHaveText(/^grand\.pdf \(10\sMB\)$/)

  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const value = document.querySelector('progress')?.value
      if (value !== undefined) seen.push(`${value} ${document.querySelector('[data-kind=sending] label')?.textContent}`)
    }).observe(document.querySelector('form[data-form]') ?? document.body, {
      childList: true,
      characterData: true,
      attributes: true,
      subtree: true,
    })
  })
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: 4 * 1024 * 1024,
    uploadThroughput: 4 * 1024 * 1024,
  })
  await submit(element).click()
  await expect(element.locator('[data-kind=sent]')).toBeFocused({ timeout: 30_000 })

  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  const parts = seen.map((entry) => Number(entry.split(' ')[0]))
  expect(new Set(parts).size).toBeGreaterThan(4)
  expect(parts).toEqual(parts.toSorted((a, b) => a - b))
  expect(parts.at(-1)).toBe(1)
  const percent = new Intl.NumberFormat('en', { style: 'percent' }).format(1)
  expect(plain(seen.at(-1) ?? '')).toBe(`1 ${plain(text('en', 'formMessages:progress', { percent }))}`)

  const [message, ...others] = await inbox.list()
  expect(others).toEqual([])
  expect(message?.files).toHaveLength(1)
  expect(message?.files[0]?.bytes.equals(large.buffer)).toBe(true)
  expect(message?.fields).toMatchObject({
    'Pièces jointes': '1',
    'Pièce jointe 1': expect.stringMatching(new RegExp(`^grand.pdf, .* SHA-256 ${message?.files[0]?.sha256}$`)),
  })
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

test('a file can be dropped anywhere on the form', async ({ page, inbox }) => {
  const element = await openFilledForm(page, contact, 'fr')
  await drop(element.locator('[name=message]'), ['contrat.pdf'])
  await expect(rows(element)).toHaveText(/^contrat\.pdf \(9\soctets\)$/)
  await sendForm(element)
  expect((await inbox.list())[0]?.files[0]?.name).toBe('contrat.pdf')
})

test('three files, chosen and dropped, arrive whole under names of their own; one too many is told', async ({
  page,
  inbox,
}) => {
  const element = await openFilledForm(page, quote, 'fr')
  const [first, second, third] = [pdfFile('un.pdf', 3_000), pdfFile('deux.pdf', 4_000), pdfFile('trois.pdf', 5_000)]
  await input(element).setInputFiles([first, second])
  // What is chosen later joins what is there, and is in the list once.
  await input(element).setInputFiles([third])
  await drop(element.locator('[name=notes]'), ['quatre.pdf'])
  await expect(rows(element)).toHaveText([/^un\.pdf \(3\sko\)$/, /^deux\.pdf/, /^trois\.pdf/, /^quatre\.pdf/])
  await remove(element, 'fr', 'quatre.pdf')

  const tooMuch = pdfFile('immense.pdf', ATTACHMENT_LIMIT - 1_000)
  await input(element).setInputFiles(tooMuch)
  const told = plain(text('fr', 'formMessages:attachment.total', { name: 'immense.pdf', way: way('fr', quote) }))
  await expect.poll(() => errorOf(element)).toBe(told)
  await expect(element.locator('li[data-wrong]')).toHaveText(/^immense\.pdf/)
  await submit(element).click()
  await expect(input(element)).toBeFocused()
  await remove(element, 'fr', 'immense.pdf')
  await expect(input(element)).not.toHaveAttribute('aria-invalid')

  await sendForm(element)
  const [message] = await inbox.list()
  expect(message?.files.map(({ field, name }) => [field, name])).toEqual([
    ['attachment', 'un.pdf'],
    ['attachment2', 'deux.pdf'],
    ['attachment3', 'trois.pdf'],
  ])
  for (const [index, { buffer }] of [first, second, third].entries()) {
    expect(message?.files[index]?.bytes.equals(buffer)).toBe(true)
  }
  expect(message?.fields['Pièces jointes']).toBe('3')
  for (const [index, { name, sha256 }] of (message?.files ?? []).entries()) {
    expect(message?.fields[`Pièce jointe ${index + 1}`]).toMatch(new RegExp(`^${name}, .* SHA-256 ${sha256}$`))
  }
})

test('the same file twice is in the list once, and that is told', async ({ page }) => {
  const element = await openForm(page, contact, 'fr')
  await page.evaluate(() => {
    const contract = new File(['%PDF-1.7\n'], 'contrat.pdf', { lastModified: 1 })
    const form = document.querySelector('form[data-form=contact]')
    for (let time = 0; time < 2; time += 1) {
      const data = new DataTransfer()
      data.items.add(contract)
      form?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
    }
  })
  const told = plain(text('fr', 'formMessages:attachment.twice', { name: 'contrat.pdf' }))
  await expect.poll(() => errorOf(element)).toBe(told)
  await expect(rows(element)).toHaveCount(1)
})

test('a sending can be stopped: all is there, nothing is told as sent, and a later one arrives', async ({
  page,
  context,
  inbox,
}) => {
  const element = await openFilledForm(page, contact, 'en')
  await input(element).setInputFiles(pdfFile('grand.pdf', 2_000_000))
  const session = await context.newCDPSession(page)
  const throttle = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await throttle(100_000)
  await submit(element).click()
  await element.getByRole('button', { name: text('en', 'formMessages:cancel') }).click()
  await expect(element.locator('[data-kind=cancelled]')).toBeFocused()
  expect(await readForm(element, contact)).toEqual(contact.values)
  await expect(rows(element)).toHaveText(/^grand\.pdf/)
  expect(await inbox.list()).toEqual([])
  await throttle(-1)
  await sendForm(element)
  expect((await inbox.list()).map(({ times, files }) => [times, files[0]?.size])).toEqual([[1, 2_000_000]])
})

test('a file that is dropped while the form is being sent is not taken', async ({ page, inbox }) => {
  const element = await openFilledForm(page, contact, 'fr')
  inbox.holdAnswers()
  await submit(element).click()
  await expect(submit(element)).toBeDisabled()
  await drop(element, ['tard.pdf'])
  await expect(shownSum(element)).toHaveText(NO_FILE.fr)
})

test('a file that misses the form does not take the page’s place', async ({ page }) => {
  const element = await openFilledForm(page, contact, 'fr')
  const isPrevented = await page.evaluate(() => {
    const data = new DataTransfer()
    data.items.add(new File(['%PDF-1.7\n'], 'contrat.pdf'))
    const event = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
    document.querySelector('footer')?.dispatchEvent(event)
    return event.defaultPrevented
  })
  expect(isPrevented).toBe(true)
  await expect(shownSum(element)).toHaveText(NO_FILE.fr)
})

test('a file that was chosen before the script came is checked when it comes', async ({ page }) => {
  const open = await holdBackScript(page)
  await page.goto('/fr/contact', { waitUntil: 'commit' })
  const element = page.locator('form[data-form=contact]')
  await input(element).setInputFiles(file('facture.pdf', program))
  await element.locator('[name=name]').fill('Ada')
  open()
  await expectAwake(element)
  await expect(rows(element)).toHaveText(/^facture\.pdf/)
  expect(await errorOf(element)).toBe(
    plain(text('fr', 'formMessages:attachment.content', { name: 'facture.pdf', type: 'PDF' })),
  )
  await expect(element.locator('[name=name]')).toHaveValue('Ada')
})

for (const { form, locale } of formsInTurn.filter(({ form: { takesFile } }) => takesFile)) {
  test(`${form.name}, ${locale}: of files chosen one after another before the island is there the last one counts`, async ({
    page,
  }) => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    await page.goto(`/${locale}${form.path}`)
    const element = page.locator(`form[data-form=${form.name}]`)
    await element.scrollIntoViewIfNeeded()
    // The script of all forms comes before a touch, that of the island after it.
    await expect(element).toHaveAttribute('data-awake')
    await page.route('**/assets/chunks/**', async (route) => {
      await arrived
      await route.continue()
    })
    await input(element).hover()
    for (const name of ['un.pdf', 'deux.pdf']) await input(element).setInputFiles(pdfFile(name, 1000))
    arrive()
    await expectAwake(element)
    await expect(rows(element)).toHaveText([/^deux\.pdf/])
  })
}

/** Chooses a file like a visitor, in the window that the field opens; null closes it without a choice. */
async function choose(page: Page, form: Locator, path: string | null): Promise<void> {
  const opening = page.waitForEvent('filechooser')
  await input(form).click()
  const chooser = await opening
  if (path !== null) await chooser.setFiles(path)
  else await input(form).evaluate((field) => field.dispatchEvent(new Event('cancel', { bubbles: true })))
}

test('a file that was saved again since can be chosen again, and arrives as it is now', async ({
  page,
  folder,
  inbox,
}) => {
  const path = join(folder, 'contrat.pdf')
  const element = await openFilledForm(page, contact, 'fr')
  await writeFile(path, '%PDF-1.7 first')
  await choose(page, element, path)
  await expect(rows(element)).toHaveText([/^contrat/])
  await writeFile(path, '%PDF-1.7 second, longer')
  await submit(element).click()
  const told = plain(text('fr', 'formMessages:attachment.unreadable', { name: 'contrat.pdf' }))
  await expect.poll(() => errorOf(element)).toBe(told)
  await choose(page, element, path)
  await expect(input(element)).not.toHaveAttribute('aria-invalid')
  await expect(rows(element)).toHaveText([/^contrat/])
  await sendForm(element)
  expect((await inbox.list())[0]?.files.map(({ bytes }) => bytes.toString())).toEqual(['%PDF-1.7 second, longer'])
})

test('a file that was saved again, and chosen again before anything was sent, is in the list once', async ({
  page,
  folder,
}) => {
  const path = join(folder, 'contrat.pdf')
  const element = await openForm(page, contact, 'fr')
  for (const content of ['%PDF-1.7 first', '%PDF-1.7 second']) {
    await writeFile(path, content)
    await choose(page, element, path)
  }
  await expect(rows(element)).toHaveText([/^contrat\.pdf \(15/])
  await expect(input(element)).not.toHaveAttribute('aria-invalid')
})

test('a window that is closed without a choice changes nothing', async ({ page, folder, inbox }) => {
  const path = join(folder, 'contrat.pdf')
  await writeFile(path, '%PDF-1.7')
  const element = await openFilledForm(page, contact, 'fr')
  await choose(page, element, path)
  await choose(page, element, null)
  await sendForm(element)
  expect((await inbox.list())[0]?.files.map(({ name }) => name)).toEqual(['contrat.pdf'])
})

test('a double click on the file field, without a choice, loses no file', async ({ page, inbox }) => {
  const element = await openFilledForm(page, contact, 'fr')
  await input(element).setInputFiles(pdfFile('contrat.pdf'))
  await input(element).evaluate((field) => {
    // Browsers open one window, and tell once that it was closed.
    for (const type of ['click', 'click', 'cancel']) field.dispatchEvent(new Event(type, { bubbles: true }))
  })
  await sendForm(element)
  expect((await inbox.list())[0]?.files.map(({ name }) => name)).toEqual(['contrat.pdf'])
})

test('another file takes the place of one that was rejected', async ({ page, inbox }) => {
  const element = await openFilledForm(page, contact, 'fr')
  await input(element).setInputFiles([pdfFile('annexe.pdf'), file('facture.pdf', program)])
  await expect(input(element)).toHaveAttribute('aria-invalid', 'true')
  await input(element).setInputFiles(pdfFile('facture-2.pdf'))
  await expect(rows(element)).toHaveText([/^annexe\.pdf/, /^facture-2\.pdf/])
  await sendForm(element)
  expect((await inbox.list())[0]?.files.map(({ name }) => name)).toEqual(['annexe.pdf', 'facture-2.pdf'])
})

test('of two lost files of one name, each must be chosen again', async ({ page }) => {
  const element = await openForm(page, contact, 'fr')
  await input(element).setInputFiles([file('contrat.pdf', '%PDF-1.7 one'), file('contrat.pdf', '%PDF-1.7 other')])
  await expect(rows(element)).toHaveCount(2)
  await page.reload()
  await expectAwake(element)
  await expect(element.locator('li[data-wrong]')).toHaveCount(2)
  await input(element).setInputFiles(file('contrat.pdf', '%PDF-1.7 one'))
  await expect(element.locator('li[data-wrong]')).toHaveCount(1)
  await expect(rows(element)).toHaveCount(2)
})

test('another content under the same name and size is another message', async ({ page, inbox }) => {
  const element = await openFilledForm(page, contact, 'fr')
  inbox.misbehave({ hangUp: 'before answer' })
  for (const content of ['%PDF-1.7 a', '%PDF-1.7 b']) {
    await input(element).setInputFiles(file('contrat.pdf', content))
    await submit(element).click()
    await expect(element.locator('[data-kind=failed]')).toBeFocused()
    await remove(element, 'fr', 'contrat.pdf')
  }
  expect(new Set((await inbox.list()).map(({ id }) => id)).size).toBe(2)
})

test('“sending” is shown at once, though a file is on a slow drive', async ({ page }) => {
  const element = await openFilledForm(page, contact, 'fr')
  await input(element).setInputFiles(pdfFile('contrat.pdf'))
  await expect(rows(element)).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => (Blob.prototype.arrayBuffer = () => new Promise<never>(() => {})))
  await submit(element).click()
  await expect(submit(element)).toBeDisabled()
})

test('files dropped before the island is there arrive under names of their own', async ({ page, inbox }) => {
  await holdBackFormScript(page)
  await page.goto('/fr/contact')
  const element = await guardForm(page, 'contact')
  await input(element).setInputFiles(pdfFile('un.pdf', 1000))
  await drop(element, ['deux.pdf'])
  await sendUntouched(element, contact.values)
  await page.waitForURL(/thank-you/)
  const [message] = await inbox.list()
  expect(message?.files.map(({ field, name }) => [field, name])).toEqual([
    ['attachment', 'un.pdf'],
    ['attachment2', 'deux.pdf'],
  ])
  expect(message?.fields).toMatchObject({ attachmentName: 'un.pdf, deux.pdf' })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser’s own file field is there, and says what it holds', async ({ page }) => {
    await page.goto('/fr/contact')
    const element = page.locator('form[data-form=contact]')
    await expect(input(element)).toHaveCSS('opacity', '1')
    await expect(shownSum(element)).toBeHidden()
  })
})

test('the first press opens a chooser for several files', async ({ page }) => {
  for (const path of ['requestaquote', 'contact']) {
    // Nothing has been touched yet, and no script arrives.
    await page.route('**/assets/**/*.js', (route) => route.abort('internetdisconnected'))
    await page.goto(`/fr/${path}`)
    const chooser = page.waitForEvent('filechooser')
    await page.locator('[name=attachment]').click()
    expect((await chooser).isMultiple(), path).toBe(true)
  }
})
