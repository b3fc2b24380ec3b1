import type { Locator } from 'playwright/test'
import { forEachLocale } from '../../../renderer/languages.ts'
import type { TestedLocale } from '../../testedLocales.ts'
import { plain, text } from '../texts.ts'
import {
  contact,
  expect,
  expectAsleep,
  expectAwake,
  fillForm,
  formsInTurn,
  type FormUnderTest,
  holdBackScript,
  openAsleep,
  openFilledForm,
  openForm,
  pdfFile,
  quote,
  readForm,
  readPanel,
  sendForm,
  submit,
  test,
  wakeForm,
} from './test.ts'

const RESTORED = forEachLocale((locale) => plain(text(locale, 'formMessages:restored')))
const FILE = pdfFile('contrat.pdf', 50_000)
const INTERRUPTED = forEachLocale((locale) => plain(text(locale, 'formMessages:reasons.interrupted')))

/** A form, woken by its draft, has these values. */
async function expectKept(element: Locator, form: FormUnderTest, values: FormUnderTest['values']): Promise<void> {
  await expectAwake(element)
  expect(await readForm(element, form)).toEqual(values)
}

/** Asks for the file again that was lost with the page. */
async function chooseAgain(element: Locator, locale: TestedLocale): Promise<void> {
  const message = plain(text(locale, 'formMessages:attachment.again', { name: 'contrat.pdf' }))
  const error = element.locator('[id$="attachment-error"]')
  await expect.poll(async () => plain((await error.textContent()) ?? '')).toBe(message)
  await submit(element).click()
  await expect(element.locator('[name=attachment]')).toBeFocused()
  await element.locator('[name=attachment]').setInputFiles(FILE)
  await expect(error).toHaveCount(0)
}

// The two forms of the newsletter are one in this.
for (const { form, locale } of formsInTurn.filter(({ form: { name } }) => /contact|footer/.test(name))) {
  test(`${form.name}, ${locale}: what was typed outlives a reload, the back button, the other language, closed tabs and an interruption; sent, it is forgotten`, async ({
    page,
    context,
    inbox,
  }) => {
    const corrected = { ...form.values, email: 'grace@exemple.com' }
    const inNewTab = async (values: typeof form.values) => {
      const tab = await context.newPage()
      await tab.goto(`/${locale}${form.path}`)
      const element = tab.locator(`form[data-form="${form.name}"]`)
      await expectKept(element, form, values)
      return { tab, element }
    }
    const element = await openFilledForm(page, form, locale)

    await test.step('a reload', async () => {
      await page.reload()
      await expectKept(element, form, form.values)
      expect((await readPanel(element))[0]).toBe(RESTORED[locale])
    })
    await test.step('a correction on another page outlives what the browser restores when it goes back', async () => {
      await openForm(page, { ...form, path: form === contact ? '' : '/team' }, locale)
      await element.locator('[name=email]').fill(corrected.email)
      await page.goBack()
      await expectKept(element, form, corrected)
    })
    await test.step('the other language', async () => {
      const other = locale === 'fr' ? 'en' : 'fr'
      await page.goto(`/${other}${form.path}`)
      await expectKept(element, form, corrected)
      expect((await readPanel(element))[0]).toBe(RESTORED[other])
    })
    await page.close()
    const second = await inNewTab(corrected)
    await second.element.locator('[name=email]').fill(form.values['email'] ?? '')
    await second.tab.close()
    const third = await inNewTab(form.values)

    await test.step('an interruption', async () => {
      if (form.takesFile) await third.element.locator('[name=attachment]').setInputFiles(FILE)
      inbox.holdAnswers()
      await submit(third.element).click()
      await expect.poll(() => inbox.list().length).toBe(1)
      inbox.misbehave(null)
      await third.tab.reload()
      await expectKept(third.element, form, form.values)
      expect((await readPanel(third.element))[1]).toBe(INTERRUPTED[locale])
      if (form.takesFile) await chooseAgain(third.element, locale)
      await sendForm(third.element)
      expect(inbox.list().map(({ times }) => times)).toEqual([2])
    })
    const last = await openForm(await context.newPage(), form, locale)
    await expect(last.locator('[name=email]')).toHaveValue('')
  })
}

test('“Clear the form” clears it and its draft; it can be undone, files included @react', async ({ page }) => {
  const element = await openFilledForm(page, quote, 'en')
  await page.reload()
  await expectAwake(element)
  const clear = element.getByRole('button', { name: text('en', 'formMessages:clear') })
  const undo = element.getByRole('button', { name: text('en', 'formMessages:undo') })
  await clear.click()
  const empty = Object.fromEntries(Object.keys(quote.values).map((name) => [name, '']))
  expect(await readForm(element, quote)).toEqual(empty)
  await expect(element.getByRole('group', { name: text('en', 'formMessages:cleared') })).toBeFocused()
  await undo.click()
  expect(await readForm(element, quote)).toEqual(quote.values)

  // A file alone, too.
  await fillForm(element, empty)
  await element.locator('[name=attachment]').setInputFiles(FILE)
  await clear.click()
  await undo.click()
  await expect(element.locator('[data-file]')).toContainText('contrat.pdf')
  await expect(undo).toHaveCount(0)

  await fillForm(element, quote.values)
  await page.reload()
  await expectAwake(element)
  await clear.click()
  await page.reload()
  expect(await readForm(element, quote)).toEqual(empty)
  await expectAsleep(element)
})

test('a draft fills a field that has the focus, and the next letter joins it; what was typed before any script is not overwritten', async ({
  page,
}) => {
  const element = await openFilledForm(page, contact, 'fr')
  const open = await holdBackScript(page)
  await page.goto('/en/contact', { waitUntil: 'commit' })
  await element.locator('[name=name]').fill('Grace')
  const message = element.locator('[name=message]')
  await message.click()
  open()
  await expectKept(element, contact, { ...contact.values, name: 'Grace' })
  await message.press('End')
  await page.keyboard.type('!')
  await page.reload()
  await expectAwake(element)
  expect(await message.inputValue()).toHaveLength((contact.values['message'] ?? '').length + 1)
})

test('the confirmation of one message keeps the draft of another that was never sent', async ({ page }) => {
  const { element, open } = await openAsleep(page, contact, 'fr')
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
  expect(inbox.list()[0]?.fields['message']).toBe(message)
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
