import { createHash } from 'node:crypto'
import type { Locator, Page } from 'playwright/test'
import type { FailureReason } from '../../../components/forms/Form/formState.ts'
import { forEachLocale } from '../../../renderer/languages.ts'
import { siteConfig } from '../../../site.config.ts'
import type { Fault } from '../../../tools/inbox/answers.ts'
import type { Inbox } from '../../../tools/inbox/inbox.ts'
import { startServer } from '../../../tools/server/staticServer.ts'
import { type TestedLocale, testedLocales } from '../../testedLocales.ts'
import { plain, text } from '../texts.ts'
import {
  contact,
  expect,
  FAILURE,
  fillForm,
  formsInTurn,
  type FormUnderTest,
  openFilledForm,
  openForm,
  pdfFile,
  quote,
  readForm,
  readPanel,
  sendForm,
  submit,
  SUCCESS,
  test,
  wakeForm,
} from './test.ts'

const KEPT = forEachLocale((locale) => plain(text(locale, 'formMessages:kept')))
const OTHERWISE = forEachLocale((locale) => plain(text(locale, 'formMessages:otherwise')))

const explain = (locale: TestedLocale, reason: FailureReason) => plain(text(locale, `formMessages:reasons.${reason}`))

interface Case {
  readonly name: string
  readonly fault: Fault
  readonly reason: FailureReason
  /** Whether the message had arrived anyway, so that the next try is a repeat. */
  readonly hadArrived?: true
}

/** An answer in HTML: an error page, a captcha, a hotel's login. */
const HTML = { body: '<!doctype html>', contentType: 'text/html' }
const NOT_ACTIVATED = '{"success":"false","message":"This form needs Activation. We\'ve sent you an email."}'

/** The failures possible on the site's own origin. */
const onAnyOrigin: readonly Case[] = [
  { name: 'status 500', fault: { status: 500 }, reason: 'broken' },
  { name: 'status 500 with an HTML page', fault: { status: 500, ...HTML }, reason: 'broken' },
  { name: 'status 200 with an HTML page', fault: HTML, reason: 'broken' },
  { name: 'status 429', fault: { status: 429 }, reason: 'busy' },
  { name: 'status 403', fault: { status: 403 }, reason: 'refused' },
  { name: 'status 413', fault: { status: 413 }, reason: 'tooLarge' },
  { name: 'status 404', fault: { status: 404, ...HTML }, reason: 'unconfigured' },
  { name: 'status 200, success: "false"', fault: { body: NOT_ACTIVATED }, reason: 'unconfigured' },
  { name: 'status 200, success: "False"', fault: { body: '{"success":"False"}' }, reason: 'refused' },
  { name: 'status 200, success: 0', fault: { body: '{"success":0}' }, reason: 'refused' },
  { name: 'status 200, an error', fault: { body: '{"error":"The mailbox is full."}' }, reason: 'refused' },
  {
    name: 'status 200, plain text',
    fault: { body: 'Error: mailbox full', contentType: 'text/plain' },
    reason: 'unclear',
  },
  {
    name: 'status 200, cut off in the answer',
    fault: { body: '{"success":"tr', keeps: true },
    reason: 'unclear',
    hadArrived: true,
  },
  { name: 'hangs up in mid-upload', fault: { hangUp: 'mid-upload' }, reason: 'unreachable' },
  { name: 'hangs up before answering', fault: { hangUp: 'before answer' }, reason: 'unreachable', hadArrived: true },
]
/** The failures that browsers report differently for other origins. */
const onAnotherOrigin: readonly Case[] = [
  ...onAnyOrigin.filter(({ fault }) => 'hangUp' in fault || 'keeps' in fault),
  { name: 'status 500 without CORS', fault: { status: 500, withoutCors: true }, reason: 'unreachable' },
  {
    name: 'status 522 with an HTML page, without CORS',
    fault: { status: 522, ...HTML, withoutCors: true },
    reason: 'unreachable',
  },
]

/** Sends the form once and checks that the visitor sees an error, and loses nothing. */
async function expectFailure(
  form: FormUnderTest,
  locale: TestedLocale,
  element: Locator,
  { reason }: Pick<Case, 'reason'>,
): Promise<void> {
  await submit(element).click()
  await expect(element.locator('[data-kind=failed]')).toBeFocused()
  await expect
    .poll(() => readPanel(element))
    .toEqual([FAILURE[form.name][locale], explain(locale, reason), KEPT[locale], OTHERWISE[locale]])
  expect(await readForm(element, form)).toEqual(form.values)
  await expect(submit(element)).toBeEnabled()
  // The previous message must be gone by the next try.
  await element.locator('[name=email]').focus()
}

/** Sends it again, with the service working. */
async function expectRecovery(form: FormUnderTest, locale: TestedLocale, element: Locator): Promise<void> {
  await sendForm(element)
  expect(await readPanel(element)).toEqual(SUCCESS[form.name][locale])
}

const FILE = pdfFile('contrat.pdf', 200_000)

async function fillIn(element: Locator, form: FormUnderTest): Promise<void> {
  await fillForm(element, form.values)
  if (form.takesFile) await element.locator('[name=attachment]').setInputFiles(FILE)
}

async function prepare(page: Page, form: FormUnderTest, locale: TestedLocale): Promise<Locator> {
  const element = await openForm(page, form, locale)
  await fillIn(element, form)
  return element
}

/**
 * There is one message more than before, however often it was sent, with the file that was chosen once.
 *
 * A browser may also repeat a request by itself, where the connection ends before an answer:
 * https://www.rfc-editor.org/rfc/rfc9110#section-9.2.2
 */
async function expectOneMoreMessage(
  inbox: Inbox,
  form: FormUnderTest,
  before: number,
  isRepeat: boolean,
): Promise<void> {
  const messages = await inbox.list()
  expect(messages).toHaveLength(before + 1)
  if (isRepeat) expect(messages[0]?.times).toBeGreaterThanOrEqual(2)
  else expect(messages[0]?.times).toBe(1)
  expect(messages[0]?.fields['email']).toBe(form.values['email'])
  expect(messages[0]?.files.map(({ size, sha256 }) => ({ size, sha256 }))).toEqual(
    form.takesFile
      ? [{ size: FILE.buffer.length, sha256: createHash('sha256').update(FILE.buffer).digest('hex') }]
      : [],
  )
}

// Other origins are in the policy of pages that were built with an endpoint there: endpoint.spec.ts. These were not.
test.use({ bypassCSP: true })

/** What each form is asked: all that can go wrong, of one on each origin; what the others tell by their own words. */
const OWN_WORDS = new Set(['status 500', 'status 413', 'hangs up before answering'])
const asked = [
  { form: contact, locale: 'fr', origin: 'same', cases: onAnyOrigin },
  { form: quote, locale: 'en', origin: 'another', cases: onAnotherOrigin },
  ...formsInTurn
    .filter(({ form }) => !form.takesFile)
    .map(({ form, locale }) => ({
      form,
      locale,
      origin: 'same' as const,
      cases: onAnyOrigin.filter(({ name }) => OWN_WORDS.has(name)),
    })),
] as const

for (const { form, locale, origin, cases } of asked) {
  test(`${form.name}, ${locale}: all that a service can do wrong, on ${origin} origin`, async ({
    page,
    inbox: inboxHere,
    elsewhere,
  }) => {
    test.slow()
    const inbox = origin === 'same' ? inboxHere : elsewhere.inbox
    const element = await openForm(page, form, locale)
    if (origin === 'another') {
      await element.evaluate((node: HTMLFormElement, address) => (node.action = address), elsewhere.address)
    }
    for (const { name, fault, hadArrived, ...told } of cases) {
      // Where there is no file, none is too large.
      const reason = told.reason === 'tooLarge' && !form.takesFile ? 'tooLong' : told.reason
      await test.step(name, async () => {
        await fillIn(element, form)
        const { length: before } = await inbox.list()
        inbox.misbehave(fault)
        await expectFailure(form, locale, element, { reason })
        expect(await inbox.list()).toHaveLength(hadArrived ? before + 1 : before)
        inbox.misbehave(null)
        await expectRecovery(form, locale, element)
        await expectOneMoreMessage(inbox, form, before, hadArrived === true)
        await element.locator('[data-kind=sent] > button').click()
      })
    }
  })
}

test('what failed, and that it was sent then, is said in the words of each form, in the other language, too', async ({
  page,
  inbox,
}) => {
  for (const { form, locale } of formsInTurn) {
    const other = testedLocales.find((one) => one !== locale) ?? locale
    inbox.misbehave({ status: 500 })
    const element = await prepare(page, form, other)
    await expectFailure(form, other, element, { reason: 'broken' })
    inbox.misbehave(null)
    await expectRecovery(form, other, element)
  }
})

for (const { form, locale } of formsInTurn.filter(({ form: { name } }) => name !== 'newsletter-section')) {
  test(`${form.name}, ${locale}: no answer in time`, async ({ page, inbox }) => {
    await page.clock.install()
    const element = await prepare(page, form, locale)
    await page.clock.pauseAt(Date.now() + 60_000)
    inbox.holdAnswers()
    await submit(element).click()
    await expect.poll(async () => (await inbox.list()).length).toBe(1)
    await page.clock.fastForward(form.takesFile ? 59_000 : 14_000)
    await expect(submit(element)).toBeDisabled()
    // The browser may report late that the end of the file was sent, which restarts the timeout.
    await expect(async () => {
      await page.clock.fastForward(61_000)
      await expect(element.locator('[data-kind=failed]')).toBeFocused({ timeout: 1_000 })
    }).toPass()
    expect((await readPanel(element))[1]).toBe(explain(locale, 'timeout'))
    expect(await readForm(element, form)).toEqual(form.values)

    inbox.misbehave(null)
    await expectRecovery(form, locale, element)
    await expectOneMoreMessage(inbox, form, 0, true)
  })

  test(`${form.name}, ${locale}: offline`, async ({ page, context, inbox }) => {
    const element = await prepare(page, form, locale)
    // Typing has fetched what offers other ways, and what suggests addresses, once it does.
    const email = element.locator('[name=email]')
    await email.fill('ada@gmial.com')
    await email.blur()
    await expect(element.getByRole('button', { name: /gmail/ })).toBeVisible()
    await email.fill(form.values['email'] ?? '')
    await context.setOffline(true)
    await expectFailure(form, locale, element, { reason: 'offline' })
    await context.setOffline(false)
    await expect(element.locator('[data-reason]')).toHaveText(text(locale, 'formMessages:reasons.online'))
    expect(await inbox.list()).toEqual([])
    await expectRecovery(form, locale, element)
    await expectOneMoreMessage(inbox, form, 0, false)
  })
}

test('a host without forms is reported as a failure', async ({ page }) => {
  const host = await startServer({ folder: 'dist/client', port: 0 })
  try {
    await page.goto(`${host.url}/fr${contact.path}`)
    const element = await wakeForm(page, contact.name)
    await fillForm(element, contact.values)
    await expectFailure(contact, 'fr', element, { reason: 'unconfigured' })
  } finally {
    await host.close()
  }
})

test('an empty response, or one with "true" as a string, is a success', async ({ page, inbox }) => {
  const element = await openForm(page, quote, 'fr')
  for (const [index, fault] of [{ body: '' }, { status: 204, body: '' }, { body: '{"success":"true"}' }].entries()) {
    await fillIn(element, quote)
    inbox.misbehave({ ...fault, keeps: true })
    await sendForm(element)
    await expectOneMoreMessage(inbox, quote, index, false)
    await element.locator('[data-kind=sent] > button').click()
  }
})

for (const preflight of ['refused', 'reset'] as const) {
  test(`another origin that does not know how to be asked (${preflight}) gets it all the same`, async ({
    page,
    elsewhere: { inbox, address },
  }) => {
    const element = await prepare(page, quote, 'fr')
    await element.evaluate((node: HTMLFormElement, action) => (node.action = action), address)
    inbox.misbehave({ preflight })
    await sendForm(element)
    await expectOneMoreMessage(inbox, quote, 0, false)
  })
}

test('a long text has more time than a short one, for slow networks', async ({ page, inbox }) => {
  await page.clock.install()
  const element = await openForm(page, contact, 'fr')
  await fillForm(element, { ...contact.values, message: 'Notre contrat compte quarante pages. '.repeat(1_250) })
  await page.clock.pauseAt(Date.now() + 60_000)
  inbox.holdAnswers()
  await submit(element).click()
  await expect.poll(async () => (await inbox.list()).length).toBe(1)
  // 46 kB take 18 s at 2.5 kB/s.
  await page.clock.fastForward(20_000)
  await expect(submit(element)).toBeDisabled()
  await page.clock.fastForward(61_000)
  await expect(element.locator('[data-kind=failed]')).toBeFocused()
})

test('screen readers get the reason for a failure, too', async ({ page, inbox }) => {
  const element = await prepare(page, contact, 'fr')
  inbox.misbehave({ status: 429 })
  await submit(element).click()
  const panel = element.locator('[data-kind=failed]')
  await expect(panel).toBeFocused()
  await expect(panel).toHaveAccessibleName(FAILURE.contact.fr)
  await expect(panel).toHaveAccessibleDescription(`${explain('fr', 'busy')} ${KEPT.fr}`)
  // The focused message is read aloud: the status is empty.
  await expect(element.locator('p[role=status]')).toHaveText('')
})

test('a visitor who tries again sees that the form is being sent, though the panel above the button is gone', async ({
  page,
  inbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const element = await openFilledForm(page, quote, 'fr')
  inbox.misbehave({ status: 500 })
  await submit(element).click()
  await expect(element.locator('[data-kind=failed]')).toBeFocused()
  inbox.holdAnswers()
  await submit(element).evaluate((button) => button.scrollIntoView({ block: 'start' }))
  await submit(element).click()
  await expect(submit(element)).toBeDisabled()
  // Once the time for an answer is over, the failure is in sight, and the button with it.
  await expect(submit(element)).toBeInViewport({ ratio: 1, timeout: 5_000 })
})

test('the alternatives are offered: an e-mail with the text, the text to copy, the phone numbers', async ({
  page,
  context,
  inbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const element = await prepare(page, contact, 'fr')
  await element.locator('[name=newsletter]').check()
  inbox.misbehave({ status: 500 })
  await submit(element).click()
  const panel = element.locator('[data-kind=failed]')
  await expect(panel).toBeFocused()

  const line = (label: string, value: string) => text('fr', 'formMessages:written.field', { label, value })
  const { name = '', company = '', email = '', phone = '', message = '' } = contact.values
  const body = plain(
    [
      line(text('fr', 'forms:contact.name'), name),
      line(text('fr', 'forms:contact.company'), company),
      line(text('fr', 'forms:email'), email),
      line(text('fr', 'forms:contact.phone'), phone),
      line(text('fr', 'forms:contact.message'), message),
      text('fr', 'forms:contact.newsletter'),
      line(text('fr', 'formMessages:written.files'), 'contrat.pdf'),
    ].join('\n'),
  )
  const mail = panel.getByRole('link', {
    name: text('fr', 'formMessages:mailWithFile', { address: siteConfig.email, name: 'contrat.pdf' }),
    exact: true,
  })
  const href = new URL((await mail.getAttribute('href')) ?? '')
  expect(href.protocol + href.pathname).toBe(`mailto:${siteConfig.email}`)
  expect(href.searchParams.get('subject')).toBe(text('fr', 'forms:labels.contact'))
  expect(plain(href.searchParams.get('body') ?? '').replaceAll('\r\n', '\n')).toBe(body)

  await panel.getByRole('button', { name: text('fr', 'formMessages:copy') }).click()
  await expect(panel.getByRole('button', { name: text('fr', 'formMessages:copied') })).toBeVisible()
  expect(plain(await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r\n', '\n')).toBe(body)

  for (const office of ['canada', 'cameroon'] as const) {
    const { phone: number } = siteConfig.offices[office]
    await expect(
      panel.getByRole('link', { name: text('fr', `formMessages:call.${office}`, { phone: number }) }),
    ).toHaveAttribute('href', `tel:${number.replace(/[^+\d]/g, '')}`)
  }
})

test('text typed after a failure is in the e-mail, too', async ({ page, inbox }) => {
  const element = await openFilledForm(page, quote, 'en')
  inbox.misbehave({ status: 500 })
  await submit(element).click()
  const mail = element.getByRole('link', {
    name: text('en', 'formMessages:mail', { address: siteConfig.email }),
    exact: true,
  })
  await expect(mail).toBeVisible()
  await element.locator('[name=targetLang]').fill('basaa')
  await mail.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await mail.click()
  expect(await mail.getAttribute('href')).toContain(
    encodeURIComponent(
      text('en', 'formMessages:written.field', { label: text('en', 'quote:fields.targetLang'), value: 'basaa' }),
    ),
  )
})
