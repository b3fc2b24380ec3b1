import type { Locator, Page } from 'playwright/test'
import type { Locale } from '../../../renderer/languages.ts'
import { eventService, otherTranslationService, translationService } from '../services.ts'
import { plain, text } from '../texts.ts'
import {
  asMail,
  expect,
  expectAwake,
  fillForm,
  openForm,
  pdfFile,
  quote,
  sendForm,
  submit,
  test,
  writeAnother,
} from './test.ts'

const formOf = (page: Page) => page.locator('form[data-form=quote]')
const field = (form: Locator, name: string) => form.locator(`[name="${name}"]`)
/** What the form can't be sent without. */
const needed = Object.fromEntries(quote.required.map((name) => [name, quote.values[name] ?? '']))
const says = (locale: Locale, key: string) => plain(text(locale, `quote:fields.${key}`))

/** What the fields are called when documents are wanted, and an event. */
async function expectNames(form: Locator, locale: Locale, names: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, label] of Object.entries(names)) {
    await expect(field(form, name)).toHaveAccessibleName(new RegExp(`^${says(locale, label)}`))
  }
}
const OF_DOCUMENTS = { documentType: 'documentType', deadline: 'deadline' }
const OF_EVENTS = { documentType: 'eventType', deadline: 'eventDate', place: 'place' }
const event = { ...needed, service: eventService.name, place: 'Douala, hôtel Akwa', notes: 'Deux jours' }

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a service that a link has chosen is chosen; interpretation has a date and a place in place of a file', async ({
    page,
    inbox,
  }) => {
    const form = formOf(page)
    await page.goto(`/en/requestaquote/${otherTranslationService.id}`)
    await expect(field(form, 'service')).toHaveValue(otherTranslationService.name)
    await expectNames(form, 'en', OF_DOCUMENTS)
    await field(form, 'service').selectOption(eventService.name)
    await expectNames(form, 'en', OF_EVENTS)
    for (const name of ['attachment', 'filesLink']) await expect(field(form, name)).toBeHidden()
    await fillForm(form, event)
    await submit(form).click()
    await page.waitForURL(/thank-you/)
    expect(inbox.list().map(({ fields }) => fields)).toEqual([expect.objectContaining(event)])
  })
})

test('a choice by hand stays, wherever a link leads', async ({ page }) => {
  const path = `/requestaquote/${translationService.id}`
  const form = await openForm(page, { ...quote, path }, 'fr')
  await field(form, 'service').selectOption(otherTranslationService.name)
  await field(form, 'documentType').fill('Notice')
  for (const address of [`/en${path}`, '/fr/requestaquote', `/fr/requestaquote/${eventService.id}`]) {
    await page.goto(address)
    await expectAwake(form)
    await expect(field(form, 'service'), address).toHaveValue(otherTranslationService.name)
    await expect(field(form, 'documentType')).toHaveValue('Notice')
  }
})

test('interpretation has a place in place of files, but hides none that were given; its place is not sent with a contract, and not lost', async ({
  page,
  inbox,
}) => {
  const form = await openForm(page, quote, 'fr')
  await expectNames(form, 'fr', OF_DOCUMENTS)
  await expect(field(form, 'place')).toBeHidden()
  await field(form, 'service').selectOption(eventService.name)
  await expectNames(form, 'fr', OF_EVENTS)
  await expect(field(form, 'documentType')).toHaveAccessibleDescription(eventService.examples.replace(/\s/g, ' '))
  for (const name of ['attachment', 'filesLink']) await expect(field(form, name)).toBeHidden()

  await field(form, 'service').selectOption(translationService.name)
  await fillForm(form, { filesLink: 'https://drive.exemple.com/x' })
  await field(form, 'attachment').setInputFiles(pdfFile('contrat.pdf'))
  await field(form, 'service').selectOption(eventService.name)
  for (const name of ['filesLink', 'attachment', 'place']) await expect(field(form, name)).toBeVisible()
  await fillForm(form, { place: 'Montréal' })
  await field(form, 'service').selectOption(translationService.name)
  await expect(field(form, 'place')).toBeHidden()
  await field(form, 'service').selectOption(eventService.name)
  await expect(field(form, 'place')).toHaveValue('Montréal')
  await field(form, 'service').selectOption(translationService.name)
  await fillForm(form, needed)
  await sendForm(form)
  expect(inbox.list()[0]?.fields).not.toHaveProperty(text('fr', 'staffMail:labels.place'))

  await writeAnother(form)
  await fillForm(form, event)
  await sendForm(form)
  expect(inbox.list()[0]?.fields).toMatchObject(asMail(event))
})

test('a link to files that is none is said to be none, unfolded where it was folded', async ({ page, inbox }) => {
  const form = await openForm(page, quote, 'fr')
  await fillForm(form, { ...needed, filesLink: 'sur le bureau' })
  await form.locator('summary', { hasText: says('fr', 'more').slice(0, 12) }).click()
  await expect(field(form, 'filesLink')).toBeHidden()
  await submit(form).click()
  await expect(field(form, 'filesLink')).toBeFocused()
  expect(plain((await form.locator('#quote-filesLink-error').textContent()) ?? '')).toBe(
    plain(text('fr', 'formMessages:invalid.address')),
  )
  expect(inbox.list()).toEqual([])
})
