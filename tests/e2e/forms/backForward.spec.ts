import type { Page } from 'playwright/test'
import { locate, whySkipped } from '../../../tools/test/requirements.ts'
import { contact, expect, openFilledForm, openForm, readForm, sendForm, submit, test } from './test.ts'

/** Goes back like a visitor: the browser restores the page as it was left, and its pending requests go on. */
async function comeBack(page: Page): Promise<void> {
  // A page out of the back-forward cache does not load again.
  await page.goBack({ waitUntil: 'commit' })
}

const executablePath = locate('chromiumWithCache')
const reason = whySkipped('chromiumWithCache')

test.skip(reason !== undefined, reason)
test.use({
  // Playwright turns the cache off.
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ...(executablePath && { executablePath }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
})

test('a visitor who leaves while a form is being sent, and comes back, sees the result', async ({ page, inbox }) => {
  const element = await openFilledForm(page, contact, 'fr')
  inbox.misbehave({ delay: 1_500 })
  await submit(element).click()
  await expect(submit(element)).toBeDisabled()
  await page.goto('/fr/team')
  await comeBack(page)
  await expect(element.locator('[data-kind=sent]')).toBeVisible()
  await expect(element.locator('[data-kind=failed]')).toHaveCount(0)
  expect((await inbox.list()).map(({ times }) => times)).toEqual([1])
})

test('a correction made on another page meanwhile is neither lost nor taken for sent', async ({ page, inbox }) => {
  const element = await openFilledForm(page, contact, 'fr')
  inbox.misbehave({ delay: 4_000 })
  await submit(element).click()
  await expect(submit(element)).toBeDisabled()
  await expect.poll(async () => (await inbox.list()).length).toBe(1)

  inbox.misbehave(null)
  const onHomePage = await openForm(page, { ...contact, path: '' }, 'fr')
  await onHomePage.locator('[name=message]').fill('Corrigé')
  await comeBack(page)
  const corrected = { ...contact.values, message: 'Corrigé' }
  await expect(element.locator('[name=message]')).toHaveValue('Corrigé')
  // The response to the first try has arrived.
  const answers = () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/__inbox')).length
  await expect.poll(() => page.evaluate(answers)).toBe(1)
  await expect(element.locator('[data-kind=sent]')).toHaveCount(0)
  expect(await readForm(element, contact)).toEqual(corrected)
  await sendForm(element)
  expect((await inbox.list()).map(({ fields }) => fields['message'])).toContain('Corrigé')
})
