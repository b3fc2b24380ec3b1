import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text, plain } from '../texts.ts'
import {
  contact,
  expect,
  expectAsleep,
  expectAwake,
  fillForm,
  holdBackScript,
  openFilledForm,
  openForm,
  pdfFile,
  quote,
  readForm,
  readPanel,
  sendForm,
  sendInVain,
  submit,
  test,
} from './test.ts'

const FILE = pdfFile('contrat.pdf', 50_000)

test('what was typed outlives a reload, other pages, the back button, the other language and an interruption; sent, it is forgotten', async ({
  page,
  folder,
  inbox,
}) => {
  const path = join(folder, FILE.name)
  await writeFile(path, FILE.buffer)
  const element = await openFilledForm(page, contact, 'fr')
  const expectKept = async (values: typeof contact.values) => {
    await expectAwake(element)
    expect(await readForm(element, contact)).toEqual(values)
  }
  await page.reload()
  await expectKept(contact.values)
  expect((await readPanel(element))[0]).toBe(plain(text('fr', 'formMessages:restored')))

  const corrected = { ...contact.values, email: 'grace@exemple.com' }
  await test.step('a correction on another page outlives what the browser restores when it goes back', async () => {
    await openForm(page, { ...contact, path: '' }, 'fr')
    await element.locator('[name=email]').fill(corrected.email)
    await page.goBack()
    await expect(element.locator('[name=email]')).toHaveValue(corrected.email)
    await expectKept(corrected)
  })
  await page.goto('/en/contact')
  await expectKept(corrected)

  await element.locator('[name=attachment]').setInputFiles(path)
  inbox.holdAnswers()
  await submit(element).click()
  await expect.poll(() => inbox.list().length).toBe(1)
  inbox.misbehave(null)
  await page.reload()
  await expectKept(corrected)
  expect(await readPanel(element)).toEqual([plain(text('en', 'formMessages:reasons.noAnswer'))])
  await expect(element.locator('[id$=attachment-error]')).toHaveText(
    text('en', 'formMessages:attachment.again', { name: FILE.name }),
  )
  await element.locator('[name=attachment]').setInputFiles(path)
  await sendForm(element)
  expect(inbox.list().map(({ times }) => times)).toEqual([2])
  await page.goto('/fr')
  await expect(element.locator('[name=email]')).toHaveValue('')
  await expectAsleep(element)
})

test('a failure is said with what to do, and nothing is lost; the same message sent again is one, a correction another', async ({
  page,
  inbox,
}) => {
  const element = await openFilledForm(page, contact, 'fr')
  inbox.misbehave({ hangUp: 'before answer' })
  await sendInVain(element)
  expect((await readPanel(element)).slice(0, 3)).toEqual(
    ['failed.contact', 'reasons.noAnswer', 'kept'].map((key) => plain(text('fr', `formMessages:${key}`))),
  )
  await expect(element.locator('[data-kind=failed] a[href^="mailto:"]')).toBeVisible()
  expect(await readForm(element, contact)).toEqual(contact.values)
  inbox.misbehave(null)
  await sendForm(element)
  expect(inbox.list()).toHaveLength(1)

  await element.getByRole('button', { name: text('fr', 'formMessages:sent.correct') }).click()
  await expect(element.locator('[name=email]')).toBeFocused()
  await fillForm(element, { email: 'grace@exemple.com' })
  await sendForm(element)
  expect(inbox.list().map(({ fields }) => fields['email'])).toEqual(['grace@exemple.com', 'ada@exemple.com'])
})

test('before any script, a second press within a second does nothing; the confirmation has the reference, and the draft is gone', async ({
  page,
  inbox,
}) => {
  await openFilledForm(page, contact, 'fr')
  await holdBackScript(page)
  await page.goto('/fr/contact', { waitUntil: 'commit' })
  const element = page.locator('form[data-form=contact]')
  await fillForm(element, contact.values)
  await submit(element).scrollIntoViewIfNeeded()
  const { x = 0, y = 0 } = (await submit(element).boundingBox()) ?? {}
  await page.mouse.dblclick(x + 9, y + 9)
  await expect.poll(() => inbox.list().map(({ times }) => times)).toEqual([1])
  await page.unrouteAll()
  const { reference } = inbox.list()[0]?.fields ?? {}
  await expect(page).toHaveURL(`/fr/thank-you/contact?sent=contact&reference=${reference}`)
  await page.reload()
  await expect(page.getByText(`${text('fr', 'thankYou:reference')} ${reference}`)).toBeVisible()
  await page.goto('/fr/contact')
  await expect(element.locator('[name=name]')).toHaveValue('')
  // Nothing but a reference is shown.
  await page.goto('/fr/thank-you/contact?sent=contact&reference=<b>call</b>')
  await expect(page.getByText(text('fr', 'thankYou:reference'))).toBeHidden()
})

test('the confirmation asks whether nothing was sent until something was, not begun', async ({ page }) => {
  const question = page.getByText(text('fr', 'thankYou:alone.question'))
  const element = await openFilledForm(page, contact, 'fr')
  await page.goto('/fr/thank-you')
  await expect(question).toBeVisible()
  await page.goto('/fr/contact')
  await expectAwake(element)
  await sendForm(element)
  await page.goto('/fr/thank-you')
  await expect(question).toBeHidden()
})

test('what was typed, and a file that the browser has put into its field, are there when late script comes', async ({
  page,
}) => {
  const element = await openFilledForm(page, quote, 'fr')
  const open = await holdBackScript(page)
  await page.goto('/fr/requestaquote', { waitUntil: 'commit' })
  await element.locator('[name=documentType]').fill('Brevet')
  await element.locator('[name=attachment]').setInputFiles(FILE)
  const message = element.locator('[name=sourceLang]')
  await message.click()
  await page.keyboard.type('al')
  open()
  await expectAwake(element)
  await page.keyboard.type('lemand')
  await expect(element.locator('[data-file]')).toContainText(FILE.name)
  expect(await readForm(element, quote)).toEqual({
    ...quote.values,
    documentType: 'Brevet',
    sourceLang: 'allemand',
  })
})

test('code that does not arrive is asked for twice, whatever is typed; then the form is the browser’s', async ({
  page,
  inbox,
}) => {
  const element = page.locator('form[data-form=contact]')
  const asked: string[] = []
  await page.route('**/assets/chunks/*.js', (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.abort()
  })
  await page.goto('/fr/contact')
  await fillForm(element, contact.values)
  await element.locator('[name=company]').pressSequentially('Société')
  await expectAsleep(element)
  for (const path of new Set(asked)) expect(asked.filter((one) => one === path).length, path).toBeLessThanOrEqual(2)
  await submit(element).click()
  await expect(page).toHaveURL(/thank-you\/contact/)
  expect(inbox.list()).toHaveLength(1)
})
