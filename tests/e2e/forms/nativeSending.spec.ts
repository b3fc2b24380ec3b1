import type { Page } from 'playwright/test'
import type { Inbox } from '../../../tools/inbox/inbox.ts'
import { plain, text } from '../texts.ts'
import {
  asMail,
  contact,
  expect,
  expectAsleep,
  fillForm,
  forms,
  guardForm,
  holdBackFormScript,
  openFilledForm,
  pdfFile,
  quote,
  readForm,
  sendForm,
  sendUntouched,
  submit,
  test,
} from './test.ts'

/** Presses twice, the second time while the browser still waits for the first response. */
async function pressTwice(page: Page, inbox: Inbox): Promise<void> {
  const button = submit(page.locator('form[data-form=contact]'))
  await button.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
  const answer = inbox.holdAnswers()
  // The mouse does not wait for a page that is on its way.
  const press = () => page.mouse.click(x + width / 2, y + height / 2)
  await press()
  await expect.poll(async () => (await inbox.list()).length, { intervals: [50] }).toBe(1)
  await press()
  answer()
  // The first navigation ends with the second press: only where it leads in the end is asked.
  await expect(page).toHaveURL(/thank-you/)
}

const timesOf = async (inbox: Inbox) => (await inbox.list()).map(({ times }) => times)

test('a second press before the island hydrates does nothing', async ({ page, inbox }) => {
  await holdBackFormScript(page)
  let requests = 0
  page.on('request', (request) => (requests += request.method() === 'POST' ? 1 : 0))
  await page.goto('/fr/contact')
  await fillForm(await guardForm(page, 'contact'), contact.values)
  await pressTwice(page, inbox)
  expect(requests).toBe(1)
  const [message] = await inbox.list()
  expect(message?.times).toBe(1)
  expect(message?.fields['submissionId']).toBe(message?.id)
})

for (const form of forms.filter(({ name }) => name === 'contact' || name === 'newsletter-footer')) {
  test(`${form.name}: back and submit after a success is one message`, async ({ page, inbox }) => {
    const { open } = await holdBackFormScript(page)
    await page.goto(`/fr${form.path}`)
    const element = await guardForm(page, form.name)
    await fillForm(element, form.values)
    await submit(element).click()
    await page.waitForURL(/thank-you/)
    await page.goBack()
    await fillForm(await guardForm(page, form.name), form.values)
    await submit(element).click()
    await page.waitForURL(/thank-you/)
    expect(await timesOf(inbox)).toEqual([2])

    // And so it is where script sends it the second time.
    open()
    await page.unrouteAll({ behavior: 'wait' })
    await page.goBack()
    await openFormHere(page, form.name)
    await fillForm(element, form.values)
    await sendForm(element)
    expect(await timesOf(inbox)).toEqual([3])
  })
}

async function openFormHere(page: Page, name: (typeof forms)[number]['name']): Promise<void> {
  const element = page.locator(`form[data-form="${name}"]`)
  await element.locator('[name=email]').focus()
  await expect(page.locator('[data-island][data-awake]').filter({ has: element })).toBeAttached()
}

test('if the service fails, the back button restores all text', async ({ page, inbox }) => {
  await holdBackFormScript(page)
  await page.goto('/fr/contact')
  const element = await guardForm(page, 'contact')
  await fillForm(element, contact.values)
  inbox.misbehave({ status: 500 })
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await submit(element).click()
  expect((await answer).status()).toBe(500)
  await page.waitForURL(/__inbox/)
  await page.goBack()
  await expect.poll(() => readForm(element, contact)).toEqual(contact.values)
})

test('a correction after a successful native submit is another message', async ({ page, inbox }) => {
  await holdBackFormScript(page)
  await page.goto('/fr/contact')
  const element = await guardForm(page, 'contact')
  await fillForm(element, contact.values)
  await submit(element).click()
  await page.waitForURL(/thank-you/)
  await page.goBack()
  await fillForm(await guardForm(page, 'contact'), { ...contact.values, message: 'Encore un mot' })
  await submit(element).click()
  await page.waitForURL(/thank-you/)
  expect(await timesOf(inbox)).toEqual([1, 1])
})

test('the first press on an untouched form gets messages of the site, even before any script of forms is there', async ({
  page,
}) => {
  let arrive = (): void => undefined
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/chunks/**', async (route) => {
    await arrived
    await route.continue()
  })
  await page.addInitScript(() => {
    // Records whether the browser was allowed to show its messages.
    addEventListener('invalid', (event) => setTimeout(() => (document.title = String(event.defaultPrevented))), true)
  })
  await page.goto('/fr/contact', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-scripted', '')
  const element = page.locator('form[data-form=contact]')
  await submit(element).click()
  await expect(page).toHaveTitle('true')
  arrive()
  await expect(element.locator('[name=name]')).toBeFocused()
  await expect(element.locator('[name=name]')).toHaveAttribute('aria-invalid', 'true')
})

test('if the island fails to load, the browser shows its own messages', async ({ page, inbox }) => {
  const { isHeld } = await holdBackFormScript(page)
  await page.goto('/fr/contact')
  const element = await guardForm(page, 'contact')
  await submit(element).click()
  await expect.poll(isHeld).toBe(true)
  await expect(element.locator('[name=name]')).toBeFocused()
  await expectAsleep(element)
  expect(await inbox.list()).toEqual([])
})

test('a file chosen while the island loads is listed by the browser', async ({ page }) => {
  await holdBackFormScript(page)
  await page.goto('/fr/contact')
  const element = await guardForm(page, 'contact')
  const input = element.locator('[name=attachment]')
  await expect(element.locator('output')).toBeVisible()
  await input.setInputFiles(pdfFile('contrat.pdf'))
  await expect(input).toHaveCSS('opacity', '1')
  await expect(element.locator('output')).toBeHidden()
})

test('a message whose honeypot the browser autofilled still arrives', async ({ page, inbox }) => {
  const element = await openFilledForm(page, quote, 'fr')
  await element.locator('[name=_honey]').evaluate((field: HTMLInputElement) => (field.value = 'Ada'))
  await sendForm(element)
  expect((await inbox.list()).map(({ fields }) => fields)).toEqual([
    expect.objectContaining({ ...asMail(quote.values), _honey: '', honeypot: 'Ada' }),
  ])
})

test('the confirmation page shows the message, with the reference that staff have @react', async ({ page, inbox }) => {
  await page.goto('/fr/requestaquote')
  const element = await guardForm(page, 'quote')
  await sendUntouched(element, quote.values)
  await page.waitForURL(/thank-you/)
  const receipt = page.locator('[data-island=SentReceipt] > *')
  await expect(receipt).toBeVisible()
  const [message] = await inbox.list()
  const shown = plain(await receipt.innerText())
  const { reference = 'none' } = message?.fields ?? {}
  // Of a part that is folded, too, the words of the labels.
  const notes = plain(text('fr', 'quote:fields.notes'))
  for (const value of [reference, 'Traduction juridique', 'ewondo, anglais', '31 décembre 2199', notes]) {
    expect(shown).toContain(value)
  }
  // It survives a reload, and is not shown for another form.
  await page.reload()
  await expect(receipt).toBeVisible()
  await page.goto('/fr/thank-you/contact?sent=contact')
  await expect(page.locator('h1')).toBeVisible()
  await expect(receipt).toBeHidden()
})
