import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { oddDocuments, sampleDocuments } from '../documents/oddDocuments.ts'
import { plain, text } from '../e2e/texts.ts'
import { firefoxUnderTest } from './firefox.ts'

const TIMEOUT = 60_000
const firefox = firefoxUnderTest()

const button = (name: string) => firefox.page.locator(`::-p-aria([name="${name}"][role="button"])`)
/** Resolves when a condition in the page is met. */
const until = (selector: string) => firefox.page.waitForSelector(selector)

beforeEach(() => firefox.resize(390, 844))
afterEach(async () => {
  const errors = await firefox.errors()
  if (errors.length > 0) throw new Error(errors.join('\n'))
})

test('the menu opens and closes', { timeout: TIMEOUT }, async () => {
  await firefox.open('/fr/about')
  await button(text('fr', 'common:navigation.open')).click()
  await until('#menu:popover-open')
  await button(text('fr', 'common:navigation.close')).click()
  expect(await until('#menu:not(:popover-open)')).not.toBeNull()
})

test('the other language is two clicks away', { timeout: TIMEOUT }, async () => {
  await firefox.open('/fr/services/legalTranslation')
  await firefox.page.locator('header [popovertarget=languages]').click()
  const navigation = firefox.page.waitForNavigation()
  await firefox.page.locator('#languages a[lang=en]').click()
  await navigation
  expect(firefox.page.url()).toBe(`${firefox.served.site}/en/services/legalTranslation`)
})

test('a question opens, and another closes it', { timeout: TIMEOUT }, async () => {
  await firefox.open('/fr/services')
  for (const question of [1, 2]) {
    // Sequentially, like visitors.
    /* oxlint-disable no-await-in-loop */
    await firefox.page.locator(`#faq details:nth-of-type(${question}) summary`).click()
    await until(`#faq details:nth-of-type(${question})[open]`)
    /* oxlint-enable no-await-in-loop */
  }
  expect(await firefox.page.$$('#faq details[open]')).toHaveLength(1)
})

const values = {
  documentType: 'Contrat « cadre »',
  sourceLang: 'français',
  targetLang: 'anglais',
  deadline: '2199-12-31',
  email: 'ada@exemple.com',
}

/** The quote form, filled in by hand. */
async function fillQuote(): Promise<void> {
  await firefox.open('/fr/requestaquote')
  for (const [name, value] of Object.entries(values)) {
    // Sequentially, like visitors.
    // oxlint-disable-next-line no-await-in-loop
    await firefox.page.locator(`form[data-form=quote] [name=${name}]`).fill(value)
  }
}
const press = (selector: string, options = {}) =>
  firefox.page.locator(`form[data-form=quote] ${selector}`).click(options)
const readDocumentType = () =>
  firefox.page.$eval('form[data-form=quote] [name=documentType]', (field) => 'value' in field && field.value)

test(
  'what was cleared comes back; a request with two files, pressed twice, arrives once, with a receipt',
  {
    timeout: TIMEOUT,
  },
  async () => {
    await fillQuote()
    await firefox.page.reload()
    await firefox.page.locator('form[data-form=quote] [name=documentType]').click()
    await press('[data-kind=restored] button')
    await until('[data-kind=cleared]')
    expect(await readDocumentType()).toBe('')
    await press('[data-kind=cleared] button')
    await until('[data-kind=restored]')
    expect(await readDocumentType()).toBe(values.documentType)

    const files = ['contrat.pdf', 'annexe.pdf'].map((name) => join(firefox.served.folder, name))
    await Promise.all(files.map((path) => writeFile(path, `%PDF-1.7\n${path}`)))
    const input = await firefox.page.waitForSelector('form[data-form=quote] input[type=file]')
    await input?.uploadFile(...files)
    // What is told of the files moves the button.
    await firefox.page.waitForFunction(
      (told) => document.querySelector('form[data-form=quote]')?.textContent.includes(told),
      {},
      text('fr', 'counting:result.more', { count: 2 }),
    )
    await press('[type=submit]', { count: 2 })
    const panel = await until('[data-kind=sent]')
    const told = plain((await panel?.evaluate((element) => element.textContent)) ?? '')
    expect(told).toContain(plain(text('fr', 'formMessages:sent.quote.title').replace('\n', ' ')))
    const [message, ...others] = await firefox.served.inbox.list()
    expect(others).toEqual([])
    expect(message).toMatchObject({
      fields: values,
      times: 1,
      files: [{ name: 'contrat.pdf' }, { name: 'annexe.pdf' }],
    })
    expect(told).toContain(message?.fields['reference'])
  },
)

test(
  'who leaves while a form is being sent, and comes back, has an answer or all that was written',
  {
    timeout: TIMEOUT,
  },
  async () => {
    await fillQuote()
    firefox.served.inbox.misbehave({ delay: 2_000 })
    await press('[type=submit]')
    await until('[data-form=quote][data-state=sending]')
    // Leaving a page during a fetch is an error in Firefox's console.
    await firefox.page.goto(`${firefox.served.site}/fr/team`, { waitUntil: 'networkidle0' })
    await firefox.page.goBack()
    await firefox.page.locator('form[data-form=quote]').hover()
    await until('[data-form=quote] :is([data-kind=sent], [data-kind=restored], [data-kind=failed])')
    firefox.served.inbox.misbehave(null)
    const isSent = (await firefox.page.$('[data-kind=sent]')) !== null
    expect(await readDocumentType()).toBe(isSent ? '' : values.documentType)
  },
)

test('what was sent after a look at another page does not come back', { timeout: TIMEOUT }, async () => {
  // A tab of its own: Puppeteer is not told of pages out of the back-forward cache.
  const tab = await firefox.page.browser().newPage()
  await tab.goto(`${firefox.served.site}/fr/requestaquote`)
  const fill = (name: string, value: string) => tab.locator(`form[data-form=quote] [name=${name}]`).fill(value)
  // Sequentially, like visitors.
  // oxlint-disable-next-line no-await-in-loop
  for (const [name, value] of Object.entries(values)) await fill(name, value)
  await tab.evaluate(() => location.assign('/fr/services'))
  await tab.waitForSelector('main #faq')
  await tab.$eval('footer form', (form) => form.scrollIntoView())
  await tab.waitForSelector('footer form[data-awake]')
  await tab.evaluate(() => history.back())
  await fill('documentType', 'Corrigé')
  await tab.locator('form[data-form=quote] [type=submit]').click()
  await tab.waitForSelector('[data-kind=sent]')
  await tab.evaluate(() => location.assign('/fr/requestaquote'))
  await tab.waitForSelector('form[data-form=quote]:not([data-state])')
  await tab.locator('form[data-form=quote]').hover()
  await tab.waitForSelector('[data-island][data-awake] > form[data-form=quote]')
  expect(await tab.$eval('[name=documentType]', (field) => 'value' in field && field.value)).toBe('')
  expect(await tab.$('[data-kind=restored]')).toBeNull()
  await tab.close()
})

test('code that failed to load once is loaded from another address', { timeout: TIMEOUT }, async () => {
  await firefox.open('/fr/requestaquote')
  await firefox.page.locator('form[data-form=quote]').hover()
  await until('[data-island][data-awake] > form[data-form=quote]')
  firefox.served.refuse(/^\/assets\/chunks\/[\w-]+\.js$/)
  for (const [name, value] of Object.entries(values)) {
    // oxlint-disable-next-line no-await-in-loop
    await firefox.page.locator(`form[data-form=quote] [name=${name}]`).fill(value)
  }
  await press('[type=submit]')
  const panel = await until('[data-kind=sent]')
  firefox.served.refuse()
  const told = (await panel?.evaluate((element) => element.textContent)) ?? ''
  const messages = await firefox.served.inbox.list()
  expect(messages.filter(({ fields }) => told.includes(fields['reference'] ?? 'none'))).toHaveLength(1)
  // Refused files are errors in Firefox's console.
  await firefox.open('/fr')
})

test('documents are counted and priced, and those that can’t be are told', { timeout: 2 * TIMEOUT }, async () => {
  const documents = [...oddDocuments, ...sampleDocuments]
  const paths = documents.map(([name]) => join(firefox.served.folder, name))
  await Promise.all(documents.map(([, bytes], index) => writeFile(paths[index] ?? '', bytes)))
  await firefox.open('/fr/estimate')
  await firefox.page.locator('#estimate-files').hover()
  await until('[data-island=Estimate][data-awake]')
  const input = await firefox.page.waitForSelector('input#estimate-files')
  await input?.uploadFile(...paths)
  const read = () =>
    firefox.page.$$eval('[data-island=Estimate] li:has([data-file])', (rows) => rows.map((row) => row.textContent))
  for (const [index, [name, , says]] of documents.entries()) {
    // oxlint-disable-next-line no-await-in-loop
    await expect
      .poll(async () => plain((await read())[index] ?? ''), { message: name, timeout: 30_000 })
      .toContain(plain(says))
  }
  await firefox.page.waitForFunction(() =>
    /870\s€/.test(document.querySelector('[data-island=Estimate]')?.textContent ?? ''),
  )
  // The quote form takes them over.
  await firefox.page.locator('[aria-labelledby=estimate-result] a[data-variant=primary]').click()
  await until('form[data-form=quote] [data-file]')
  await firefox.page.waitForFunction(() =>
    /870\s€/.test(document.querySelector('form[data-form=quote]')?.textContent ?? ''),
  )
})

test('the search finds pages', { timeout: TIMEOUT }, async () => {
  await firefox.open('/fr')
  await button(text('fr', 'search:open')).click()
  await firefox.page.locator('dialog[open] input').fill('certifiée')
  expect(await until('dialog[open] h2 a[href="/fr/articles/traduction-certifiee"]')).not.toBeNull()
})

test('the table of contents links to the sections', { timeout: TIMEOUT }, async () => {
  await firefox.resize(1440, 900)
  await firefox.open('/fr/articles/legal-errors')
  await firefox.page.locator('[data-script=tableOfContents] li:nth-of-type(3) a').click()
  await until('[data-prose] > h2:nth-of-type(3):target')
  await firefox.page.waitForFunction(() => {
    const top = document.querySelector(':target')?.getBoundingClientRect().top ?? -1
    return top > 0 && top < innerHeight / 2
  })
  expect(new URL(firefox.page.url()).hash).not.toBe('')
})
