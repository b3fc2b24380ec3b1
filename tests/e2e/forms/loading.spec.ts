import type { Page } from 'playwright/test'
import { siteConfig } from '../../../site.config.ts'
import { text } from '../texts.ts'
import {
  contact,
  expect,
  expectAwake,
  fillForm,
  guardForm,
  holdBackFormScript,
  holdBackScript,
  openFilledForm,
  openForm,
  readForm,
  sendForm,
  submit,
  test,
} from './test.ts'

/** Fails all script that is asked for from now on. */
const failScript = (page: Page) => page.route(/\/assets\/.*\.js/, (route) => route.fulfill({ status: 404 }))

test('code that fails to load is asked for again, at another address', async ({ page, inbox }) => {
  const element = await openForm(page, contact, 'fr')
  const asked: string[] = []
  await page.route(/\/assets\/chunks\/.*\.js/, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const isFirst = asked.length === 0
    asked.push(pathname + search)
    await (isFirst ? route.fulfill({ status: 404 }) : route.continue())
  })
  await fillForm(element, contact.values)
  await sendForm(element)
  expect(await inbox.list()).toHaveLength(1)
  expect(asked).toContainEqual(expect.stringMatching(/\.js\?\d+$/))
  await expect(element.locator('[data-kind=sent]')).toContainText(
    (await inbox.list())[0]?.fields['reference'] ?? 'none',
  )
})

test('where code does not load at all, the browser sends the form, and its draft is forgotten', async ({
  page,
  inbox,
}) => {
  const element = await openForm(page, contact, 'fr')
  await guardForm(page, 'contact')
  await page.waitForLoadState('networkidle')
  await failScript(page)
  await fillForm(element, contact.values)
  await submit(element).click()
  await page.waitForURL(/thank-you/)
  expect((await inbox.list()).map(({ times, fields }) => [times, fields['name']])).toEqual([
    [1, contact.values['name']],
  ])
  await page.unrouteAll({ behavior: 'wait' })
  await page.goto('/fr/thank-you/contact?sent=contact')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft:contact'))).toBeNull()
  await openForm(page, contact, 'fr')
  expect(await element.locator('[name=name]').inputValue()).toBe('')
})

test('offline from the first letter: the page has other ways, and what is sent later has a receipt', async ({
  page,
  context,
  inbox,
}) => {
  const element = await openForm(page, contact, 'fr')
  await context.setOffline(true)
  await fillForm(element, contact.values)
  await submit(element).click()
  const panel = element.locator('[data-kind=failed]')
  await expect(panel).toBeFocused()
  await expect(panel.getByRole('link', { name: siteConfig.email })).toHaveAttribute(
    'href',
    `mailto:${siteConfig.email}`,
  )
  await expect(panel.locator('[href^="tel:"]')).toHaveCount(2)
  await context.setOffline(false)
  await expect(element.locator('[data-reason]')).toHaveText(text('fr', 'formMessages:reasons.online'))
  await sendForm(element)
  const [message] = await inbox.list()
  await expect(element.locator('[data-kind=sent]')).toContainText(message?.fields['reference'] ?? 'none')
})

test('a page whose files a release has replaced reloads itself, with its draft', async ({ page }) => {
  const element = await openFilledForm(page, contact, 'fr')
  await page.goto('/fr/team')
  await holdBackScript(page).then((open) => open())
  await page.route(/\/assets\/chunks\/.*\.js/, (route) => route.fulfill({ status: 404 }))
  const reloaded = page.waitForEvent('framenavigated', { predicate: () => page.url().endsWith('/fr/contact') })
  await page.goto('/fr/contact', { waitUntil: 'commit' })
  await reloaded
  await page.waitForFunction(() => performance.getEntriesByType('navigation')[0]?.toJSON().type === 'reload')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expectAwake(element)
  expect(await readForm(element, contact)).toEqual(contact.values)
})

test('a page whose files a release has replaced reloads itself once when a form is touched', async ({ page }) => {
  await page.route(/\/assets\/chunks\/.*\.js/, (route) => route.fulfill({ status: 404 }))
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await page.goto('/fr/contact')
  const name = page.locator('#contact-name')
  await name.focus()
  await expect.poll(() => loads.length).toBe(2)

  // It has been reloaded, and stays.
  await name.fill('Ada')
  await name.blur()
  await name.focus()
  await page.waitForLoadState('networkidle')
  expect(loads).toHaveLength(2)
  await expect(name).toHaveValue('Ada')
})

test('two presses before any script make one message, which has an id', async ({ page, inbox }) => {
  await holdBackScript(page)
  await page.goto('/fr/contact', { waitUntil: 'commit' })
  const element = page.locator('form[data-form=contact]')
  await fillForm(element, contact.values)
  const answer = inbox.holdAnswers()
  await submit(element).scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await submit(element).boundingBox()) ?? {}
  let requests = 0
  page.on('request', (request) => (requests += request.method() === 'POST' ? 1 : 0))
  await page.mouse.dblclick(x + width / 2, y + height / 2)
  answer()
  await page.waitForURL(/thank-you/, { waitUntil: 'commit' })
  expect(requests).toBe(1)
  const [message] = await inbox.list()
  expect(message?.fields['submissionId']).toMatch(/^[a-z0-9]+-[a-z0-9]+$/)
})

test('a field that was filled in and emptied does not make the first press a second one', async ({ page, inbox }) => {
  const open = await holdBackScript(page)
  await page.goto('/fr/contact', { waitUntil: 'commit' })
  const element = page.locator('form[data-form=contact]')
  await fillForm(element, contact.values)
  await element.locator('[name=phone]').pressSequentially('+237')
  await element.locator('[name=phone]').fill('')
  await element.locator('[name=message]').focus()
  open()
  await expectAwake(element)
  await sendForm(element)
  expect(await inbox.list()).toHaveLength(1)
})

for (const { how, breakIt } of [
  { how: 'while it is being sent', breakIt: () => (Intl.NumberFormat = undefined as never) },
] as const) {
  test(`a component that throws ${how} leaves the form as HTML, with its text, and it can be sent`, async ({
    page,
    inbox,
  }) => {
    const element = await openFilledForm(page, contact, 'fr')
    await element
      .locator('[name=attachment]')
      .setInputFiles({ name: 'contrat.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') })
    await expect(element.locator('[data-file]')).toHaveCount(1)
    await page.waitForLoadState('networkidle')
    await page.evaluate(breakIt)
    inbox.holdAnswers()
    await submit(element).click()
    await expect(element).toHaveAttribute('data-native', '')
    expect(await readForm(element, contact)).toEqual(contact.values)
    inbox.misbehave(null)
    await submit(element).click()
    await page.waitForURL(/thank-you/)
    const messages = await inbox.list()
    expect(messages.map(({ fields, files }) => [fields['name'], files.map(({ name }) => name)])).toContainEqual([
      contact.values['name'],
      ['contrat.pdf'],
    ])
  })
}

test('the service that was chosen is there when the visitor goes back from a failure of the browser’s own sending', async ({
  page,
  inbox,
}) => {
  await holdBackFormScript(page)
  await page.goto('/fr/requestaquote')
  const element = await guardForm(page, 'quote')
  await fillForm(element, {
    service: 'legal',
    documentType: 'Contrat',
    sourceLang: 'français',
    targetLang: 'anglais',
    deadline: '2199-12-31',
    email: 'ada@exemple.com',
  })
  inbox.misbehave({ status: 500 })
  await submit(element).click()
  await page.waitForURL(/__inbox/)
  await page.goBack()
  await expect(element.locator('[name=service]')).toHaveValue('legal')
})

test('the confirmation page says that nothing has arrived if it is opened by itself', async ({ page }) => {
  await page.goto('/fr/thank-you/contact')
  await expect(page.locator('h1')).toHaveText(text('fr', 'thankYou:alone.title'), { useInnerText: true })
  await page.goto('/fr/thank-you/contact?sent=contact')
  await expect(page.locator('h1')).toContainText(text('fr', 'thankYou:contact.title'))
})
