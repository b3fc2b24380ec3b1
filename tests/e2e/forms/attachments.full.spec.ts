import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ATTACHMENT_LIMIT } from '../../../components/forms/Form/checkAttachment.ts'
import { plain, text } from '../texts.ts'
import { contact, expect, openFilledForm, pdfFile, sendForm, submit, test } from './test.ts'

test('10 MB over a slow connection arrive, with progress, byte for byte', async ({ page, context, inbox }) => {
  test.slow()
  const session = await context.newCDPSession(page)
  const element = await openFilledForm(page, contact, 'en')
  const large = pdfFile('grand.pdf', ATTACHMENT_LIMIT)
  await element.locator('[name=attachment]').setInputFiles(large)
  await expect(element.locator('[data-file]')).toHaveText(/^grand\.pdf \(10\sMB\)$/)

  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: -1,
    uploadThroughput: 4 * 1024 * 1024,
  })
  await submit(element).click()
  await expect(element.locator('progress')).toBeVisible()
  await expect(element.locator('[data-kind=sent]')).toBeFocused({ timeout: 30_000 })
  const isWhole = inbox.list().flatMap(({ files }) => files.map(({ bytes }) => bytes.equals(large.buffer)))
  expect(isWhole).toEqual([true])
})

test('a file that was saved again since is asked for again, gives way to the new one, and arrives as it is now', async ({
  page,
  folder,
  inbox,
}) => {
  const path = join(folder, 'contrat.pdf')
  await writeFile(path, '%PDF-1.7\nun')
  const element = await openFilledForm(page, contact, 'fr')
  await element.locator('[name=attachment]').setInputFiles(path)
  await expect(element.locator('[data-file]')).toHaveCount(1)
  await writeFile(path, '%PDF-1.7\ndeux, plus long')
  await submit(element).click()
  await expect(element.locator('[name=attachment]')).toBeFocused()
  const said = plain(text('fr', 'formMessages:attachment.unreadable', { name: 'contrat.pdf' }))
  expect(plain((await element.textContent()) ?? '')).toContain(said)
  await element.locator('[name=attachment]').setInputFiles(path)
  await expect(element.locator('[name=attachment]')).not.toHaveAttribute('aria-invalid')
  await expect(element.locator('[data-file]')).toHaveCount(1)
  await sendForm(element)
  expect(inbox.list()[0]?.files.map(({ bytes }) => String(bytes))).toEqual(['%PDF-1.7\ndeux, plus long'])
})

test('files that are dropped join those that were chosen, and stay in the page’s form', async ({ page, inbox }) => {
  const element = await openFilledForm(page, contact, 'fr')
  await element.locator('[name=attachment]').setInputFiles(pdfFile('un.pdf'))
  const dataTransfer = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['%PDF-1.7\n'], 'deux.pdf', { type: 'application/pdf' }))
    return data
  })
  await page.locator('h1').dispatchEvent('dragenter', { dataTransfer })
  // Browsers repeat it for as long as the files are held.
  await expect(async () => {
    await page.locator('h1').dispatchEvent('dragover', { dataTransfer })
    await expect(page.locator('html')).toHaveAttribute('data-dragging', '', { timeout: 100 })
  }).toPass()
  await page.locator('h1').dispatchEvent('drop', { dataTransfer })
  await expect(element.locator('[data-file]')).toHaveText([/^un\.pdf/, /^deux\.pdf/])
  await sendForm(element)
  expect(inbox.list()[0]?.files.map(({ field, name }) => [field, name])).toEqual([
    ['attachment', 'un.pdf'],
    ['attachment2', 'deux.pdf'],
  ])
})
