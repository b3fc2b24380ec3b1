import { createHash } from 'node:crypto'
import type { Locator } from 'playwright/test'
import { formatDay } from '../../../renderer/formatDay.ts'
import { siteConfig } from '../../../site.config.ts'
import { plain, text } from '../texts.ts'
import {
  asMail,
  contact,
  expect,
  expectAwake,
  fillForm,
  formsInTurn,
  openFilledForm,
  openForm,
  pdfFile,
  readForm,
  readPanel,
  sendForm,
  submit,
  SUCCESS,
  test,
} from './test.ts'

/** As browsers send it: lines end with CR LF. https://html.spec.whatwg.org/#multipart-form-data */
const asSent = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.replaceAll('\n', '\r\n')]))

for (const { form, locale } of formsInTurn) {
  test.describe(`${form.name}, ${locale}`, () => {
    test('is sent whole, says so, and is empty afterwards @react', async ({ page, inbox }) => {
      const element = await openForm(page, form, locale)
      const buttonLabel = (await submit(element).textContent()) ?? ''
      await fillForm(element, form.values)
      const file = pdfFile('Contrat d’été, « définitif ».pdf', 40_000)
      if (form.takesFile) await element.locator('[name=attachment]').setInputFiles(file)
      if (form.name === 'contact') await element.locator('[name=newsletter]').check()
      const request = page.waitForRequest((sent) => sent.method() === 'POST')
      await sendForm(element)
      // The form is shorter now, and what it says is still in view.
      for (const said of await element.locator('[data-kind=sent] > p').all()) {
        await expect(said).toBeInViewport({ ratio: 0.99 })
      }
      expect(await readPanel(element)).toEqual(SUCCESS[form.name][locale])
      expect((await request).headers()['accept']).toBe('application/json')
      await expect(element.locator('[name=email]')).toBeHidden()

      const [message, ...others] = await inbox.list()
      expect(others).toEqual([])
      const digest = createHash('sha256').update(file.buffer).digest('hex')
      expect(message?.fields).toMatchObject({
        ...asMail(form.values),
        ...(form.name === 'quote' && { yourEmail: 'ada@exemple.com' }),
        ...(form.name === 'contact' && { newsletter: 'yes' }),
        ...(form.takesFile && {
          'Pièces jointes': '1',
          'Pièce jointe 1': expect.stringMatching(new RegExp(`^${file.name}, .* SHA-256 ${digest}$`)),
        }),
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
      // What staff read is what the sender can quote, and keep.
      if (!form.name.startsWith('newsletter')) {
        const receipt = plain(await element.locator('[data-kind=sent]').innerText())
        expect(receipt).toContain(message?.fields['reference'])
        for (const [name, typed] of Object.entries(form.values)) {
          const value = name === 'deadline' ? formatDay(typed, locale) : typed
          if (value !== 'legal' && !value.includes('\n')) expect(receipt).toContain(plain(value))
        }
      }
      expect(message?.id).toMatch(/^[a-z0-9]+-[a-z0-9]+$/)
      expect(message?.files.map(({ field, name }) => ({ field, name }))).toEqual(
        form.takesFile ? [{ field: 'attachment', name: file.name }] : [],
      )
      for (const { bytes } of message?.files ?? []) expect(bytes.equals(file.buffer)).toBe(true)

      // Another one can be written, in an empty form; and nothing is kept of the last.
      await element.locator('[data-kind=sent] > button').click()
      await expect(submit(element)).toHaveText(buttonLabel)
      const empty = Object.fromEntries(Object.keys(form.values).map((name) => [name, '']))
      expect(await readForm(element, form)).toEqual(empty)
      await expect(element.locator(`[name="${Object.keys(form.values)[0]}"]`)).toBeFocused()
      await page.reload()
      expect(await readForm(page.locator(`form[data-form="${form.name}"]`), form)).toEqual(empty)
      await expect(element.locator('[data-kind]')).toHaveCount(0)
    })

    test('says that it is sending, and can’t be changed or sent again meanwhile', async ({ page, inbox }) => {
      inbox.holdAnswers()
      const element = await openFilledForm(page, form, locale)
      await submit(element).click()
      const isNewsletter = form.name.startsWith('newsletter')
      // Words of the specification, which stay what they are.
      const label = {
        fr: isNewsletter ? 'Inscription en cours…' : 'Envoi…',
        en: isNewsletter ? 'Subscribing…' : 'Sending…',
      }[locale]
      await expect(submit(element)).toHaveText(label)
      await expect(submit(element)).toBeDisabled()
      await expect(element.getByRole('status').filter({ hasText: label })).toBeAttached()
      await expect(element.locator('[inert] [name=email]')).toBeAttached()
    })
  })

  test.describe(`${form.name}, ${locale}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })

    test('is sent whole by the browser, and comes back to the page that says so', async ({ page, inbox }) => {
      await page.goto(`/${locale}${form.path}`)
      const element = page.locator(`form[data-form="${form.name}"]`)
      await fillForm(element, form.values)
      const file = pdfFile('Contrat d’été.pdf', 40_000)
      if (form.takesFile) await element.locator('[name=attachment]').setInputFiles(file)
      await submit(element).click()
      const [kind] = form.name.split('-')
      await expect(page).toHaveURL(`/${locale}/thank-you/${kind}?sent=${form.name}`)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      // In words of what was sent.
      await expect(page.getByRole('heading', { level: 1 })).toContainText(text(locale, `thankYou:${kind}.title`))
      // What earlier messages lead to leads on.
      await page.goto(`/${locale}/thank-you?sent=${form.name}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(text(locale, `thankYou:${kind}.title`))

      const [message, ...others] = await inbox.list()
      expect(others).toEqual([])
      expect(message?.fields).toMatchObject({
        ...asSent(form.values),
        _subject: text(locale, `formSettings:subjects.${form.name}`),
        language: locale,
      })
      expect(message?.files.length).toBe(form.takesFile ? 1 : 0)
      for (const { bytes } of message?.files ?? []) expect(bytes.equals(file.buffer)).toBe(true)
    })

    test('is not sent without what it needs', async ({ page, inbox }) => {
      await page.goto(`/${locale}${form.path}`)
      const element = page.locator(`form[data-form="${form.name}"]`)
      await submit(element).click()
      await expect(page).toHaveURL(`/${locale}${form.path}`)
      await expect(element.locator(':invalid').first()).toBeFocused()
      await element.locator('[name=email]').fill('ada')
      expect(await element.locator('[name=email]').evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(
        false,
      )
      expect(await inbox.list()).toEqual([])
    })
  })

  test(`${form.name}, ${locale}: by keyboard alone, mistakes included${form.name === 'quote' ? ' @react' : ''}`, async ({
    page,
    inbox,
  }) => {
    await page.goto(`/${locale}${form.path}`)
    const element = page.locator(`form[data-form="${form.name}"]`)
    const [firstName = '', ...otherNames] = Object.keys(form.values)
    const first = element.locator(`[name="${firstName}"]`)
    const firstRequired = element.locator(`[name="${form.required[0]}"]`)
    const isFocused = (name: string) => element.locator(`[name="${name}"]`).evaluate((field) => field.matches(':focus'))
    for (let presses = 0; !(await isFocused(firstName)); presses += 1) {
      expect(presses, 'the form is out of the keyboard’s reach').toBeLessThan(120)
      await page.keyboard.press('Tab')
    }
    await expectAwake(element)
    if (form.name === 'quote') await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(firstRequired).toBeFocused()
    await expect(firstRequired).toHaveAttribute('aria-invalid', 'true')
    if (form.name === 'quote') await page.keyboard.press('Shift+Tab')

    for (const name of [firstName, ...otherNames]) {
      for (let presses = 0; !(await isFocused(name)); presses += 1) {
        expect(presses, `${name} is out of reach`).toBeLessThan(12)
        if ((await element.locator('details:not([open]) > summary:focus').count()) > 0)
          await page.keyboard.press('Enter')
        await page.keyboard.press('Tab')
      }
      const field = element.locator(`[name="${name}"]`)
      // Keys write a date part by part, in an order that is the browser's.
      if (name === 'deadline') await field.fill('2199-12-31')
      else if (name === 'service') await chooseByKeys(field, form.values[name] ?? '')
      else await page.keyboard.insertText(form.values[name] ?? '')
    }
    for (let presses = 0; !(await submit(element).evaluate((button) => button.matches(':focus'))); presses += 1) {
      expect(presses, 'the button is out of reach').toBeLessThan(12)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Space')
    await expect(element.locator('[data-kind=sent]')).toBeFocused()
    expect((await inbox.list()).map(({ fields }) => fields)).toEqual([expect.objectContaining(asMail(form.values))])
    // Past the links and buttons of the receipt, where there is one.
    const again = element.locator('[data-kind=sent] > button')
    for (let presses = 0; !(await again.evaluate((button) => button.matches(':focus'))); presses += 1) {
      expect(presses, 'another message is out of reach').toBeLessThan(12)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await expect(first).toBeFocused()
  })
}

async function chooseByKeys(field: Locator, value: string): Promise<void> {
  for (let presses = 0; (await field.inputValue()) !== value; presses += 1) {
    expect(presses, `${value} is out of reach`).toBeLessThan(12)
    await field.page().keyboard.press('ArrowDown')
  }
}

test('the contact form of the home page is the same', async ({ page, inbox }) => {
  const element = await openForm(page, { ...contact, path: '' }, 'fr')
  await fillForm(element, contact.values)
  await sendForm(element)
  expect((await inbox.list())[0]?.fields).toMatchObject({ Page: `${siteConfig.url}/fr` })
})
