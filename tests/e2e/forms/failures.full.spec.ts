import type { BrowserContext, Locator, Page } from 'playwright/test'
import type { Failure } from '../../../components/forms/Form/sendMessage.ts'
import { formatDay } from '../../../renderer/formatDay.ts'
import { forEachLocale } from '../../../renderer/languages.ts'
import { telephoneHref } from '../../../renderer/telephoneHref.ts'
import { siteConfig } from '../../../site.config.ts'
import type { Fault, FormService } from '../../formService.ts'
import type { TestedLocale } from '../../testedLocales.ts'
import { eventService } from '../services.ts'
import { plain, text } from '../texts.ts'
import {
  contact,
  expect,
  fillForm,
  type FormUnderTest,
  openFilledForm,
  nextYear,
  openForm,
  pdfFile,
  quote,
  readForm,
  readPanel,
  sendForm,
  sendInVain,
  submit,
  successOf,
  test,
  writeAnother,
} from './test.ts'

const KEPT = forEachLocale((locale) => plain(text(locale, 'formMessages:kept')))
const OTHERWISE = forEachLocale((locale) => plain(text(locale, 'formMessages:otherwise')))

const failureOf = ({ name }: FormUnderTest, locale: TestedLocale) => plain(text(locale, `formMessages:failed.${name}`))
const explain = (locale: TestedLocale, reason: Failure) => plain(text(locale, `formMessages:reasons.${reason}`))

const FILE = pdfFile('contrat.pdf', 200_000)

async function fillIn(element: Locator, form: FormUnderTest): Promise<void> {
  await fillForm(element, form.values)
  await element.locator('[name=attachment]').setInputFiles(FILE)
}

/** A form that is sent in vain, and again. */
interface Tried {
  readonly form: FormUnderTest
  readonly locale: TestedLocale
  readonly element: Locator
  readonly inbox: FormService
}

/** Sends the form once and checks that the visitor sees an error, and loses nothing. */
async function expectFailure({ form, locale, element }: Tried, reason: Failure): Promise<void> {
  await sendInVain(element)
  await expect
    .poll(() => readPanel(element))
    .toEqual([failureOf(form, locale), explain(locale, reason), KEPT[locale], OTHERWISE[locale]])
  expect(await readForm(element, form)).toEqual(form.values)
  // The previous message must be gone by the next try.
  await element.locator('[name=email]').focus()
}

/**
 * Sends it again, with the service working: there is one message more than before, however often it was sent, with the
 * file that was chosen once; then the form is empty for another one.
 *
 * A browser may also repeat a request by itself, where the connection ends before an answer:
 * https://www.rfc-editor.org/rfc/rfc9110#section-9.2.2
 */
async function expectRecovery(
  { form, locale, element, inbox }: Tried,
  before: number,
  isRepeat = false,
): Promise<void> {
  await sendForm(element)
  expect(await readPanel(element)).toEqual(successOf(form, locale))
  const messages = inbox.list()
  expect(messages).toHaveLength(before + 1)
  if (isRepeat) expect(messages[0]?.times).toBeGreaterThanOrEqual(2)
  else expect(messages[0]?.times).toBe(1)
  expect(messages[0]?.fields['email']).toBe(form.values['email'])
  expect(messages[0]?.files.map(({ bytes }) => bytes.equals(FILE.buffer))).toEqual([true])
  await writeAnother(element)
}

interface Case {
  readonly name: string
  readonly fault: Fault
  readonly reason: Failure
  /** Whether the message had arrived anyway, so that the next try is a repeat. */
  readonly hadArrived?: true
}

// renderer/formService.test.ts has all answers and what they mean.
const broken: Case = { name: 'status 500', fault: { status: 500 }, reason: 'broken' }
const midUpload: Case = { name: 'hangs up in mid-upload', fault: { hangUp: 'mid-upload' }, reason: 'noAnswer' }
const cutOff: Case = {
  name: 'cut off in the answer',
  fault: { body: '{"success":"tr', keeps: true },
  reason: 'noAnswer',
  hadArrived: true,
}
/** Scripts may not read it. */
const withoutCors: Case = {
  name: 'status 500 without CORS',
  fault: { status: 500, withoutCors: true },
  reason: 'noAnswer',
}

/** Fails in each way, and is sent again. */
async function failInTurn(tried: Tried, ways: readonly Case[]): Promise<void> {
  const { form, element, inbox } = tried
  for (const { name, fault, hadArrived, reason } of ways) {
    await test.step(name, async () => {
      await fillIn(element, form)
      const { length: before } = inbox.list()
      inbox.misbehave(fault)
      await expectFailure(tried, reason)
      expect(inbox.list()).toHaveLength(hadArrived ? before + 1 : before)
      inbox.misbehave(null)
      await expectRecovery(tried, before, hadArrived)
    })
  }
}

async function failOffline(tried: Tried, context: BrowserContext): Promise<void> {
  const { form, element, inbox } = tried
  await fillIn(element, form)
  const { length: before } = inbox.list()
  await context.setOffline(true)
  await expectFailure(tried, 'offline')
  await context.setOffline(false)
  expect(inbox.list()).toHaveLength(before)
  await expectRecovery(tried, before)
}

/** Hears nothing. The page’s clock must be installed. */
async function failByTimeout(tried: Tried, page: Page): Promise<void> {
  const { form, locale, element, inbox } = tried
  await fillIn(element, form)
  const { length: before } = inbox.list()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  inbox.holdAnswers()
  await submit(element).click()
  await expect.poll(() => inbox.list().length).toBe(before + 1)
  await page.clock.fastForward(55_000)
  await expect(submit(element)).toBeDisabled()
  // The browser may report late that the end of the file was sent, which restarts the timeout.
  await expect(async () => {
    await page.clock.fastForward(61_000)
    await expect(element.locator('[data-kind=failed]')).toBeFocused({ timeout: 1_000 })
  }).toPass()
  expect((await readPanel(element))[1]).toBe(explain(locale, 'noAnswer'))
  expect(await readForm(element, form)).toEqual(form.values)
  inbox.misbehave(null)
  await page.clock.resume()
  await expectRecovery(tried, before, true)
}

test('whatever goes wrong is said, and nothing is lost or sent twice', async ({ page, context, inbox }) => {
  test.slow()
  await page.clock.install()
  const tried = { form: contact, locale: 'fr', element: await openForm(page, contact, 'fr'), inbox } as const
  await failInTurn(tried, [broken, cutOff, midUpload])
  await test.step('offline', () => failOffline(tried, context))
  await test.step('no answer in time', () => failByTimeout(tried, page))
})

test.describe('on another origin', () => {
  // It is in the policy of pages that were built with an endpoint there: endpoint.spec.ts. These were not.
  test.use({ bypassCSP: true })

  test('whatever goes wrong is said', async ({ page, elsewhere: { inbox, address } }) => {
    test.slow()
    const tried = { form: quote, locale: 'en', element: await openForm(page, quote, 'en'), inbox } as const
    await tried.element.evaluate((node: HTMLFormElement, action) => (node.action = action), address)
    await failInTurn(tried, [midUpload, withoutCors])
  })
})

test('screen readers get the reason for a failure; the e-mail, the text to copy and the phone numbers are offered', async ({
  page,
  context,
  inbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const element = await openForm(page, contact, 'fr')
  await fillIn(element, contact)
  await element.locator('[name=newsletter]').check()
  inbox.misbehave({ status: 429 })
  await sendInVain(element)
  const panel = element.locator('[data-kind=failed]')
  await expect(panel).toHaveAccessibleName(failureOf(contact, 'fr'))
  await expect(panel).toHaveAccessibleDescription(`${explain('fr', 'busy')} ${KEPT.fr}`)
  // The focused message is read aloud: the status is empty.
  await expect(element.locator('p[role=status]')).toHaveText('')

  const line = (label: string, value = '') => text('fr', 'formMessages:written.field', { label, value })
  const { name, company, email, phone, message } = contact.values
  const body = plain(
    [
      line(text('fr', 'forms:contact.name'), name),
      line(text('fr', 'forms:contact.company'), company),
      line(text('fr', 'forms:email'), email),
      line(text('fr', 'forms:contact.phone'), phone),
      line(text('fr', 'forms:contact.message'), message),
      line(text('fr', 'forms:contact.newsletter'), text('fr', 'formMessages:written.yes')),
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

  for (const { phone: number } of siteConfig.offices) {
    await expect(panel.getByRole('link', { name: number })).toHaveAttribute('href', telephoneHref(number))
  }
})

test('the e-mail has all of a request in words, and what is typed after the failure', async ({ page, inbox }) => {
  const element = await openFilledForm(page, quote, 'fr')
  await fillForm(element, { service: eventService.name, place: 'Douala', deadline: nextYear })
  inbox.misbehave({ status: 500 })
  await sendInVain(element)
  await element.locator('[name=targetLang]').fill('basaa')
  const mail = element.locator('[data-kind=failed] a[href^="mailto:"]')
  await mail.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await mail.click()
  const body = plain(new URL((await mail.getAttribute('href')) ?? '').searchParams.get('body') ?? '').split('\r\n')
  const line = (label: string, value = '') =>
    plain(text('fr', 'formMessages:written.field', { label: text('fr', `quote:fields.${label}`), value }))
  expect(body).toEqual(
    expect.arrayContaining([
      line('service', plain(eventService.name)),
      line('eventType', quote.values['documentType']),
      line('targetLang', 'basaa'),
      line('eventDate', formatDay(nextYear, 'fr')),
      line('place', 'Douala'),
      line('filesLink', quote.values['filesLink']),
    ]),
  )
})
