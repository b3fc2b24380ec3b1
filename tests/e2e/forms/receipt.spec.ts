import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { siteConfig } from '../../../site.config.ts'
import { text } from '../texts.ts'
import { contact, expect, holdBackScript, openFilledForm, quote, sendForm, submit, test } from './test.ts'

// Of the longest form.
test('the receipt is one sheet, and stays until it is closed', async ({ page, inbox }) => {
  const element = await openFilledForm(page, quote, 'en')
  await sendForm(element)
  await expect(element.getByRole('button', { name: text('en', 'receipt:print') })).toBeVisible()
  const [message] = inbox.list()
  const { reference = 'none' } = message?.fields ?? {}
  for (const format of ['A4', 'Letter']) {
    const pdf = await getDocument({ data: new Uint8Array(await page.pdf({ format })), verbosity: 0 }).promise
    expect(pdf.numPages).toBe(1)
    const { items } = await (await pdf.getPage(1)).getTextContent()
    const words = items.map((item) => ('str' in item ? item.str : '')).join('')
    for (const part of [reference, siteConfig.email, String(new Date().getFullYear())]) expect(words).toContain(part)
  }

  await page.reload()
  const kept = page.locator('[data-island=SentReceipt]')
  await expect(kept).toContainText(reference)
  await kept.getByRole('button', { name: text('en', 'receipt:close') }).click()
  await expect(kept).toBeEmpty()
  await page.reload()
  await expect(element).toBeVisible()
  await expect(kept).toBeEmpty()
})

test('the button for another message comes with the receipt, or alone where that does not arrive', async ({ page }) => {
  const again = page.getByRole('button', { name: text('fr', 'formMessages:sent.contact.again') })
  const element = await openFilledForm(page, contact, 'fr')
  await page.waitForLoadState('networkidle')
  const letThrough = await holdBackScript(page)
  await sendForm(element)
  // The receipt would move it away from under the pointer.
  await expect(again).toHaveCount(0)
  letThrough()
  await again.click()

  await openFilledForm(page, contact, 'fr')
  await page.waitForLoadState('networkidle')
  await page.route('**/assets/**/*.js', (route) => route.abort())
  await sendForm(element)
  await again.click()
  await expect(submit(element)).toBeVisible()
})
