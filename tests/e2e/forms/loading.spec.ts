import type { Page } from 'playwright/test'
import { siteConfig } from '../../../site.config.ts'
import { text } from '../texts.ts'
import {
  contact,
  expect,
  expectAwake,
  fillForm,
  guardForm,
  openFilledForm,
  openForm,
  readForm,
  sendForm,
  sendInVain,
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
  expect(inbox.list()).toHaveLength(1)
  expect(asked).toContainEqual(expect.stringMatching(/\.js\?\d+$/))
  await expect(element.locator('[data-kind=sent]')).toContainText(inbox.list()[0]?.fields['reference'] ?? 'none')
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
  expect(inbox.list().map(({ times, fields }) => [times, fields['name']])).toEqual([[1, contact.values['name']]])
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
  await sendInVain(element)
  const panel = element.locator('[data-kind=failed]')
  await expect(panel.getByRole('link', { name: siteConfig.email })).toHaveAttribute(
    'href',
    `mailto:${siteConfig.email}`,
  )
  await expect(panel.locator('[href^="tel:"]')).toHaveCount(2)
  await context.setOffline(false)
  await expect(element.locator('[data-reason]')).toHaveText(text('fr', 'formMessages:reasons.online'))
  await sendForm(element)
  const [message] = inbox.list()
  await expect(element.locator('[data-kind=sent]')).toContainText(message?.fields['reference'] ?? 'none')
})

test('a page whose files a release has replaced reloads itself, once, with its draft', async ({ page }) => {
  const element = await openFilledForm(page, contact, 'fr')
  await page.goto('/fr/team')
  await page.route(/\/assets\/chunks\/.*\.js/, (route) => route.fulfill({ status: 404 }))
  let loads = 0
  page.on('framenavigated', (frame) => (loads += frame === page.mainFrame() ? 1 : 0))
  await page.goto('/fr/contact', { waitUntil: 'commit' })
  await expect.poll(() => loads).toBe(2)
  // It has been reloaded, and stays when it is touched.
  await element.locator('[name=name]').focus()
  await page.waitForLoadState('networkidle')
  expect(loads).toBe(2)

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expectAwake(element)
  expect(await readForm(element, contact)).toEqual(contact.values)
})

test('a component that throws while it is being sent leaves the form as HTML, with its text, and it can be sent', async ({
  page,
  inbox,
}) => {
  const element = await openFilledForm(page, contact, 'fr')
  await element
    .locator('[name=attachment]')
    .setInputFiles({ name: 'contrat.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') })
  await expect(element.locator('[data-file]')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => (Intl.NumberFormat = undefined as never))
  inbox.holdAnswers()
  await submit(element).click()
  await expect(element).toHaveAttribute('data-native', '')
  expect(await readForm(element, contact)).toEqual(contact.values)
  inbox.misbehave(null)
  await submit(element).click()
  await page.waitForURL(/thank-you/)
  const messages = inbox.list()
  expect(messages.map(({ fields, files }) => [fields['name'], files.map(({ name }) => name)])).toContainEqual([
    contact.values['name'],
    ['contrat.pdf'],
  ])
})
