import { forEachLocale } from '../../../renderer/languages.ts'
import { plain, text } from '../texts.ts'
import {
  contact,
  expect,
  expectAsleep,
  expectAwake,
  fillForm,
  formsInTurn,
  guardForm,
  holdBackFormScript,
  holdBackScript,
  NO_FILE,
  openFilledForm,
  openForm,
  pdfFile,
  quote,
  readForm,
  readPanel,
  sendForm,
  submit,
  SUCCESS,
  test,
  wakeForm,
} from './test.ts'

const RESTORED = forEachLocale((locale) => plain(text(locale, 'formMessages:restored')))
const INTERRUPTED = forEachLocale((locale) => plain(text(locale, 'formMessages:reasons.interrupted')))

// The two forms of the newsletter are one in this.
for (const { form, locale } of formsInTurn.filter(({ form: { name } }) => name !== 'newsletter-section')) {
  test(`${form.name}, ${locale}: what was typed outlives a reload, the back button, the other language and a closed tab`, async ({
    page,
    context,
  }) => {
    const element = await openFilledForm(page, form, locale)
    const other = locale === 'fr' ? 'en' : 'fr'

    await page.reload()
    await expectAwake(element)
    expect(await readForm(element, form)).toEqual(form.values)
    expect((await readPanel(element))[0]).toBe(RESTORED[locale])

    await page.goto(`/${locale}/team`)
    await page.goBack()
    await expectAwake(element)
    expect(await readForm(element, form)).toEqual(form.values)

    await page.goto(`/${other}${form.path}`)
    await expectAwake(element)
    expect(await readForm(element, form)).toEqual(form.values)
    expect((await readPanel(element))[0]).toBe(RESTORED[other])

    await page.close()
    const anotherTab = await context.newPage()
    await anotherTab.goto(`/${locale}${form.path}`)
    const again = anotherTab.locator(`form[data-form="${form.name}"]`)
    await expectAwake(again)
    expect(await readForm(again, form)).toEqual(form.values)
  })

  test(`${form.name}, ${locale}: a reload in the middle of sending loses nothing and sends nothing twice`, async ({
    page,
    inbox,
  }) => {
    const element = await openFilledForm(page, form, locale)
    if (form.takesFile) await element.locator('[name=attachment]').setInputFiles(pdfFile('contrat.pdf', 50_000))
    inbox.holdAnswers()
    await submit(element).click()
    await expect.poll(async () => (await inbox.list()).length).toBe(1)

    inbox.misbehave(null)
    await page.reload()
    await expectAwake(element)
    expect((await readPanel(element))[1]).toBe(INTERRUPTED[locale])
    expect(await readForm(element, form)).toEqual(form.values)
    if (form.takesFile) {
      const message = plain(text(locale, 'formMessages:attachment.again', { name: 'contrat.pdf' }))
      const error = element.locator('[id$="attachment-error"]')
      await expect.poll(async () => plain((await error.textContent()) ?? '')).toBe(message)
      await submit(element).click()
      await expect(element.locator('[name=attachment]')).toBeFocused()
      await element.locator('[name=attachment]').setInputFiles(pdfFile('contrat.pdf', 50_000))
      await expect(error).toHaveCount(0)
    }
    await sendForm(element)
    expect(await readPanel(element)).toEqual(SUCCESS[form.name][locale])
    const [message, ...others] = await inbox.list()
    expect(others).toEqual([])
    expect(message?.times).toBe(2)
  })
}

test('a lost file need not be chosen again: removing it is enough', async ({ page, inbox }) => {
  const element = await openFilledForm(page, quote, 'fr')
  await element.locator('[name=attachment]').setInputFiles(pdfFile('contrat.pdf'))
  await page.reload()
  await expectAwake(element)
  await expect(element.locator('[data-file]')).toHaveText('contrat.pdf')
  await element
    .getByRole('button', { name: text('fr', 'formMessages:attachment.remove', { name: 'contrat.pdf' }) })
    .click()
  await expect(element.locator('output')).toHaveText(NO_FILE.fr)
  await sendForm(element)
  expect((await inbox.list())[0]?.files).toEqual([])
})

test('“Clear the form” clears it and its draft; it can be undone @react', async ({ page }) => {
  const element = await openFilledForm(page, quote, 'en')
  await page.reload()
  await expectAwake(element)
  const clear = element.getByRole('button', { name: text('en', 'formMessages:clear') })
  await clear.click()
  const empty = Object.fromEntries(Object.keys(quote.values).map((name) => [name, '']))
  expect(await readForm(element, quote)).toEqual(empty)
  await expect(element.getByRole('group', { name: text('en', 'formMessages:cleared') })).toBeFocused()
  await element.getByRole('button', { name: text('en', 'formMessages:undo') }).click()
  expect(await readForm(element, quote)).toEqual(quote.values)
  await clear.click()
  await page.reload()
  expect(await readForm(element, quote)).toEqual(empty)
  await expectAsleep(element)
})

test('a file alone can be taken back after “Clear the form”', async ({ page }) => {
  const element = await openFilledForm(page, contact, 'en')
  await page.reload()
  await expectAwake(element)
  await fillForm(element, Object.fromEntries(Object.keys(contact.values).map((name) => [name, ''])))
  await element.locator('[name=attachment]').setInputFiles(pdfFile('contract.pdf'))
  await element.getByRole('button', { name: text('en', 'formMessages:clear') }).click()
  const undo = element.getByRole('button', { name: text('en', 'formMessages:undo') })
  await undo.click()
  await expect(element.locator('[data-file]')).toContainText('contract.pdf')
  await expect(undo).toHaveCount(0)
})

test('text typed before script loads takes precedence over the draft', async ({ page }) => {
  const element = await openFilledForm(page, contact, 'fr')
  const open = await holdBackScript(page)
  await page.goto('/en/contact', { waitUntil: 'commit' })
  await element.locator('[name=name]').fill('Grace')
  open()
  await expectAwake(element)
  expect(await readForm(element, contact)).toEqual({ ...contact.values, name: 'Grace' })
})

test('without storage, forms can still be sent', async ({ page, inbox }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
  const element = await openFilledForm(page, contact, 'fr')
  await sendForm(element)
  expect(await inbox.list()).toHaveLength(1)
})

test('text typed before script loads is kept', async ({ page }) => {
  const open = await holdBackScript(page)
  await page.goto('/fr/contact', { waitUntil: 'commit' })
  const element = page.locator('form[data-form=contact]')
  await element.locator('[name=name]').click()
  await page.keyboard.type('Ada')
  await page.locator('main h1').click()
  open()
  await expectAwake(element)
  await page.goto('/en/contact')
  await expect(element.locator('[name=name]')).toHaveValue('Ada')
})

test('the draft of a form sent without script is deleted on the confirmation page', async ({ page, inbox }) => {
  const element = await openFilledForm(page, contact, 'fr')
  const { open } = await holdBackFormScript(page)
  await page.goto('/en/contact')
  await fillForm(await guardForm(page, 'contact'), contact.values)
  await submit(element).click()
  await expect(page).toHaveURL(/thank-you/)
  expect(await inbox.list()).toHaveLength(1)
  open()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft:contact'))).toBeNull()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('/fr/contact')
  expect(await element.locator('[name=name]').inputValue()).toBe('')
  await expectAsleep(element)
})

test('the confirmation of one message keeps the draft of another that was never sent', async ({ page }) => {
  const { open } = await holdBackFormScript(page)
  await page.goto('/fr/contact')
  const element = await guardForm(page, 'contact')
  await fillForm(element, contact.values)
  await submit(element).click()
  await page.waitForURL(/thank-you/)
  open()
  const thanks = page.url()
  await page.goto('/fr/contact')
  const another = { ...contact.values, message: 'Autre chose' }
  await fillForm(await wakeForm(page, 'contact'), another)
  await page.goto(thanks)
  await page.goto('/fr/contact')
  await expectAwake(element)
  expect(await readForm(element, contact)).toEqual(another)
})

test('a text too long to store is reported, and can still be sent', async ({ page, inbox }) => {
  const element = await openForm(page, contact, 'en')
  // Browsers keep some five million characters for a site in a tab.
  await page.evaluate(() => sessionStorage.setItem('more', 'a'.repeat(5_200_000)))
  const message = 'a'.repeat(100_000)
  await fillForm(element, { ...contact.values, message })
  await expect(element.getByText(text('en', 'formMessages:unkept')).first()).toBeVisible()
  await sendForm(element)
  expect((await inbox.list())[0]?.fields['message']).toBe(message)
})

test('a draft fills a field that has the focus, and the next letter joins it', async ({ page }) => {
  const element = await openFilledForm(page, contact, 'fr')
  const open = await holdBackScript(page)
  await page.goto('/en/contact', { waitUntil: 'commit' })
  const message = element.locator('[name=message]')
  await message.click()
  open()
  await expectAwake(element)
  await expect(message).toHaveValue(contact.values['message'] ?? '')
  await message.press('End')
  await page.keyboard.type('!')
  await page.reload()
  await expectAwake(element)
  expect(await message.inputValue()).toHaveLength((contact.values['message'] ?? '').length + 1)
})

test('a correction made on another page outlives what the browser restores when it goes back', async ({ page }) => {
  const element = await openFilledForm(page, contact, 'fr')
  const elsewhere = await openForm(page, { ...contact, path: '' }, 'fr')
  await elsewhere.locator('[name=message]').fill('Corrigé')
  await page.goBack()
  await expectAwake(element)
  await expect(element.locator('[name=message]')).toHaveValue('Corrigé')
})

test('text of a field that there no longer is joins the message; a draft of another day says of which', async ({
  page,
}) => {
  await page.goto('/fr/about')
  const draft = {
    key: 'key',
    values: { name: 'Ada', position: 'Directrice', message: 'Bonjour' },
    files: [],
    isUnderWay: false,
    keptAt: new Date(2026, 0, 15, 12).getTime(),
    page: 'other',
  }
  await page.evaluate((stored) => sessionStorage.setItem('draft:contact', JSON.stringify(stored)), draft)
  await page.goto('/fr/contact')
  const element = page.locator('form[data-form=contact]')
  await expectAwake(element)
  await expect(element.locator('[name=message]')).toHaveValue('Bonjour\n\nDirectrice')
  expect((await readPanel(element))[0]).toBe(plain(text('fr', 'formMessages:restoredFrom', { day: '15 janvier 2026' })))
})
