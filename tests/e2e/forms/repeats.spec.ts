import { locales } from '../../../renderer/languages.ts'
import { contact, expect, fillForm, forms, openForm, pdfFile, quote, submit, test } from './test.ts'

for (const form of forms) {
  for (const locale of locales) {
    test(`${form.name}, ${locale}: a double click, and Enter twice, send one message`, async ({ page, inbox }) => {
      let requests = 0
      page.on('request', (request) => (requests += request.method() === 'POST' ? 1 : 0))
      inbox.misbehave({ delay: 200 })
      const element = await openForm(page, form, locale)
      await fillForm(element, form.values)
      await submit(element).dblclick()
      await expect(element.locator('[data-kind=sent]')).toBeFocused()
      expect(requests).toBe(1)

      await element.locator('[data-kind=sent] button').click()
      await fillForm(element, form.values)
      await element.locator('[name=email]').evaluate((field: HTMLInputElement) => {
        field.form?.requestSubmit()
        field.form?.requestSubmit()
      })
      await expect(element.locator('[data-kind=sent]')).toBeFocused()
      expect(requests).toBe(2)
      // The same words twice, on purpose, are two submissions.
      const messages = await inbox.list()
      expect(messages.map(({ times }) => times)).toEqual([1, 1])
      expect(messages[0]?.id).not.toBe(messages[1]?.id)
    })
  }
}

test('the keyboard’s Enter twice in a field sends one message', async ({ page, inbox }) => {
  inbox.misbehave({ delay: 200 })
  const element = await openForm(page, quote, 'fr')
  await fillForm(element, quote.values)
  await element.locator('[name=email]').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(element.locator('[data-kind=sent]')).toBeFocused()
  expect((await inbox.list()).map(({ times }) => times)).toEqual([1])
})

test('what was corrected after a failure is another submission, the same again is not', async ({ page, inbox }) => {
  const element = await openForm(page, contact, 'fr')
  await fillForm(element, contact.values)
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
