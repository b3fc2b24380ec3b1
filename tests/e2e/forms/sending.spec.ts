import type { Locator } from 'playwright/test'
import { formatDay } from '../../../renderer/formatDay.ts'
import { siteConfig } from '../../../site.config.ts'
import type { FormService } from '../../formService.ts'
import type { TestedLocale } from '../../testedLocales.ts'
import { plain, text } from '../texts.ts'
import {
  asMail,
  contact,
  countSendings,
  expect,
  expectAwake,
  fillForm,
  formsInTurn,
  type FormUnderTest,
  openForm,
  pdfFile,
  quote,
  readForm,
  readPanel,
  submit,
  successOf,
  test,
  writeAnother,
} from './test.ts'

const file = pdfFile('Contrat d’été, « définitif ».pdf', 40_000)

/** It says that it is sending, and can’t be changed or sent again meanwhile. */
async function expectSending(element: Locator, form: FormUnderTest, locale: TestedLocale): Promise<void> {
  const label = text(locale, `formMessages:sending.${form.name}`)
  await expect(submit(element)).toHaveText(label)
  await expect(submit(element)).toBeDisabled()
  await expect(element.getByRole('status').filter({ hasText: label })).toBeAttached()
  await expect(element.locator('[inert] [name=email]')).toBeAttached()
  await expect(element).toBeFocused()
}

/** It says that it was sent, in view, though the form is shorter now. */
async function expectSent(element: Locator, form: FormUnderTest, locale: TestedLocale): Promise<void> {
  await expect(element.locator('[data-kind=sent]')).toBeFocused()
  for (const said of await element.locator('[data-kind=sent] > p').all()) {
    await expect(said).toBeInViewport({ ratio: 0.99 })
  }
  expect(await readPanel(element)).toEqual(successOf(form, locale))
  await expect(element.locator('[name=email]')).toBeHidden()
}

/** All of it has arrived, once, as staff read it. */
function expectMail(inbox: FormService, form: FormUnderTest, locale: TestedLocale): void {
  const [message, ...others] = inbox.list()
  expect(others).toEqual([])
  expect(message?.fields).toMatchObject({
    ...asMail(form.values),
    ...(form.name === 'quote' && { yourEmail: 'ada@exemple.com' }),
    ...(form.name === 'contact' && { newsletter: 'oui' }),
    ...(form.takesFile && { 'Pièces jointes': expect.stringContaining(file.name) }),
    _captcha: 'false',
    _template: 'table',
    _format: 'json',
    _replyto: 'ada@exemple.com',
    _subject: expect.stringContaining(message?.fields['reference'] ?? 'none'),
    _next: `/${locale}/thank-you/${form.name.split('-')[0]}?sent=${form.name}`,
    _honey: '',
    'Langue de la page': locale === 'fr' ? 'français' : 'anglais',
    Page: `${siteConfig.url}/${locale}${form.path}`,
    submissionId: message?.id,
    reference: expect.stringMatching(/^[2-9A-HJ-NP-Z]{3}-[2-9A-HJ-NP-Z]{4}$/),
  })
  expect(message?.times).toBe(1)
  expect(message?.files.map(({ field, name }) => ({ field, name }))).toEqual(
    form.takesFile ? [{ field: 'attachment', name: file.name }] : [],
  )
  for (const { bytes } of message?.files ?? []) expect(bytes.equals(file.buffer)).toBe(true)
}

/** What staff read is what the sender can quote, and keep. */
async function expectReceipt(
  element: Locator,
  inbox: FormService,
  form: FormUnderTest,
  locale: TestedLocale,
): Promise<void> {
  const receipt = plain(await element.locator('[data-kind=sent]').innerText())
  expect(receipt).toContain(inbox.list()[0]?.fields['reference'])
  for (const [name, typed] of Object.entries(form.values)) {
    const value = name === 'deadline' ? formatDay(typed, locale) : typed
    if (name !== 'service' && !value.includes('\n')) expect(receipt).toContain(plain(value))
  }
}

async function expectEmpty(element: Locator, form: FormUnderTest): Promise<void> {
  expect(await readForm(element, form)).toEqual(Object.fromEntries(Object.keys(form.values).map((name) => [name, ''])))
  await expect(element.locator('[data-kind]')).toHaveCount(0)
}

for (const { form: anywhere, locale } of formsInTurn) {
  // The home page has the contact form, too.
  const form = anywhere === contact ? { ...contact, path: '' } : anywhere
  // Both forms of the newsletter are one island.
  const tag = form.name === 'newsletter-footer' ? '' : ' @react'

  test(`${form.name}, ${locale}: a double click sends it whole, once, and says so; then it is empty${tag}`, async ({
    page,
    inbox,
  }) => {
    const element = await openForm(page, form, locale)
    const buttonLabel = (await submit(element).textContent()) ?? ''
    await fillForm(element, form.values)
    if (form.takesFile) await element.locator('[name=attachment]').setInputFiles(file)
    if (form.name === 'contact') await element.locator('[name=newsletter]').check()
    const answer = inbox.holdAnswers()
    const sendings = countSendings(page)
    const request = page.waitForRequest((sent) => sent.method() === 'POST')
    await submit(element).dblclick()
    await expectSending(element, form, locale)
    answer()
    await expectSent(element, form, locale)
    expect((await request).headers()['accept']).toBe('application/json')
    expect(sendings()).toBe(1)
    expectMail(inbox, form, locale)
    if (form.takesFile) await expectReceipt(element, inbox, form, locale)

    // Another one can be written, in an empty form; and nothing is kept of the last.
    await writeAnother(element)
    await expect(submit(element)).toHaveText(buttonLabel)
    await expect(element.locator(`[name="${Object.keys(form.values)[0]}"]`)).toBeFocused()
    await expectEmpty(element, form)
    await page.reload()
    await expectEmpty(element, form)
  })
}

test('the same words twice are two messages, whether or not Enter is pressed twice; who goes on elsewhere meanwhile is not called back', async ({
  page,
  inbox,
}) => {
  const element = await openForm(page, contact, 'fr')
  const elsewhere = page.locator('form[data-form=newsletter-footer] [name=email]')
  for (const times of [[1], [1, 1]]) {
    await fillForm(element, contact.values)
    // Extensions of a browser fill in what visitors don't see.
    await element.locator('[name=_honey]').evaluate((field: HTMLInputElement) => (field.value = 'Ada'))
    await element.locator('[name=email]').focus()
    const answer = inbox.holdAnswers()
    for (const key of ['Enter', 'Enter']) await page.keyboard.press(key)
    await expect(element).toBeFocused()
    await elsewhere.focus()
    answer()
    const [thanks = ''] = successOf(contact, 'fr')
    await expect(element.getByRole('status').filter({ hasText: thanks })).toBeAttached()
    await expect(elsewhere).toBeFocused()
    // The last announcement may still be there.
    await expect.poll(() => inbox.list().map((message) => message.times)).toEqual(times)
    await writeAnother(element)
  }
  const [last, first] = inbox.list()
  expect(last?.id).not.toBe(first?.id)
  expect(last?.fields).toMatchObject({ ...asMail(contact.values), _honey: '' })
  expect(last?.files).toEqual([])
  for (const name of ['Pièces jointes', 'attachment']) expect(last?.fields).not.toHaveProperty(name)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { form, locale } of formsInTurn) {
    test(`${form.name}, ${locale}: is not sent without what it needs; is sent whole by the browser, and comes back to the page that says so`, async ({
      page,
      inbox,
    }) => {
      await page.goto(`/${locale}${form.path}`)
      const element = page.locator(`form[data-form="${form.name}"]`)
      const email = element.locator('[name=email]')
      await submit(element).click()
      await expect(page).toHaveURL(`/${locale}${form.path}`)
      await expect(element.locator(':invalid').first()).toBeFocused()
      await email.fill('ada')
      expect(await email.evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(false)
      expect(inbox.list()).toEqual([])

      await fillForm(element, form.values)
      if (form.takesFile) {
        // The browser's own field says what it holds.
        await expect(element.locator('[name=attachment]')).toHaveCSS('opacity', '1')
        await expect(element.getByText(text(locale, 'forms:noFile'))).toBeHidden()
        await element.locator('[name=attachment]').setInputFiles(file)
      }
      await submit(element).click()
      const [kind] = form.name.split('-')
      await expect(page).toHaveURL(`/${locale}/thank-you/${kind}?sent=${form.name}`)
      // In words of what was sent.
      await expect(page.getByRole('heading', { level: 1 })).toContainText(text(locale, `thankYou:${kind}.title`))

      const [message, ...others] = inbox.list()
      expect(others).toEqual([])
      // Browsers end lines with CR LF: https://html.spec.whatwg.org/#multipart-form-data
      const lines = ([name, value]: readonly [string, string]) => [name, value.replaceAll('\n', '\r\n')]
      expect(message?.fields).toMatchObject({
        ...Object.fromEntries(Object.entries(form.values).map(lines)),
        _subject: text(locale, `formSettings:subjects.${form.name}`),
        language: locale,
      })
      expect(message?.files.length).toBe(form.takesFile ? 1 : 0)
      for (const { bytes } of message?.files ?? []) expect(bytes.equals(file.buffer)).toBe(true)
    })
  }
})

/** Presses Tab until an element has the focus; what is folded on the way is unfolded. */
async function tabTo(form: Locator, target: Locator, limit = 12): Promise<void> {
  const { keyboard } = form.page()
  for (let presses = 0; !(await target.evaluate((element) => element.matches(':focus'))); presses += 1) {
    expect(presses, `${target.toString()} is out of reach`).toBeLessThan(limit)
    if ((await form.locator('details:not([open]) > summary:focus').count()) > 0) await keyboard.press('Enter')
    await keyboard.press('Tab')
  }
}

async function chooseByKeys(field: Locator, value: string): Promise<void> {
  for (let presses = 0; (await field.inputValue()) !== value; presses += 1) {
    expect(presses, `${value} is out of reach`).toBeLessThan(12)
    await field.page().keyboard.press('ArrowDown')
  }
}

test('a request, by keyboard alone, mistakes included', async ({ page, inbox }) => {
  await page.goto(`/en${quote.path}`)
  const element = page.locator('form[data-form=quote]')
  const fieldOf = (name: string) => element.locator(`[name="${name}"]`)
  await tabTo(element, fieldOf('service'), 120)
  await expectAwake(element)
  await tabTo(element, fieldOf('documentType'))
  await page.keyboard.press('Enter')
  await expect(fieldOf('documentType')).toBeFocused()
  await expect(fieldOf('documentType')).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')

  for (const [name, value] of Object.entries(quote.values)) {
    await tabTo(element, fieldOf(name))
    // Keys write a date part by part, in an order that is the browser's.
    if (name === 'deadline') await fieldOf(name).fill(value)
    else if (name === 'service') await chooseByKeys(fieldOf(name), value)
    else await page.keyboard.insertText(value)
  }
  await tabTo(element, submit(element))
  await page.keyboard.press('Space')
  await expect(element.locator('[data-kind=sent]')).toBeFocused()
  expect(inbox.list().map(({ fields }) => fields)).toEqual([expect.objectContaining(asMail(quote.values))])
  // Past the links and buttons of the receipt.
  await tabTo(element, element.locator('[data-kind=sent] > button').last())
  await page.keyboard.press('Enter')
  await expect(fieldOf('service')).toBeFocused()
})
