import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page } from 'playwright/test'
import type { FormName } from '../../../renderer/formNames.ts'
import { startServer } from '../../../tools/server/staticServer.ts'
import { createFormService, type FormService } from '../../formService.ts'
import { type TestedLocale, testedLocales } from '../../testedLocales.ts'
import { translationService } from '../services.ts'
import { test as base } from '../test.ts'
import { plain, text } from '../texts.ts'

/** Each test has the built site on a server of its own, with an inbox of its own; and another on another origin. */
export const test = base.extend<{
  folder: string
  inbox: FormService
  /** `address`: where forms post to. */
  elsewhere: { address: string; inbox: FormService }
}>({
  // oxlint-disable-next-line no-empty-pattern
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'site-inbox-'))
    await use(folder)
    await rm(folder, { recursive: true })
  },
  // oxlint-disable-next-line no-empty-pattern
  inbox: async ({}, use) => use(createFormService()),
  baseURL: async ({ siteFolder, inbox }, use) => {
    const server = await startServer({ folder: siteFolder, port: 0, inbox })
    await use(server.url)
    await server.close()
  },
  serversElsewhere: async ({ elsewhere }, use) => use([elsewhere.address]),
  // oxlint-disable-next-line no-empty-pattern
  elsewhere: async ({}, use) => {
    const inbox = createFormService()
    const { url, close } = await startServer({ folder: 'dist/client', port: 0, inbox })
    await use({ address: `${url}/__inbox`, inbox })
    await close()
  },
})

export { expect }

/** A form as its visitors know it. */
export interface FormUnderTest {
  readonly name: FormName
  /** A page that it is on, without language. */
  readonly path: string
  /** By the names of the fields, in the order of the form. */
  readonly values: Readonly<Record<string, string>>
  /** The names of the fields that it can't be sent without. */
  readonly required: readonly string[]
  readonly takesFile: boolean
}

/** A day that is none in a hurry. */
export const nextYear = `${new Date().getFullYear() + 1}-12-01`

/** Text that meets quoting, encoding, typography and several lines on its way. */
const hardText = 'Bonjour,\n\n« L’œuvre » à 100 % & "prête" ? <b>Oui</b>\t; +237 — ça ira… 你好 🌉\nAda'

export const forms: readonly FormUnderTest[] = [
  {
    name: 'contact',
    path: '/contact',
    values: {
      name: 'Ada Exemple',
      company: 'Société d’Essai & Fils',
      email: 'ada@exemple.com',
      phone: '+237 600 00 01 99',
      message: hardText,
    },
    required: ['name', 'company', 'email', 'message'],
    takesFile: true,
  },
  {
    name: 'quote',
    path: '/requestaquote',
    values: {
      service: translationService.name,
      documentType: 'Contrat « cadre »',
      sourceLang: 'français',
      targetLang: 'ewondo, anglais',
      deadline: nextYear,
      email: 'ada@exemple.com',
      filesLink: 'https://drive.exemple.com/dossier?a=1&b=2',
      name: 'Ada Exemple',
      notes: hardText,
    },
    required: ['documentType', 'sourceLang', 'targetLang', 'deadline', 'email'],
    takesFile: true,
  },
  {
    name: 'newsletter-section',
    path: '/blog',
    values: { email: 'ada@exemple.com' },
    required: ['email'],
    takesFile: false,
  },
  {
    name: 'newsletter-footer',
    path: '/about',
    values: { email: 'ada@exemple.com' },
    required: ['email'],
    takesFile: false,
  },
]

/** Each form in one language, in turn: what no word of a language is in is asked of each once. */
export const formsInTurn = forms.map((form, index) => ({
  form,
  locale: testedLocales[index % 2 === 0 ? 0 : 1],
}))

export const [contact, quote] = forms as readonly [FormUnderTest, FormUnderTest]

/** The form on the page, once its script is there. */
export async function openForm(page: Page, { name, path }: FormUnderTest, locale: string): Promise<Locator> {
  await page.goto(`/${locale}${path}`)
  return wakeForm(page, name)
}

/** The form, awake, with its values in it. */
export async function openFilledForm(page: Page, form: FormUnderTest, locale: string): Promise<Locator> {
  const element = await openForm(page, form, locale)
  await fillForm(element, form.values)
  return element
}

export async function wakeForm(page: Page, name: FormName): Promise<Locator> {
  const form = page.locator(`form[data-form="${name}"]`)
  await islandOf(form).dispatchEvent('pointerenter')
  await expectAwake(form)
  return form
}

/** What carries the marks of the form's island. */
export const islandOf = (form: Locator) => form.locator('xpath=ancestor::*[@data-island][1]')

export const expectAwake = (form: Locator) => expect(islandOf(form)).toHaveAttribute('data-awake', '')
export const expectAsleep = (form: Locator) => expect(islandOf(form)).not.toHaveAttribute('data-awake')

/**
 * Keeps back all script of the pages to come, as a slow network does.
 *
 * @returns what lets it through
 */
export async function holdBackScript(page: Page): Promise<() => void> {
  let open = (): void => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  await page.route('**/assets/**/*.js', async (route) => {
    await gate
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined)
  })
  return open
}

/** The fields of a form that reach staff under names of their own, as they read them. */
const RENAMED = ['service', 'place', 'filesLink', 'notes'] as const

/** What the mail says of values that were typed: names that the specification fixes stay. */
export function asMail(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const renamed = RENAMED.find((one) => one === name)
      const sent = value.replaceAll('\n', '\r\n')
      return [renamed ? text('fr', `staffMail:labels.${renamed}`) : name, sent]
    }),
  )
}

export async function fillForm(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = form.locator(`[name="${name}"]`)
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value)
    else {
      await unfold(field)
      await field.fill(value)
    }
  }
}

/** Opens what a field is folded into, as its visitors do. */
export async function unfold(field: Locator): Promise<void> {
  const closed = field.locator('xpath=ancestor::details[not(@open)]')
  if ((await closed.count()) > 0) await closed.locator('summary').click()
}

/** What is in the fields of a form, by their names. */
export async function readForm(form: Locator, { values }: FormUnderTest): Promise<Record<string, string>> {
  const read: Record<string, string> = {}
  for (const name of Object.keys(values)) read[name] = await form.locator(`[name="${name}"]`).inputValue()
  return read
}

export const submit = (form: Locator) => form.locator('button[type=submit]')

/** Presses the button, and waits until the form says that it was sent. */
export async function sendForm(form: Locator): Promise<void> {
  await submit(form).click()
  await expect(form.locator('[data-kind=sent]')).toBeFocused()
}

/** Presses the button, and waits until the form says that it was not sent. */
export async function sendInVain(form: Locator): Promise<void> {
  await submit(form).click()
  await expect(form.locator('[data-kind=failed]')).toBeFocused()
}

/** Empties the form after it was sent, for another message. */
export const writeAnother = (form: Locator) => form.locator('[data-kind=sent] > button').last().click()

/** Returns what tells how often the page has sent a form since. */
export function countSendings(page: Page): () => number {
  let count = 0
  page.on('request', (request) => (count += request.method() === 'POST' ? 1 : 0))
  return () => count
}

/** The first bytes of a PDF, and others up to a size, no two stretches of them the same. */
export function makePdf(size: number): Buffer {
  const bytes = Buffer.alloc(size)
  for (let index = 0; index < size - 3; index += 4) bytes.writeUInt32LE((index * 2_654_435_761) >>> 0, index)
  bytes.write('%PDF-1.7\n')
  return bytes
}

/** What Playwright hands to a file field: over 50 MB it would want a path. */
export const pdfFile = (name: string, size = 2_000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: makePdf(size),
})

/** What the visitor reads in a form's panel, in lines. */
export async function readPanel(form: Locator): Promise<string[]> {
  const paragraphs = await form.locator('[data-kind] > p').allTextContents()
  return paragraphs.map(plain)
}

/** What a form says when it was sent. */
export const successOf = ({ name }: FormUnderTest, locale: TestedLocale): string[] => [
  plain(text(locale, `formMessages:sent.${name}.title`)),
  plain(text(locale, `formMessages:sent.${name}.text`)),
  'ada@exemple.com',
]
