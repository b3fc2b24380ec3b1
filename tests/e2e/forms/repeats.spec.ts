import type { Locator, Page } from 'playwright/test'
import { text } from '../texts.ts'
import {
  contact,
  countSendings,
  expect,
  expectAwake,
  fillForm,
  guardForm,
  holdBackFormScript,
  holdBackScript,
  islandOf,
  openAsleep,
  openFilledForm,
  pdfFile,
  quote,
  sendForm,
  sendInVain,
  submit,
  test,
  wakeForm,
  writeAnother,
} from './test.ts'

/** Double-clicks, so slowly that something else is there by the second click. */
async function doubleClick(page: Page, button: Locator): Promise<void> {
  // The code that ignores the second click comes with what is typed or chosen.
  await page.waitForLoadState('networkidle')
  const pressed = await button.elementHandle()
  // Playwright waits until the button rests, so only the page knows where it was pressed.
  const place = page.evaluate(
    () =>
      new Promise<readonly [number, number]>((resolve) =>
        addEventListener('click', ({ clientX, clientY }) => resolve([clientX, clientY]), { capture: true, once: true }),
      ),
  )
  await button.click()
  const [x, y] = await place
  const isThere = () =>
    page.evaluate(([element, ...there]) => document.elementFromPoint(...there) === element, [pressed, x, y] as const)
  await expect.poll(isThere).toBe(false)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}

for (const path of ['/fr/estimate', '/fr/contact']) {
  test(`${path}: a double click removes one file`, async ({ page }) => {
    await page.goto(path)
    const names = ['a.txt', 'b.txt', 'c.txt']
    const field = page.locator('main input[type=file]').first()
    await islandOf(field).dispatchEvent('pointerenter')
    await field.setInputFiles(
      names.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`Bonjour ${name}`) })),
    )
    const remove = (name: string) => page.getByRole('button', { name: text('fr', 'counting:remove', { name }) })
    await expect(remove('c.txt')).toBeVisible()
    await doubleClick(page, remove('a.txt'))
    await expect(remove('a.txt')).toHaveCount(0)
    await expect(remove('b.txt')).toBeVisible()
    await expect(remove('c.txt')).toBeVisible()
  })
}

test('a double click on a button that moves away presses nothing else', async ({ page, inbox }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const form = await openFilledForm(page, quote, 'fr')
  inbox.misbehave({ hangUp: 'before answer' })
  await sendInVain(form)
  const answer = inbox.holdAnswers()
  await doubleClick(page, submit(form))
  answer()
  await expect(form.locator('[data-kind=sent]')).toBeFocused()

  await writeAnother(form)
  await fillForm(form, quote.values)
  await page.reload()
  await wakeForm(page, 'quote')
  await expect(form.locator('[data-kind=restored]')).toBeVisible()
  await doubleClick(page, submit(form))
  await expect(form.locator('[data-kind=sent]')).toBeFocused()
})

test('a correction after a failure is another submission, an unchanged message is not', async ({ page, inbox }) => {
  const element = await openFilledForm(page, contact, 'fr')
  const chosen = element.locator('[name=attachment]')
  const contract = pdfFile('contrat.pdf')
  await chosen.setInputFiles(contract)
  // Each try arrives, and nobody hears of it.
  inbox.misbehave({ hangUp: 'before answer' })
  const countAfterTry = async (): Promise<number> => {
    await sendInVain(element)
    await element.locator('[name=name]').focus()
    return inbox.list().length
  }
  expect(await countAfterTry()).toBe(1)
  expect(await countAfterTry()).toBe(1)
  await element.locator('[name=name]').fill('Ada E.')
  expect(await countAfterTry()).toBe(2)
  await element.locator('[name=name]').fill(contact.values['name'] ?? '')
  expect(await countAfterTry()).toBe(2)

  // Another content under the same name and size.
  await element
    .getByRole('button', { name: text('fr', 'formMessages:attachment.remove', { name: 'contrat.pdf' }) })
    .click()
  const corrected = Buffer.from(contract.buffer)
  corrected.write('corrected', 1_000)
  await chosen.setInputFiles({ ...contract, buffer: corrected })
  expect(await countAfterTry()).toBe(3)
})

/** Presses the button as soon as the form is awake, and tells what the form says to that. */
function pressOnceAwake(): void {
  new MutationObserver(() => {
    const island = document.querySelector('[data-awake]:has(> form[data-form=contact])')
    const told = island?.querySelector('[data-kind=underWay]')
    if (told) console.warn(told.textContent)
    else island?.querySelector<HTMLElement>('[type=submit]')?.click()
  }).observe(document, { subtree: true, attributeFilter: ['data-awake', 'data-kind'], childList: true })
}

for (const when of ['before any script', 'before the form’s own script'] as const) {
  test(`of several presses ${when}, meanwhile, and once it is there, the first sends the message`, async ({
    page,
    inbox,
  }) => {
    // Playwright does nothing on a page that is being left: the page presses by itself, and tells what it was told.
    await page.addInitScript(pressOnceAwake)
    const open = when === 'before any script' ? await holdBackScript(page) : (await holdBackFormScript(page)).open
    await page.goto('/fr/contact', { waitUntil: 'commit' })
    if (when !== 'before any script') await guardForm(page, 'contact')
    const element = page.locator('form[data-form=contact]')
    await fillForm(element, contact.values)
    const sendings = countSendings(page)
    const answer = inbox.holdAnswers()
    await submit(element).scrollIntoViewIfNeeded()
    const { x = 0, y = 0, width = 0, height = 0 } = (await submit(element).boundingBox()) ?? {}
    // The mouse does not wait for a page that is on its way.
    await page.mouse.dblclick(x + width / 2, y + height / 2)
    await expect.poll(() => inbox.list().length).toBe(1)
    await page.mouse.click(x + width / 2, y + height / 2)
    const isTold = page.waitForEvent('console', (message) => message.text() === text('fr', 'formMessages:underWay'))
    open()
    await isTold
    answer()
    await expect(page).toHaveURL(/thank-you/)

    expect(sendings()).toBe(1)
    const [message] = inbox.list()
    expect(message?.times).toBe(1)
    expect(message?.fields['submissionId']).toMatch(/^[a-z0-9]+-[a-z0-9]+$/)
    await page.goto('/fr/contact')
    await expect(element.locator('[name=name]')).toHaveValue('')
  })
}

test('who presses again, after nothing came of the browser’s own sending, is told so, and sends with the next press', async ({
  page,
  inbox,
}) => {
  const { element, open } = await openAsleep(page, contact, 'fr')
  await fillForm(element, contact.values)
  await page.route('**/__inbox', (route) => route.fulfill({ status: 204 }), { times: 1 })
  await submit(element).click()
  open()
  await expectAwake(element)
  await submit(element).click()
  await expect(element.getByRole('group', { name: text('fr', 'formMessages:underWay') })).toBeFocused()
  await sendForm(element)
  expect(inbox.list()).toHaveLength(1)
})
