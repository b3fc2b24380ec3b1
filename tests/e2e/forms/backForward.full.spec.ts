import type { Page } from 'playwright/test'
import { locate } from '../../../tools/test/requirements.ts'
import { contact, expect, fillForm, openFilledForm, openForm, readForm, sendForm, submit, test } from './test.ts'

/** Goes back like a visitor: the browser restores the page as it was left, which does not load again. */
const comeBack = (page: Page) => page.goBack({ waitUntil: 'commit' })
const home = { ...contact, path: '' }
const executablePath = locate('chromiumWithCache')

test.skip(executablePath === undefined, 'Only a Chromium with a window has a back-forward cache.')
// A browser with a window takes longer on a busy machine, and each test opens several pages.
test.describe.configure({ timeout: 120_000 })
test.use({
  // Playwright turns the cache off.
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ...(executablePath && { executablePath }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
})

test('a visitor who leaves while a form is being sent, and comes back, sees the result; another message, written elsewhere then, is there on the way back', async ({
  page,
  inbox,
}) => {
  const element = await openFilledForm(page, contact, 'fr')
  const answer = inbox.holdAnswers()
  await submit(element).click()
  await expect(submit(element)).toBeDisabled()
  await page.goto('/fr/team')
  await comeBack(page)
  answer()
  await expect(element.locator('[data-kind=sent]')).toBeVisible()
  expect(inbox.list().map(({ times }) => times)).toEqual([1])

  const another = { ...contact.values, message: 'Une seconde question' }
  await fillForm(await openForm(page, home, 'fr'), another)
  await comeBack(page)
  await expect(element.locator('[name=message]')).toHaveValue('Une seconde question')
  expect(await readForm(element, contact)).toEqual(another)
})

test('what was corrected, or sent, on another page is so on the way back; the address stays what it was', async ({
  page,
  inbox,
}) => {
  const element = await openFilledForm(page, contact, 'fr')
  await (await openForm(page, home, 'fr')).locator('[name=message]').fill('Corrigé')
  await comeBack(page)
  await expect(element.locator('[name=message]')).toHaveValue('Corrigé')
  await sendForm(await openForm(page, home, 'fr'))
  await comeBack(page)
  await expect(element.locator('[name=message]')).toHaveValue('')
  await expect(element.locator('[data-kind]')).toHaveCount(0)
  await expect(page).toHaveURL('/fr/contact')
  expect(inbox.list().map(({ fields }) => fields['message'])).toEqual(['Corrigé'])
})

test('without storage, the form is as it was left, and can be sent', async ({ page, inbox }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'caches']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
  const element = await openFilledForm(page, contact, 'fr')
  await page.goto('/fr/team')
  await comeBack(page)
  expect(await readForm(element, contact)).toEqual(contact.values)
  await sendForm(element)
  expect(inbox.list()).toHaveLength(1)
})
