import type { Page } from 'playwright/test'
import { locate, whySkipped } from '../../../tools/test/requirements.ts'
import { text } from '../texts.ts'
import {
  contact,
  expect,
  fillForm,
  openFilledForm,
  openForm,
  readForm,
  sendForm,
  submit,
  test,
  wakeForm,
} from './test.ts'

/** Goes back like a visitor: the browser restores the page as it was left, and its pending requests go on. */
async function comeBack(page: Page): Promise<void> {
  // A page out of the back-forward cache does not load again.
  await page.goBack({ waitUntil: 'commit' })
}

const executablePath = locate('chromiumWithCache')
const reason = whySkipped('chromiumWithCache')

test.skip(reason !== undefined, reason)
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
  await expect(element.locator('[data-kind=failed]')).toHaveCount(0)
  expect(inbox.list().map(({ times }) => times)).toEqual([1])

  const another = { ...contact.values, message: 'Une seconde question' }
  await fillForm(await openForm(page, { ...contact, path: '' }, 'fr'), another)
  await comeBack(page)
  await expect(element.locator('[name=message]')).toHaveValue('Une seconde question')
  await element.getByRole('button', { name: text('fr', 'formMessages:clear') }).click()
  await element.getByRole('button', { name: text('fr', 'formMessages:undo') }).click()
  expect(await readForm(element, contact)).toEqual(another)
})

test('a correction made on another page meanwhile is neither lost nor taken for sent', async ({ page, inbox }) => {
  const element = await openFilledForm(page, contact, 'fr')
  const answer = inbox.holdAnswers()
  await submit(element).click()
  await expect(submit(element)).toBeDisabled()
  await expect.poll(() => inbox.list().length).toBe(1)

  inbox.misbehave(null)
  const onHomePage = await openForm(page, { ...contact, path: '' }, 'fr')
  await onHomePage.locator('[name=message]').fill('Corrigé')
  await comeBack(page)
  const corrected = { ...contact.values, message: 'Corrigé' }
  await expect(element.locator('[name=message]')).toHaveValue('Corrigé')
  answer()
  // The response to the first try has arrived.
  const answers = () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/__inbox')).length
  await expect.poll(() => page.evaluate(answers)).toBe(1)
  await expect(element.locator('[data-kind=sent]')).toHaveCount(0)
  expect(await readForm(element, contact)).toEqual(corrected)
  await sendForm(element)
  expect(inbox.list().map(({ fields }) => fields['message'])).toContain('Corrigé')
})

/** Opens a page that takes back the drafts of its tab, as every page does whose footer is seen. */
async function lookElsewhere(page: Page): Promise<void> {
  await page.goto('/fr/services')
  await page.locator('footer form').scrollIntoViewIfNeeded()
  await expect(page.locator('form[data-form=newsletter-footer]')).toHaveAttribute('data-awake', '')
  await page.waitForLoadState('networkidle')
}

test('what was corrected and sent after a look at another page does not come back, in any tab', async ({
  page,
  context,
  inbox,
}) => {
  const element = await openFilledForm(page, contact, 'fr')
  await lookElsewhere(page)
  await comeBack(page)
  await element.locator('[name=message]').fill('Corrigé')
  await sendForm(element)
  for (const tab of [page, await context.newPage()]) {
    const again = await openForm(tab, { ...contact, path: '' }, 'fr')
    expect(await again.locator('[name=message]').inputValue()).toBe('')
    await expect(again.locator('[data-kind]')).toHaveCount(0)
  }
  expect(inbox.list().map(({ fields }) => fields['message'])).toEqual(['Corrigé'])
})

test('without storage, the form is as it was left, and can be sent', async ({ page, inbox }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
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
  await wakeForm(page, 'contact')
  expect(await readForm(element, contact)).toEqual(contact.values)
  await sendForm(element)
  expect(inbox.list()).toHaveLength(1)
})
