import type { Locator } from 'playwright/test'
import { forEachLocale, type Locale } from '../../../renderer/languages.ts'
import { plain, text } from '../texts.ts'
import { contact, expect, fillForm, formsInTurn, openForm, quote, sendForm, submit, test } from './test.ts'

/** Returns the message linked to a field, as a screen reader reads it. */
async function messageOf(form: Locator, name: string): Promise<string | null> {
  const field = form.locator(`[name="${name}"]`)
  if ((await field.getAttribute('aria-invalid')) !== 'true') return null
  const ids = ((await field.getAttribute('aria-describedby')) ?? '').split(' ')
  const id = ids.find((part) => part.endsWith('-error'))
  return id ? plain((await form.locator(`[id="${id}"]`).textContent()) ?? '') : null
}

const missing = (locale: Locale, name: string) => plain(text(locale, `formMessages:missing.${name}`))

for (const { form, locale } of formsInTurn) {
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
    if (form.name === 'contact') expect(await messageOf(element, 'phone')).toBeNull()
    await expect(element.locator(`[name="${required[0]}"]`)).toBeFocused()
    expect(await inbox.list()).toEqual([])

    // A message disappears as soon as its reason does.
    await fillForm(element, form.values)
    for (const name of required) expect(await messageOf(element, name), name).toBeNull()
  })
}

const INCOMPLETE = plain(text('fr', 'formMessages:invalid.email'))

test('an incomplete address is reported, and only that', async ({ page }) => {
  const element = await openForm(page, contact, 'fr')
  const leave = async (address: string) => {
    await element.locator('[name=email]').fill(address)
    await element.locator('[name=phone]').focus()
  }
  for (const address of ['ada', 'ada@', '@exemple.com', 'ada@exemple', 'ada@exem ple.com', 'a b@exemple.com']) {
    await leave(address)
    await expect.poll(() => messageOf(element, 'email'), address).toBe(INCOMPLETE)
    await leave('ada.b+devis@sous.domaine.exemple.cm')
    await expect.poll(() => messageOf(element, 'email'), address).toBeNull()
  }
  for (const address of [' ada@exemple.com ', 'ada@éxemple.fr']) {
    await leave('ada@exemple.')
    await expect.poll(() => messageOf(element, 'email')).toBe(INCOMPLETE)
    await leave(address)
    await expect.poll(() => messageOf(element, 'email'), address).toBeNull()
  }
})

test('a changed field is validated when it is left', async ({ page }) => {
  const element = await openForm(page, quote, 'fr')
  await element.locator('[name=documentType]').pressSequentially('C')
  await page.keyboard.press('Backspace')
  expect(await messageOf(element, 'documentType')).toBeNull()
  await page.keyboard.press('Tab')
  await expect.poll(() => messageOf(element, 'documentType')).toBe(missing('fr', 'documentType'))
})

test('tabbing past empty fields reports nothing', async ({ page }) => {
  const element = await openForm(page, quote, 'fr')
  const last = element.locator('[name=email]')
  await element.locator('[name=documentType]').focus()
  while (!(await last.evaluate((field) => field === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await last.pressSequentially('ada')
  await page.keyboard.press('Tab')
  await expect.poll(() => messageOf(element, 'email')).toBe(INCOMPLETE)
  for (const name of ['documentType', 'sourceLang', 'targetLang', 'deadline']) {
    expect(await messageOf(element, name), name).toBeNull()
  }
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  for (const target of ['summary', '[type=submit]'] as const) {
    test(`the tap that leaves a wrong field reaches ${target}`, async ({ page }) => {
      const element = await openForm(page, quote, 'fr')
      await element.locator('[name=email]').tap()
      await page.keyboard.type('ada@exemple')
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
    })
  }
})

test('a message does not move the button away from under the pointer', async ({ page, inbox }) => {
  const element = await openForm(page, { ...contact, path: '/contact' }, 'fr')
  await fillForm(element, contact.values)
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
  expect(await inbox.list()).toEqual([])
})

// The same instant is another day elsewhere: 10:30 UTC on 20 November 2026.
const moment = new Date('2026-11-20T10:30:00Z')
const days = [
  { locale: 'fr', timezoneId: 'Pacific/Kiritimati', yesterday: '2026-11-20', today: '2026-11-21' },
  { locale: 'en', timezoneId: 'Pacific/Pago_Pago', yesterday: '2026-11-18', today: '2026-11-19' },
] as const
const PAST = forEachLocale((locale) => plain(text(locale, 'formMessages:invalid.past')))

for (const { locale, timezoneId, yesterday, today } of days) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId })

    test(`${locale}: yesterday is too late a deadline, today is not`, async ({ page, inbox }) => {
      await page.clock.setFixedTime(moment)
      const element = await openForm(page, quote, locale)
      await expect(element.locator('[name=deadline]')).toHaveAttribute('min', today)
      await fillForm(element, { ...quote.values, deadline: yesterday })
      await submit(element).click()
      await expect(element.locator('[name=deadline]')).toBeFocused()
      expect(await messageOf(element, 'deadline')).toBe(PAST[locale])
      expect(await inbox.list()).toEqual([])

      await element.locator('[name=deadline]').fill(today)
      expect(await messageOf(element, 'deadline')).toBeNull()
      await sendForm(element)
      expect((await inbox.list())[0]?.fields).toMatchObject({ deadline: today })
    })
  })
}

test('a page left open past midnight knows the new day', async ({ page }) => {
  await page.clock.setFixedTime(moment)
  const element = await openForm(page, quote, 'fr')
  const today = await element.locator('[name=deadline]').getAttribute('min')
  await fillForm(element, { ...quote.values, deadline: today ?? '' })
  await page.clock.setFixedTime(moment.getTime() + 24 * 60 * 60 * 1000)
  await submit(element).click()
  expect(await messageOf(element, 'deadline')).toBe(PAST.fr)
})

test('the earliest day and what is said of it follow the clock', async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 20, 23, 50) })
  const element = await openForm(page, quote, 'fr')
  const deadline = element.locator('[name=deadline]')
  await deadline.fill('2026-11-20')
  await expect(deadline).toHaveAccessibleDescription(plain(text('fr', 'formMessages:rush')))
  await page.clock.runFor(15 * 60_000)
  await expect(deadline).toHaveAttribute('min', '2026-11-21')
  await expect(deadline).not.toHaveAccessibleDescription(plain(text('fr', 'formMessages:rush')))
})

test('a weekend costs a surcharge, but not where only the quote gives prices', async ({ page }) => {
  const element = await openForm(page, quote, 'fr')
  const deadline = element.locator('[name=deadline]')
  const described = async () => plain((await deadline.locator('xpath=..').textContent()) ?? '')
  const onWeekend = plain(text('fr', 'formMessages:rushOnWeekend'))
  await deadline.fill('2199-12-28')
  await expect.poll(described).toContain(onWeekend)
  for (const service of ['interpretation', 'consulting']) {
    await element.locator('[name=service]').selectOption(service)
    await expect.poll(described).not.toContain(onWeekend)
  }
  await element.locator('[name=service]').selectOption('legal')
  await deadline.fill('2199-12-31')
  await expect.poll(described).not.toContain(onWeekend)
})

test('a year of five digits is refused', async ({ page, inbox }) => {
  const element = await openForm(page, quote, 'fr')
  await fillForm(element, { ...quote.values, deadline: '' })
  await element.locator('[name=deadline]').evaluate((field: HTMLInputElement) => {
    field.value = '22027-01-15'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await submit(element).click()
  await expect(element.locator('[name=deadline]')).toBeFocused()
  expect(await messageOf(element, 'deadline')).toBe(plain(text('fr', 'formMessages:invalid.far')))
  expect(await inbox.list()).toEqual([])
})
