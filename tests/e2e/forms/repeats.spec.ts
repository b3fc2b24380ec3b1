import type { Locator, Page } from 'playwright/test'
import { text } from '../texts.ts'
import {
  contact,
  expect,
  expectAwake,
  fillForm,
  formsInTurn,
  guardForm,
  holdBackFormScript,
  holdBackScript,
  islandOf,
  openFilledForm,
  pdfFile,
  quote,
  sendForm,
  submit,
  SUCCESS,
  test,
  wakeForm,
} from './test.ts'

for (const { form, locale } of formsInTurn) {
  test(`${form.name}, ${locale}: a double click, and Enter twice, send one message`, async ({ page, inbox }) => {
    let requests = 0
    page.on('request', (request) => (requests += request.method() === 'POST' ? 1 : 0))
    const element = await openFilledForm(page, form, locale)
    const answerFirst = inbox.holdAnswers()
    await submit(element).dblclick()
    answerFirst()
    await expect(element.locator('[data-kind=sent]')).toBeFocused()
    expect(requests).toBe(1)

    await element.locator('[data-kind=sent] > button').click()
    await fillForm(element, form.values)
    await element.locator('[name=email]').focus()
    const answerSecond = inbox.holdAnswers()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    answerSecond()
    await expect(element.locator('[data-kind=sent]')).toBeFocused()
    expect(requests).toBe(2)
    // The same words twice, on purpose, are two submissions.
    const messages = await inbox.list()
    expect(messages.map(({ times }) => times)).toEqual([1, 1])
    expect(messages[0]?.id).not.toBe(messages[1]?.id)
  })
}

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

for (const path of ['/fr/estimate', '/fr', '/fr/requestaquote', '/fr/contact']) {
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
  await submit(form).click()
  await expect(form.locator('[data-kind=failed]')).toBeFocused()
  const answer = inbox.holdAnswers()
  await doubleClick(page, submit(form))
  answer()
  await expect(form.locator('[data-kind=sent]')).toBeFocused()

  await openFilledForm(page, quote, 'fr')
  await page.reload()
  await wakeForm(page, 'quote')
  await expect(form.locator('[data-kind=restored]')).toBeVisible()
  await doubleClick(page, submit(form))
  await expect(form.locator('[data-kind=sent]')).toBeFocused()
})

test('a correction after a failure is another submission, an unchanged message is not', async ({ page, inbox }) => {
  const element = await openFilledForm(page, contact, 'fr')
  const chosen = element.locator('[name=attachment]')
  await chosen.setInputFiles(pdfFile('contrat.pdf'))
  // Each try arrives, and nobody hears of it.
  inbox.misbehave({ hangUp: 'before answer' })
  const countAfterTry = async (): Promise<number> => {
    await submit(element).click()
    await expect(element.locator('[data-kind=failed]')).toBeFocused()
    await element.locator('[name=name]').focus()
    const messages = await inbox.list()
    return messages.length
  }
  expect(await countAfterTry()).toBe(1)
  expect(await countAfterTry()).toBe(1)
  await element.locator('[name=name]').fill('Ada E.')
  expect(await countAfterTry()).toBe(2)
  await element.locator('[name=name]').fill(contact.values['name'] ?? '')
  expect(await countAfterTry()).toBe(2)
  await chosen.setInputFiles(pdfFile('contrat.pdf', 2_001))
  expect(await countAfterTry()).toBe(3)
})

test('a form that the browser is sending already is not sent again by a script that comes late', async ({
  page,
  inbox,
}) => {
  // Playwright does nothing on a page that is being left.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-awake]:has(> form[data-form=contact])')) console.warn('awake')
    }).observe(document, { subtree: true, attributeFilter: ['data-awake'] })
  })
  // The entry comes, the form's own script does not yet.
  const { open } = await holdBackFormScript(page)
  await page.goto('/fr/contact')
  const element = await guardForm(page, 'contact')
  await fillForm(element, contact.values)
  const answer = inbox.holdAnswers()
  await submit(element).click({ noWaitAfter: true })
  await expect.poll(async () => (await inbox.list()).length).toBe(1)
  const awake = page.waitForEvent('console', (message) => message.text() === 'awake')
  open()
  await awake
  answer()
  await page.waitForURL(/thank-you/)
  expect((await inbox.list()).map(({ times }) => times)).toEqual([1])
  await page.goto('/fr/contact')
  await expect(element.locator('[name=name]')).toHaveValue('')
})

test('while it is being sent the focus waits at the form; the answer does not take it from who writes elsewhere by then', async ({
  page,
  inbox,
}) => {
  const element = await openFilledForm(page, contact, 'fr')
  const answer = inbox.holdAnswers()
  await submit(element).click()
  await expect(element).toBeFocused()
  const elsewhere = page.locator('form[data-form=newsletter-footer] [name=email]')
  await elsewhere.focus()
  answer()
  await expect(element.locator('[data-kind=sent]')).toBeVisible()
  await expect(elsewhere).toBeFocused()
  await expect(element.getByRole('status').filter({ hasText: SUCCESS.contact.fr[0] })).toBeAttached()
})

test('a second press, after a first one before any script, sends nothing', async ({ page, inbox }) => {
  // Playwright does nothing on a page that is being left: the page presses by itself, and tells what it was told.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const island = document.querySelector('[data-awake]:has(> form[data-form=contact])')
      const told = island?.querySelector('[data-kind=underWay]')
      if (told) console.warn(told.textContent)
      else island?.querySelector<HTMLElement>('[type=submit]')?.click()
    }).observe(document, { subtree: true, attributeFilter: ['data-awake', 'data-kind'], childList: true })
  })
  const open = await holdBackScript(page)
  await page.goto('/fr/contact', { waitUntil: 'commit' })
  const element = page.locator('form[data-form=contact]')
  await fillForm(element, contact.values)
  const answer = inbox.holdAnswers()
  await submit(element).click({ noWaitAfter: true })
  await expect.poll(async () => (await inbox.list()).length).toBe(1)
  const isTold = page.waitForEvent('console', (message) => message.text() === text('fr', 'formMessages:underWay'))
  open()
  await isTold
  answer()
  await page.waitForURL(/thank-you/)
  expect((await inbox.list()).map(({ times }) => times)).toEqual([1])
})

test('who presses again, after nothing came of the browser’s own sending, is told so, and sends with the next press', async ({
  page,
  inbox,
}) => {
  const { open } = await holdBackFormScript(page)
  await page.goto('/fr/contact')
  const element = await guardForm(page, 'contact')
  await fillForm(element, contact.values)
  await page.route('**/__inbox', (route) => route.fulfill({ status: 204 }), { times: 1 })
  await submit(element).click()
  open()
  await expectAwake(element)
  await submit(element).click()
  await expect(element.getByRole('group', { name: text('fr', 'formMessages:underWay') })).toBeFocused()
  await sendForm(element)
  expect(await inbox.list()).toHaveLength(1)
})
