import type { Page } from 'playwright/test'
import { text } from '../texts.ts'
import { contact, expect, expectAwake, fillForm, openForm, readForm, submit, test, wakeForm } from './test.ts'

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

test.describe('in two tabs', () => {
  test('each starts empty, and keeps its own text across pages, a reload and the other language', async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    await writeIn(page, 'Ada')
    await openForm(other, contact, 'fr')
    expect(await other.locator('form[data-form=contact] [name=name]').inputValue()).toBe('')
    await expect(other.locator('[data-kind]')).toHaveCount(0)
    await page.goto('/fr/team')
    await writeIn(other, 'Grace')
    await page.goto('/fr/contact')
    for (const [tab, author] of [
      [page, 'Ada'],
      [other, 'Grace'],
    ] as const) {
      await tab.reload()
      await expectText(tab, author)
      await tab.goto('/en/contact')
      await expectText(tab, author)
    }
  })

  test('clearing one keeps the draft of the other', async ({ page, context }) => {
    await writeIn(page, 'Ada')
    const other = await context.newPage()
    await writeIn(other, 'Grace')
    await other.reload()
    await (await formOf(other)).getByRole('button', { name: text('fr', 'formMessages:clear') }).click()
    await page.reload()
    await expectText(page, 'Ada')
    await other.reload()
    expect(await other.locator('form[data-form=contact] [name=name]').inputValue()).toBe('')
  })

  test('sending one keeps the draft of the other, which has failed', async ({ page, context, inbox }) => {
    await writeIn(page, 'Ada')
    inbox.misbehave({ status: 500 })
    await submit(await formOf(page)).click()
    await expect(page.locator('[data-kind=failed]')).toBeVisible()
    inbox.misbehave(null)
    const other = await context.newPage()
    await writeIn(other, 'Grace')
    await submit(await formOf(other)).click()
    await expect(other.locator('[data-kind=sent]')).toBeVisible()
    await page.reload()
    await expectText(page, 'Ada')
    await submit(await formOf(page)).click()
    await expect(page.locator('[data-kind=sent]')).toBeVisible()
    expect((await inbox.list()).map(({ fields }) => fields['name']).toSorted()).toEqual(['Ada', 'Grace'])
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
})

test('a draft taken over from a closed tab and sent does not come back', async ({ page, context, inbox }) => {
  await writeIn(page, 'Ada')
  await page.close()
  const second = await context.newPage()
  await second.goto('/fr/contact')
  await expectText(second, 'Ada')
  await (await formOf(second)).locator('[name=message]').fill('Un mot de plus')
  await second.close()
  const third = await context.newPage()
  await third.goto('/fr/contact')
  await expect((await formOf(third)).locator('[name=message]')).toHaveValue('Un mot de plus')
  await submit(await formOf(third)).click()
  await expect(third.locator('[data-kind=sent]')).toBeVisible()
  expect(await inbox.list()).toHaveLength(1)
  const fourth = await context.newPage()
  await openForm(fourth, contact, 'fr')
  expect(await (await formOf(fourth)).locator('[name=name]').inputValue()).toBe('')
})

test('a draft does not overwrite a field already typed in', async ({ page }) => {
  await writeIn(page, 'Ada')
  await page.goto('/fr/team')
  await page.goto('/fr/contact')
  const element = await wakeForm(page, 'contact')
  await expect(element.locator('[name=name]')).toHaveValue('Ada')
  await element.locator('[name=name]').fill('Grace')
  await page.reload()
  await expect((await formOf(page)).locator('[name=name]')).toHaveValue('Grace')
})
