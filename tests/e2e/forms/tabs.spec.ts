import type { Page } from 'playwright/test'
import { text } from '../texts.ts'
import { contact, expect, expectAwake, fillForm, openForm, readForm, sendForm, sendInVain, test } from './test.ts'

const valuesOf = (author: string) => ({ ...contact.values, name: author, message: `De la part de ${author}` })

/** The contact form of a tab, once its draft is restored. */
async function formOf(tab: Page) {
  const element = tab.locator('form[data-form=contact]')
  await expectAwake(element)
  return element
}

async function writeIn(tab: Page, author: string): Promise<void> {
  await fillForm(await openForm(tab, contact, 'fr'), valuesOf(author))
}

async function expectText(tab: Page, author: string): Promise<void> {
  expect(await readForm(await formOf(tab), contact)).toEqual(valuesOf(author))
}

const expectEmpty = (tab: Page) => expect(tab.locator('form[data-form=contact] [name=name]')).toHaveValue('')

test('of two tabs each keeps its own text, whatever the other types, clears or sends', async ({
  page,
  context,
  inbox,
}) => {
  const other = await context.newPage()
  await writeIn(page, 'Ada')
  await openForm(other, contact, 'fr')
  await expectEmpty(other)
  await expect(other.locator('[data-kind]')).toHaveCount(0)
  await page.goto('/fr/team')
  await writeIn(other, 'Grace')
  await page.goto('/en/contact')
  await expectText(page, 'Ada')
  await other.reload()
  await expectText(other, 'Grace')

  await (await formOf(other)).getByRole('button', { name: text('fr', 'formMessages:clear') }).click()
  await page.reload()
  await expectText(page, 'Ada')
  await other.reload()
  await expectEmpty(other)

  inbox.misbehave({ status: 500 })
  await sendInVain(await formOf(page))
  inbox.misbehave(null)
  await writeIn(other, 'Grace')
  await sendForm(await formOf(other))
  await page.reload()
  await expectText(page, 'Ada')
  await sendForm(await formOf(page))
  expect(inbox.list().map(({ fields }) => fields['name'])).toEqual(['Ada', 'Grace'])
})

test('a duplicated tab has its own copy of the text', async ({ page, context }) => {
  await writeIn(page, 'Ada')
  // Like browsers duplicate a tab, with its session storage.
  const opening = context.waitForEvent('page')
  await page.evaluate(() => void window.open('/fr/contact'))
  const copy = await opening
  await expectText(copy, 'Ada')
  await fillForm(await formOf(copy), valuesOf('Grace'))
  await page.reload()
  await expectText(page, 'Ada')
  await copy.reload()
  await expectText(copy, 'Grace')
})
