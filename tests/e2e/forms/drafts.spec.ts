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
  openForm,
  pdfFile,
  quote,
  readForm,
  readPanel,
  submit,
  SUCCESS,
  test,
  wakeForm,
} from './test.ts'

const RESTORED = forEachLocale((locale) => plain(text(locale, 'formMessages:restored')))
const INTERRUPTED = forEachLocale((locale) => plain(text(locale, 'formMessages:reasons.interrupted')))

// The two forms of the newsletter are one in this.
for (const { form, locale } of formsInTurn.filter(({ form: { name } }) => name !== 'newsletter-section')) {
  test(`${form.name}, ${locale}: what was typed outlives a reload, the back button, the other language and a closed tab @react`, async ({
    page,
    context,
  }) => {
    const element = await openForm(page, form, locale)
    await fillForm(element, form.values)
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
    const element = await openForm(page, form, locale)
    await fillForm(element, form.values)
    if (form.takesFile) await element.locator('[name=attachment]').setInputFiles(pdfFile('contrat.pdf', 50_000))
    inbox.misbehave({ delay: 600_000 })
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
    await submit(element).click()
    await expect(element.locator('[data-kind=sent]')).toBeFocused()
    expect(await readPanel(element)).toEqual(SUCCESS[form.name][locale])
    const [message, ...others] = await inbox.list()
    expect(others).toEqual([])
    expect(message?.times).toBe(2)
  })
}

test('the choice of the newsletter is kept, too', async ({ page }) => {
  const element = await openForm(page, contact, 'fr')
  await element.locator('[name=newsletter]').check()
  await page.goto('/en/contact')
  await expectAwake(element)
  await expect(element.locator('[name=newsletter]')).toBeChecked()
})

test('what was typed on the home page is in the form of the contact page', async ({ page }) => {
  const onHomePage = await openForm(page, { ...contact, path: '' }, 'fr')
  await fillForm(onHomePage, contact.values)
  await page.goto('/fr/contact')
  const element = page.locator('form[data-form=contact]')
  await expectAwake(element)
  expect(await readForm(element, contact)).toEqual(contact.values)
})

test('a lost file need not be chosen again: removing it is enough', async ({ page, inbox }) => {
  const element = await openForm(page, quote, 'fr')
  await fillForm(element, quote.values)
  await element.locator('[name=attachment]').setInputFiles(pdfFile('contrat.pdf'))
  await page.reload()
  await expectAwake(element)
  await expect(element.locator('[data-file]')).toHaveText('contrat.pdf')
  await element
    .getByRole('button', { name: text('fr', 'formMessages:attachment.remove', { name: 'contrat.pdf' }) })
    .click()
  await expect(element.locator('output')).toHaveText(NO_FILE.fr)
  await submit(element).click()
  await expect(element.locator('[data-kind=sent]')).toBeFocused()
  expect((await inbox.list())[0]?.files).toEqual([])
})

test('“Clear the form” empties it and forgets; it can be undone @react', async ({ page }) => {
  const element = await openForm(page, quote, 'en')
  await fillForm(element, quote.values)
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

test('another session knows nothing of it', async ({ page, context, browser, baseURL }) => {
  const element = await openForm(page, contact, 'fr')
  await fillForm(element, contact.values)
  const stored = await context.storageState()
  // A browser that was closed keeps its storage, but no cookie without a date.
  const later = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState: { ...stored, cookies: stored.cookies.filter(({ expires }) => expires !== -1) },
  })
  const fresh = await later.newPage()
  await fresh.goto('/fr/contact')
  const form = await wakeForm(fresh, 'contact')
  expect(await form.locator('[name=name]').inputValue()).toBe('')
  expect(await fresh.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([])
  await later.close()
})

test('what is typed while the script is on its way is newer than what was kept @react', async ({ page }) => {
  const element = await openForm(page, contact, 'fr')
  await fillForm(element, contact.values)
  const open = await holdBackScript(page)
  await page.goto('/en/contact', { waitUntil: 'commit' })
  await element.locator('[name=name]').fill('Grace')
  open()
  await expectAwake(element)
  expect(await readForm(element, contact)).toEqual({ ...contact.values, name: 'Grace' })
})

test('without storage, forms are sent all the same', async ({ page, inbox }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
  const element = await openForm(page, contact, 'fr')
  await fillForm(element, contact.values)
  await submit(element).click()
  await expect(element.locator('[data-kind=sent]')).toBeFocused()
  expect(await inbox.list()).toHaveLength(1)
})

test('what another tab has kept since is not forgotten with what was sent', async ({ page, context, inbox }) => {
  const element = await openForm(page, contact, 'fr')
  await fillForm(element, contact.values)
  inbox.misbehave({ delay: 500 })
  await submit(element).click()
  const other = await context.newPage()
  const inOtherTab = await openForm(other, contact, 'fr')
  await fillForm(inOtherTab, { ...contact.values, message: 'Autre chose' })
  await expect(element.locator('[data-kind=sent]')).toBeVisible()
  await other.reload()
  await expectAwake(inOtherTab)
  await expect(inOtherTab.locator('[name=message]')).toHaveValue('Autre chose')
})

test('who leaves while it is being sent and comes back is told that it may have arrived', async ({ page, inbox }) => {
  const element = await openForm(page, contact, 'fr')
  await fillForm(element, contact.values)
  inbox.misbehave({ delay: 600_000 })
  await submit(element).click()
  await expect.poll(async () => (await inbox.list()).length).toBe(1)
  await page.goto('/fr/team')
  inbox.misbehave(null)
  await page.goBack()
  await expect(element.locator('[data-reason=interrupted]')).toBeVisible()
  await submit(element).click()
  await expect(element.locator('[data-kind=sent]')).toBeFocused()
  expect(await inbox.list()).toHaveLength(1)
})

test('what was typed and left before the script came is kept when it comes', async ({ page }) => {
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

test('a form that the browser sent by itself is forgotten on the page that says thanks', async ({ page, inbox }) => {
  const element = await openForm(page, contact, 'fr')
  await fillForm(element, contact.values)
  await holdBackFormScript(page)
  await page.goto('/en/contact')
  await fillForm(await guardForm(page, 'contact'), contact.values)
  await submit(element).click()
  await expect(page).toHaveURL(/thank-you/)
  expect(await inbox.list()).toHaveLength(1)
  await expect(page.locator('[data-script=forgetSent]')).toHaveAttribute('data-awake', '')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('/fr/contact')
  expect(await element.locator('[name=name]').inputValue()).toBe('')
  await expectAsleep(element)
})

test('the thanks for one message leave another that was never sent', async ({ page }) => {
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

test('a text that is too long to keep is told, and is still sent', async ({ page, inbox }) => {
  const element = await openForm(page, contact, 'en')
  // Browsers keep some five million characters for all of a site.
  await page.evaluate(() => localStorage.setItem('more', 'a'.repeat(5_200_000)))
  const message = 'a'.repeat(100_000)
  await fillForm(element, { ...contact.values, message })
  await expect(element.getByText(text('en', 'formMessages:unkept')).first()).toBeVisible()
  await submit(element).click()
  await expect(element.locator('[data-kind=sent]')).toBeFocused()
  expect((await inbox.list())[0]?.fields['message']).toBe(message)
})
