import type { Locator } from 'playwright/test'
import { ATTACHMENT_LIMIT } from '../../../components/forms/Form/checkAttachment.ts'
import { price, contract, scan } from '../../documents/documentsToCount.ts'
import { plain, text } from '../texts.ts'
import { contact, countSendings, expect, openFilledForm, pdfFile, quote, sendForm, submit, test } from './test.ts'

const file = (name: string, content: string) => ({ name, mimeType: '', buffer: Buffer.from(content, 'latin1') })
const input = (form: Locator) => form.locator('[name=attachment]')
const row = (form: Locator, name: string) => form.locator('li:has([data-file])').filter({ hasText: name })

test('a message refuses files that can’t be sent, each in its own words', async ({ page, inbox }) => {
  const element = await openFilledForm(page, contact, 'fr')
  const sendings = countSendings(page)
  for (const [reason, given] of [
    ['size', pdfFile('grand.pdf', ATTACHMENT_LIMIT + 1)],
    ['content', file('facture.docx', 'MZ\u0090')],
    ['empty', file('vide.pdf', '')],
    ['name', file('scan.png', '\u0089PNG')],
  ] as const) {
    const { name } = given
    await input(element).setInputFiles(given)
    const said = plain(text('fr', `formMessages:attachment.${reason}`, { name, type: 'DOCX' }))
    await expect.poll(async () => plain((await element.textContent()) ?? ''), name).toContain(said)
    await submit(element).click()
    await expect(input(element)).toBeFocused()
    await element.getByRole('button', { name: text('fr', 'formMessages:attachment.remove', { name }) }).click()
    await expect(input(element)).not.toHaveAttribute('aria-invalid')
  }
  expect(sendings()).toBe(0)
  await input(element).setInputFiles([pdfFile('annexe.pdf'), pdfFile('facture.pdf')])
  await sendForm(element)
  expect(inbox.list()[0]?.files.map(({ name }) => name)).toEqual(['annexe.pdf', 'facture.pdf'])
})

test('a request counts and prices what it can’t attach, says how to send it, and names it with its words', async ({
  page,
  inbox,
}) => {
  const element = await openFilledForm(page, quote, 'fr')
  await input(element).setInputFiles([contract, scan, file('notes.txt', 'un deux trois')])
  const words = (count: number) => text('fr', 'counting:counted', { count })
  await expect(row(element, 'notes.txt')).toContainText(words(3))
  await expect(row(element, 'notes.txt')).toContainText(text('fr', 'counting:apart'))
  await expect(row(element, contract.name)).not.toContainText(text('fr', 'counting:apart'))
  await expect(row(element, scan.name)).toContainText(text('fr', 'counting:reasons.scanned'))
  // A file that is none is refused, and nobody counts it.
  await input(element).setInputFiles(file('virus.pdf', 'MZ\u0090'))
  await expect(row(element, 'virus.pdf')).toHaveText(/\sko\)×$/)
  await row(element, 'virus.pdf').getByRole('button').click()
  // Two languages are asked for: the price is theirs, and the button is that of a price.
  await expect(element).toContainText(price(1003, { targets: 2 }))
  await expect(submit(element)).toHaveText(text('fr', 'quote:fields.submitPriced'))

  await element.locator('[name=agreementFirst]').check()
  await expect(row(element, contract.name)).toContainText(text('fr', 'formMessages:attachment.agreementFirst'))
  await element.locator('[name=agreementFirst]').uncheck()
  await sendForm(element)
  const [message] = inbox.list()
  expect(message?.files.map(({ name }) => name)).toEqual([contract.name, scan.name])
  const told = plain(message?.fields['Estimation'] ?? '')
  expect(told).toMatch(/notes\.txt \(.*par un lien ou par courriel\) : 3 mots/)
  await expect(element.getByText(contract.name, { exact: false }).first()).toHaveText(`${contract.name}, ${scan.name}`)
  expect(told).toContain(plain(price(1003, { targets: 2 })))
})
