import type { Locator, Page } from 'playwright/test'
import type { Locale } from '../../../renderer/languages.ts'
import { plain, text } from '../texts.ts'
import {
  asMail,
  expect,
  expectAwake,
  fillForm,
  openFilledForm,
  openForm,
  pdfFile,
  quote,
  readForm,
  sendForm,
  submit,
  test,
  unfold,
} from './test.ts'

const formOf = (page: Page) => page.locator('form[data-form=quote]')
const field = (form: Locator, name: string) => form.locator(`[name="${name}"]`)
/** What the form can't be sent without. */
const needed = Object.fromEntries(quote.required.map((name) => [name, quote.values[name] ?? '']))
const says = (locale: Locale, key: string) => plain(text(locale, `quote:fields.${key}`))

test('a press of the button counts, although the estimate arrives during it', async ({ page, inbox }) => {
  const form = await openFilledForm(page, quote, 'en')
  let arrive = () => {}
  const pressed = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/chunks/*.js', async (route) => {
    await pressed
    await route.continue()
  })
  await field(form, 'attachment').setInputFiles(pdfFile('contract.pdf', 2000))
  await submit(form).hover()
  await page.mouse.down()
  arrive()
  await page.waitForLoadState('networkidle')
  await page.unrouteAll({ behavior: 'wait' })
  const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await page.evaluate(twoFrames)
  await page.mouse.up()
  await expect(form.locator('[data-kind=sent]')).toBeVisible()
  expect(await inbox.list()).toHaveLength(1)
})

test.describe('a service that a link has chosen', () => {
  for (const [locale, address] of [
    ['fr', '/fr/requestaquote?service=medical'],
    ['en', '/en/requestaquote/medical'],
  ] as const) {
    test.describe(`${locale}, without JavaScript`, () => {
      test.use({ javaScriptEnabled: false })

      test(`${address} has it chosen, and sends it`, async ({ page, inbox }) => {
        await page.goto(address)
        const form = formOf(page)
        await expect(field(form, 'service')).toHaveValue('medical')
        await expect(page.locator('h1')).toContainText(new RegExp(says(locale, 'services.medical'), 'i'))
        await fillForm(form, needed)
        await submit(form).click()
        await page.waitForURL(/thank-you/)
        expect((await inbox.list()).map(({ fields }) => fields)).toEqual([
          expect.objectContaining({ ...needed, service: 'medical' }),
        ])
      })
    })
  }

  test('one that there is not is none', async ({ page }) => {
    await page.goto('/fr/requestaquote?service=nope')
    const form = formOf(page)
    await form.scrollIntoViewIfNeeded()
    await expect(form).toHaveAttribute('data-awake', '')
    await expect(field(form, 'service')).toHaveValue('')
    expect((await page.request.get('/fr/requestaquote/nope')).status()).toBe(404)
  })

  test('another choice by hand stays, wherever a link leads', async ({ page }) => {
    const form = await openForm(page, { ...quote, path: '/requestaquote/legal' }, 'fr')
    await field(form, 'service').selectOption('medical')
    await field(form, 'documentType').fill('Notice')
    for (const [address, expected] of [
      ['/fr/requestaquote/legal', 'medical'],
      ['/en/requestaquote/legal', 'medical'],
      ['/fr/requestaquote', 'medical'],
      ['/fr/requestaquote/technical', 'medical'],
      ['/fr/requestaquote?service=consulting', 'medical'],
    ] as const) {
      await page.goto(address)
      await expectAwake(form)
      await expect(field(form, 'service'), address).toHaveValue(expected)
      await expect(field(form, 'documentType')).toHaveValue('Notice')
    }
  })
})

for (const { locale, javaScriptEnabled } of [
  { locale: 'fr', javaScriptEnabled: true },
  { locale: 'en', javaScriptEnabled: false },
] as const) {
  test.describe(`${locale}, interpretation, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('has a date and a place in place of a file', async ({ page, inbox }) => {
      await page.goto(`/${locale}/requestaquote`)
      const form = formOf(page)
      await expect(field(form, 'place')).toBeHidden()
      const isCalled = (name: string, label: string) =>
        expect(field(form, name)).toHaveAccessibleName(new RegExp(`^${says(locale, label)} \\(`))
      await isCalled('documentType', 'documentType')
      await isCalled('deadline', 'deadline')
      await field(form, 'service').focus()
      await field(form, 'service').selectOption('interpretation')
      if (javaScriptEnabled) await expectAwake(form)
      for (const name of ['attachment', 'filesLink']) await expect(field(form, name)).toBeHidden()
      await isCalled('documentType', 'eventType')
      await isCalled('deadline', 'eventDate')
      await isCalled('place', 'place')
      await expect(field(form, 'documentType')).toHaveAccessibleDescription(
        text(locale, 'quote:fields.examples.interpretation').replace(/\s/g, ' '),
      )

      const event = { ...needed, service: 'interpretation', place: 'Douala, hôtel Akwa', notes: 'Deux jours' }
      await fillForm(form, event)
      await submit(form).click()
      if (javaScriptEnabled) await expect(form.locator('[data-kind=sent]')).toBeFocused()
      else await page.waitForURL(/thank-you/)
      expect((await inbox.list()).map(({ fields }) => fields)).toEqual([
        expect.objectContaining(javaScriptEnabled ? asMail(event) : event),
      ])
    })
  })
}

test('what was filled in for documents is neither hidden nor lost when interpretation is chosen; the place of an event is not sent with a contract', async ({
  page,
  inbox,
}) => {
  const form = await openForm(page, quote, 'fr')
  await fillForm(form, { filesLink: 'drive.exemple.com/x' })
  await field(form, 'attachment').setInputFiles(pdfFile('contrat.pdf'))
  await field(form, 'service').selectOption('interpretation')
  for (const name of ['filesLink', 'attachment', 'place']) await expect(field(form, name)).toBeVisible()
  await fillForm(form, { place: 'Montréal' })
  await field(form, 'service').selectOption('legal')
  await expect(field(form, 'place')).toBeHidden()
  await field(form, 'service').selectOption('interpretation')
  await expect(field(form, 'place')).toHaveValue('Montréal')
  await field(form, 'service').selectOption('legal')
  await fillForm(form, needed)
  await sendForm(form)
  expect((await inbox.list())[0]?.fields).not.toHaveProperty('Lieu, ou lien de visioconférence')
})

test.describe('the link to files', () => {
  test('it is sent as a whole address, though it was not left before', async ({ page, inbox }) => {
    const form = await openForm(page, quote, 'fr')
    await fillForm(form, { ...needed, filesLink: '  we.tl/t-abc ' })
    await page.keyboard.press('Enter')
    await expect(form.locator('[data-kind=sent]')).toBeFocused()
    expect((await inbox.list())[0]?.fields).toMatchObject({ 'Lien vers les fichiers': 'https://we.tl/t-abc' })
  })

  test('what is no address is said to be none, unfolded where it was folded', async ({ page, inbox }) => {
    const form = await openForm(page, quote, 'fr')
    for (const wrong of ['sur le bureau', 'C:\\Fichiers\\x.indd', 'mailto:ada@exemple.com', 'https://serveur']) {
      await fillForm(form, { ...needed, filesLink: wrong })
      await form.locator('summary').click()
      await expect(field(form, 'filesLink')).toBeHidden()
      await submit(form).click()
      await expect(field(form, 'filesLink'), wrong).toBeFocused()
      await expect(field(form, 'filesLink')).toHaveValue(wrong)
      await expect(field(form, 'filesLink')).toHaveAttribute('aria-invalid', 'true')
      expect(plain((await form.locator('#quote-filesLink-error').textContent()) ?? '')).toBe(
        plain(text('fr', 'formMessages:invalid.address')),
      )
    }
    expect(await inbox.list()).toEqual([])
  })
})

test('what was typed in the folded part is shown when it comes back', async ({ page }) => {
  const form = await openForm(page, quote, 'fr')
  await expect(field(form, 'notes')).toBeHidden()
  await fillForm(form, { notes: 'Droit québécois' })
  await page.reload()
  await expectAwake(form)
  await expect(field(form, 'notes')).toBeVisible()
  await expect(field(form, 'notes')).toHaveValue('Droit québécois')
  await page.goto('/en/requestaquote')
  await expectAwake(form)
  await expect(field(form, 'notes')).toBeVisible()
})

test('the mail that is written where sending fails has all of it, in words', async ({ page, inbox }) => {
  const form = await openFilledForm(page, quote, 'fr')
  await fillForm(form, { service: 'interpretation', place: 'Douala', deadline: '2199-12-01' })
  inbox.misbehave({ status: 500 })
  await submit(form).click()
  await expect(form.locator('[data-kind=failed]')).toBeFocused()
  const mail = form.locator('[data-kind=failed] a[href^="mailto:"]')
  const body = plain(new URL((await mail.getAttribute('href')) ?? '').searchParams.get('body') ?? '').split('\r\n')
  const line = (label: string, value: string) => plain(text('fr', 'formMessages:written.field', { label, value }))
  expect(body).toEqual(
    expect.arrayContaining([
      line(says('fr', 'service'), says('fr', 'services.interpretation')),
      line(says('fr', 'eventType'), plain(quote.values['documentType'] ?? '')),
      line(says('fr', 'targetLang'), quote.values['targetLang'] ?? ''),
      line(says('fr', 'eventDate'), '1er décembre 2199'),
      line(says('fr', 'place'), 'Douala'),
      line(says('fr', 'filesLink'), quote.values['filesLink'] ?? ''),
    ]),
  )
  expect(await readForm(form, quote)).toEqual({
    ...quote.values,
    service: 'interpretation',
    deadline: '2199-12-01',
  })
})

test('without script, what is folded can be unfolded', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/en/requestaquote')
  await unfold(field(formOf(page), 'notes'))
  await expect(field(formOf(page), 'notes')).toBeVisible()
  await context.close()
})

test('a likely slip in the address is asked about, and taken back by one press', async ({ page }) => {
  const form = await openForm(page, quote, 'en')
  await field(form, 'email').fill('Marie <marie@gmial.com>')
  await field(form, 'email').press('Tab')
  await form.getByRole('button', { name: text('en', 'formMessages:likelyEmail', { email: 'marie@gmail.com' }) }).click()
  await expect(field(form, 'email')).toHaveValue('marie@gmail.com')
  await expect(field(form, 'email')).toBeFocused()
  await expect(form.getByRole('button', { name: /gmail/ })).toHaveCount(0)
})

test('who has no date fills one in by a press, without a surcharge', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-24T15:20:00Z')
  const form = await openForm(page, quote, 'fr')
  const press = (kind: 'soonest' | 'flexible') =>
    form.getByRole('button', { name: says('fr', `quickDeadlines.${kind}`) }).click()
  await press('soonest')
  await expect(field(form, 'deadline')).toHaveValue('2026-11-26')
  await press('flexible')
  await expect(field(form, 'deadline')).toHaveValue('2026-12-08')
  await field(form, 'service').selectOption('interpretation')
  await expect(form.getByRole('button', { name: says('fr', 'quickDeadlines.soonest') })).toHaveCount(0)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('buttons that need script are there once a press does something', async ({ page }) => {
    await page.goto('/fr/requestaquote')
    const form = page.locator('form[data-form=quote]')
    const button = form.getByRole('button', { name: says('fr', 'quickDeadlines.soonest') })
    await expect(button).toBeHidden()
    await field(form, 'documentType').tap()
    await button.tap()
    await expect(field(form, 'deadline')).not.toHaveValue('')
  })
})

test('who wants it today reads what that costs', async ({ page }) => {
  const form = await openForm(page, quote, 'fr')
  const day = (days: number) =>
    page.evaluate((offset) => {
      const date = new Date()
      date.setDate(date.getDate() + offset)
      return new Intl.DateTimeFormat('sv').format(date)
    }, days)
  await field(form, 'deadline').fill(await day(0))
  const surcharge = plain(text('fr', 'formMessages:rush'))
  const hint = async () => plain((await field(form, 'deadline').locator('xpath=../..').textContent()) ?? '')
  await expect.poll(hint).toContain(surcharge)
  await field(form, 'deadline').fill(await day(7))
  await expect.poll(hint).not.toContain(surcharge)
})

test('the second stop of the keyboard leads to the form, whose first label the bar does not cover', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/fr/requestaquote')
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
  const first = field(formOf(page), 'service')
  await expect(first).toBeFocused()
  const label = page.locator('label[for=quote-service]')
  const isSeen = () =>
    label.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + 4, top + 4))
    })
  await expect.poll(isSeen).toBe(true)
})
