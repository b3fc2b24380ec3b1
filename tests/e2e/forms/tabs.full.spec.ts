import type { Page } from 'playwright/test'
import { text } from '../texts.ts'
import {
  contact,
  expect,
  expectAwake,
  fillForm,
  openFilledForm,
  openForm,
  quote,
  readForm,
  sendForm,
  test,
} from './test.ts'

const valuesOf = (author: string) => ({ ...contact.values, name: author, message: `De la part de ${author}` })

/** The contact form of a tab, once its draft is restored. */
async function formOf(tab: Page) {
  const element = tab.locator('form[data-form=contact]')
  await expectAwake(element)
  return element
}

const writeIn = async (tab: Page, author: string) => fillForm(await openForm(tab, contact, 'fr'), valuesOf(author))

async function expectText(tab: Page, author: string): Promise<void> {
  expect(await readForm(await formOf(tab), contact)).toEqual(valuesOf(author))
}

test('of two tabs each keeps its own text, whatever the other types, clears or sends; a cookie of another name changes nothing', async ({
  page,
  context,
  inbox,
}) => {
  const other = await context.newPage()
  await writeIn(page, 'Ada')
  await page.evaluate(() => (document.cookie = 'xsession=1'))
  await openForm(other, contact, 'fr')
  await expect(other.locator('form[data-form=contact] [name=name]')).toHaveValue('')
  await writeIn(other, 'Grace')
  await page.goto('/en/contact')
  await expectText(page, 'Ada')
  await other.reload()
  await expectText(other, 'Grace')
  await sendForm(await formOf(other))
  await page.reload()
  await expectText(page, 'Ada')
  await sendForm(await formOf(page))
  expect(inbox.list().map(({ fields }) => fields['name'])).toEqual(['Ada', 'Grace'])
  // Nothing that was typed is left behind.
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(left).not.toContain('Ada')
})

test('“Clear the form” clears it and its draft; it can be undone, files included', async ({ page }) => {
  const element = await openFilledForm(page, quote, 'en')
  await page.reload()
  await expectAwake(element)
  const clear = element.getByRole('button', { name: text('en', 'formMessages:clear') })
  const empty = Object.fromEntries(Object.keys(quote.values).map((name) => [name, '']))
  await clear.click()
  expect(await readForm(element, quote)).toEqual(empty)
  await expect(element.getByRole('group', { name: text('en', 'formMessages:cleared') })).toBeFocused()
  await element.getByRole('button', { name: text('en', 'formMessages:undo') }).click()
  expect(await readForm(element, quote)).toEqual(quote.values)
  await page.reload()
  await expectAwake(element)
  await clear.click()
  await page.reload()
  expect(await readForm(element, quote)).toEqual(empty)
})
