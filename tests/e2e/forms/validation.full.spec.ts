import type { Locator } from 'playwright/test'
import type { Locale } from '../../../renderer/languages.ts'
import { plain, text } from '../texts.ts'
import {
  contact,
  expect,
  fillForm,
  formsInTurn,
  openFilledForm,
  openForm,
  quote,
  sendForm,
  submit,
  test,
} from './test.ts'

/** Returns the message linked to a field, as a screen reader reads it. */
async function messageOf(form: Locator, name: string): Promise<string | null> {
  const field = form.locator(`[name="${name}"]`)
  if ((await field.getAttribute('aria-invalid')) !== 'true') return null
  const ids = ((await field.getAttribute('aria-describedby')) ?? '').split(' ')
  const id = ids.find((part) => part.endsWith('-error'))
  return id ? plain((await form.locator(`[id="${id}"]`).textContent()) ?? '') : null
}

const missing = (locale: Locale, name: string) => plain(text(locale, `formMessages:missing.${name}`))

for (const { form, locale } of formsInTurn.filter(({ form: { takesFile } }) => takesFile)) {
  test(`${form.name}, ${locale}: what is missing is said at each field, and the first gets the focus`, async ({
    page,
    inbox,
  }) => {
    const element = await openForm(page, form, locale)
    const { required } = form
    // Spaces alone count as empty.
    for (const name of required) {
      if (name !== 'deadline') await element.locator(`[name="${name}"]`).fill('  ')
    }
    await submit(element).click()
    for (const name of required) expect(await messageOf(element, name), name).toBe(missing(locale, name))
    await expect(element.locator(`[name="${required[0]}"]`)).toBeFocused()
    expect(inbox.list()).toEqual([])

    // A message disappears as soon as its reason does.
    await fillForm(element, form.values)
    for (const name of required) expect(await messageOf(element, name), name).toBeNull()
  })
}

const invalid = (reason: string) => plain(text('fr', `formMessages:invalid.${reason}`))
const INCOMPLETE = invalid('email')

test('a field that was changed is validated when it is left, and no other', async ({ page }) => {
  const element = await openForm(page, quote, 'fr')
  const email = element.locator('[name=email]')
  await element.locator('[name=documentType]').focus()
  while (!(await email.evaluate((field) => field === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  for (const [wrong, right] of [
    ['ada', 'ada.b+devis@sous.domaine.exemple.cm'],
    ['a b@exemple.com', ' ada@exemple.com '],
    ['ada@exemple', 'ada@éxemple.fr'],
  ] as const) {
    await email.fill(wrong)
    await email.press('Tab')
    await expect.poll(() => messageOf(element, 'email'), wrong).toBe(INCOMPLETE)
    await email.fill(right)
    await email.press('Tab')
    await expect.poll(() => messageOf(element, 'email'), right).toBeNull()
  }
  for (const name of ['documentType', 'sourceLang', 'targetLang', 'deadline']) {
    expect(await messageOf(element, name), name).toBeNull()
  }

  const documentType = element.locator('[name=documentType]')
  await documentType.pressSequentially('C')
  await page.keyboard.press('Backspace')
  expect(await messageOf(element, 'documentType')).toBeNull()
  await page.keyboard.press('Tab')
  await expect.poll(() => messageOf(element, 'documentType')).toBe(missing('fr', 'documentType'))
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the tap that leaves a wrong field reaches what it is for', async ({ page }) => {
    const element = await openForm(page, quote, 'fr')
    const email = element.locator('[name=email]')
    for (const target of ['summary', '[type=submit]']) {
      // What is said of the address would move what is below it.
      await email.fill('ada@exemple.com')
      await expect.poll(() => messageOf(element, 'email')).toBeNull()
      await email.tap()
      await email.fill('ada@exemple')
      const pressed = element.locator(target).first()
      await pressed.evaluate((control) => {
        control.addEventListener('click', () => control.setAttribute('data-pressed', ''))
      })
      await pressed.scrollIntoViewIfNeeded()
      const box = await pressed.boundingBox()
      if (!box) throw new Error(`${target} is not shown`)
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
      await expect(pressed).toHaveAttribute('data-pressed', '')
      await expect.poll(() => messageOf(element, 'email')).toBe(INCOMPLETE)
    }
  })
})

test('a message does not move the button away from under the pointer', async ({ page, inbox }) => {
  const element = await openFilledForm(page, contact, 'fr')
  await element.locator('[name=email]').fill('ada@exemple')
  // The field still has the focus: pressing the button leaves it.
  await submit(element).scrollIntoViewIfNeeded()
  const box = await submit(element).boundingBox()
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await page.mouse.down()
  expect(await messageOf(element, 'email')).toBeNull()
  expect(await submit(element).boundingBox()).toEqual(box)
  await page.mouse.up()
  await expect(element.locator('[name=email]')).toBeFocused()
  await expect.poll(() => messageOf(element, 'email')).toBe(INCOMPLETE)
  expect(inbox.list()).toEqual([])
})

test.describe('where the day is another than in Greenwich', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' })

  test('yesterday is too late a deadline, and a year of five digits too far, today is neither', async ({
    page,
    inbox,
  }) => {
    await page.clock.setFixedTime('2026-11-20T10:30:00Z')
    const element = await openForm(page, quote, 'fr')
    const deadline = element.locator('[name=deadline]')
    await expect(deadline).toHaveAttribute('min', '2026-11-21')
    await fillForm(element, quote.values)
    for (const [value, reason] of [
      ['2026-11-20', 'past'],
      ['22027-01-15', 'far'],
    ] as const) {
      await deadline.evaluate((field: HTMLInputElement, given) => {
        field.value = given
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }, value)
      await submit(element).click()
      await expect(deadline).toBeFocused()
      expect(await messageOf(element, 'deadline')).toBe(invalid(reason))
    }
    expect(inbox.list()).toEqual([])

    await deadline.fill('2026-11-21')
    expect(await messageOf(element, 'deadline')).toBeNull()
    await sendForm(element)
    expect(inbox.list()[0]?.fields).toMatchObject({ deadline: '2026-11-21' })
  })
})
