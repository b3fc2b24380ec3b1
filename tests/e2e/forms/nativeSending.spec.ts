import { plain, text } from '../texts.ts'
import {
  contact,
  expect,
  expectAsleep,
  expectAwake,
  fillForm,
  guardForm,
  openAsleep,
  quote,
  readForm,
  sendForm,
  sendUntouched,
  submit,
  test,
} from './test.ts'

test('back from a failure of the browser’s own sending, all is there; back from a success, the same again is one message, a correction another, whoever sends it', async ({
  page,
  inbox,
}) => {
  test.slow()
  const { element, open } = await openAsleep(page, quote, 'fr')
  const send = async (values: typeof quote.values, leadsTo: RegExp) => {
    await fillForm(await guardForm(page, 'quote'), values)
    await submit(element).click()
    await page.waitForURL(leadsTo)
  }
  const times = () => inbox.list().map((message) => message.times)

  inbox.misbehave({ status: 500 })
  await send(quote.values, /__inbox/)
  await page.goBack()
  await expect.poll(() => readForm(element, quote)).toEqual(quote.values)

  inbox.misbehave(null)
  const corrected = { ...quote.values, notes: 'Encore un mot' }
  for (const [values, expected] of [
    [quote.values, [1]],
    [corrected, [1, 1]],
    [corrected, [2, 1]],
  ] as const) {
    await send(values, /thank-you/)
    expect(times()).toEqual(expected)
    await page.goBack()
  }

  // And so it is where script sends it.
  open()
  await element.locator('[name=email]').focus()
  await expectAwake(element)
  await fillForm(element, corrected)
  await sendForm(element)
  expect(times()).toEqual([3, 1])
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
  const { element, isHeld } = await openAsleep(page, contact, 'fr')
  await submit(element).click()
  await expect.poll(isHeld).toBe(true)
  await expect(element.locator('[name=name]')).toBeFocused()
  await expectAsleep(element)
  expect(inbox.list()).toEqual([])
})

test('the confirmation page shows the message, with the reference that staff have; opened by itself it says that nothing has arrived @react', async ({
  page,
  inbox,
}) => {
  await page.goto('/fr/requestaquote')
  const element = await guardForm(page, 'quote')
  await sendUntouched(element, quote.values)
  await page.waitForURL(/thank-you/)
  const receipt = page.locator('[data-island=SentReceipt] > *')
  await expect(receipt).toBeVisible()
  const [message] = inbox.list()
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
  await expect(page.locator('h1')).toContainText(text('fr', 'thankYou:contact.title'))
  await expect(receipt).toBeHidden()
  await page.goto('/fr/thank-you/contact')
  await expect(page.locator('h1')).toHaveText(text('fr', 'thankYou:alone.title'), { useInnerText: true })
})
