import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'puppeteer-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { oddDocuments, sampleDocuments } from '../documents/oddDocuments.ts'
import { plain, text } from '../e2e/texts.ts'
import { findIn, firefoxUnderTest, pressIn } from './firefox.ts'

const TIMEOUT = 60_000
const firefox = firefoxUnderTest()

const find = <const Selector extends string>(selector: Selector) => findIn(firefox.page, selector)
const press = (selector: string, count = 1) => pressIn(firefox.page, selector, count)
const button = (name: string) => `::-p-aria([name="${name}"][role="button"])`
const textOf = async (selector: string) =>
  plain(await (await find(selector)).evaluate((element) => element.textContent ?? ''))

/** Writes into a field in place of what it holds. */
async function fill(page: Page, selector: string, value: string): Promise<void> {
  const field = await findIn(page, selector)
  const isTyped = await field.evaluate((element, written) => {
    if (!(element instanceof HTMLInputElement)) return false
    if (element.type !== 'date') {
      element.select()
      return true
    }
    // Each browser takes dates in a format of its own.
    element.value = written
    element.dispatchEvent(new Event('input', { bubbles: true }))
    element.dispatchEvent(new Event('change', { bubbles: true }))
    return false
  }, value)
  if (isTyped) await field.type(value)
}

beforeEach(() => firefox.resize(390, 844))
afterEach(async () => {
  const errors = await firefox.errors()
  if (errors.length > 0) throw new Error(errors.join('\n'))
})

test('the menu opens and closes', { timeout: TIMEOUT }, async () => {
  await firefox.open('/fr/about')
  await press(button(text('fr', 'common:navigation.open')))
  await find('#menu:popover-open')
  await press(button(text('fr', 'common:navigation.close')))
  expect(await find('#menu:not(:popover-open)')).toBeDefined()
})

test('the other language is a click away', { timeout: TIMEOUT }, async () => {
  await firefox.open('/fr/services/legalTranslation')
  await press('header a[lang=en]:not([popover] *)')
  await find('html[lang=en]')
  expect(firefox.page.url()).toBe(`${firefox.served.site}/en/services/legalTranslation`)
})

test('a question opens, and another closes it', { timeout: TIMEOUT }, async () => {
  await firefox.open('/fr/services')
  for (const question of [1, 2]) {
    // Sequentially, like visitors.
    /* oxlint-disable no-await-in-loop */
    await press(`#faq details:nth-of-type(${question}) summary`)
    await find(`#faq details:nth-of-type(${question})[open]`)
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
    await fill(firefox.page, `form[data-form=quote] [name=${name}]`, value)
  }
}
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
    await press('form[data-form=quote] [name=documentType]')
    await press('form[data-form=quote] [data-kind=restored] button')
    await find('[data-kind=cleared]')
    expect(await readDocumentType()).toBe('')
    await press('form[data-form=quote] [data-kind=cleared] button')
    await find('[data-kind=restored]')
    expect(await readDocumentType()).toBe(values.documentType)

    const files = ['contrat.pdf', 'annexe.pdf'].map((name) => join(firefox.served.folder, name))
    await Promise.all(files.map((path) => writeFile(path, `%PDF-1.7\n${path}`)))
    const input = await find('form[data-form=quote] input[type=file]')
    await input.uploadFile(...files)
    // What is told of the files moves the button.
    await expect
      .poll(() => textOf('form[data-form=quote]'), { timeout: 20_000 })
      .toContain(plain(text('fr', 'counting:result.more', { count: 2 })))
    await press('form[data-form=quote] [type=submit]', 2)
    const told = await textOf('[data-kind=sent]')
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
    const answer = firefox.served.inbox.holdAnswers()
    await press('form[data-form=quote] [type=submit]')
    await find('[data-form=quote][data-state=sending]')
    // Leaving a page during a fetch is an error in Firefox's console.
    await firefox.page.goto(`${firefox.served.site}/fr/team`, { waitUntil: 'networkidle0' })
    await firefox.page.goBack()
    await (await find('form[data-form=quote]')).hover()
    answer()
    await find('[data-form=quote] :is([data-kind=sent], [data-kind=restored], [data-kind=failed])')
    firefox.served.behave()
    const isSent = (await firefox.page.$('[data-kind=sent]')) !== null
    expect(await readDocumentType()).toBe(isSent ? '' : values.documentType)
    // The interruption is an error in Firefox's console.
    await firefox.open('/fr')
  },
)

test('what was sent after a look at another page does not come back', { timeout: TIMEOUT }, async () => {
  // A tab of its own: Puppeteer is not told of pages out of the back-forward cache.
  const tab = await firefox.page.browser().newPage()
  await tab.goto(`${firefox.served.site}/fr/requestaquote`)
  // Sequentially, like visitors.
  // oxlint-disable-next-line no-await-in-loop
  for (const [name, value] of Object.entries(values)) await fill(tab, `form[data-form=quote] [name=${name}]`, value)
  await tab.evaluate(() => location.assign('/fr/services'))
  await findIn(tab, 'main #faq')
  await tab.$eval('footer form', (form) => form.scrollIntoView())
  await findIn(tab, 'footer form[data-awake]')
  await tab.evaluate(() => history.back())
  await fill(tab, 'form[data-form=quote] [name=documentType]', 'Corrigé')
  await pressIn(tab, 'form[data-form=quote] [type=submit]')
  await findIn(tab, '[data-kind=sent]')
  await tab.evaluate(() => location.assign('/fr/requestaquote'))
  await findIn(tab, 'form[data-form=quote]:not([data-state])')
  await (await findIn(tab, 'form[data-form=quote]')).hover()
  await findIn(tab, '[data-island][data-awake] > form[data-form=quote]')
  expect(await tab.$eval('[name=documentType]', (field) => 'value' in field && field.value)).toBe('')
  expect(await tab.$('[data-kind=restored]')).toBeNull()
  await tab.close()
})

test('code that failed to load once is loaded from another address', { timeout: TIMEOUT }, async () => {
  await firefox.open('/fr/requestaquote')
  await (await find('form[data-form=quote]')).hover()
  await find('[data-island][data-awake] > form[data-form=quote]')
  firefox.served.refuse(/^\/assets\/chunks\/[\w-]+\.js$/)
  for (const [name, value] of Object.entries(values)) {
    // oxlint-disable-next-line no-await-in-loop
    await fill(firefox.page, `form[data-form=quote] [name=${name}]`, value)
  }
  firefox.served.behave()
  await press('form[data-form=quote] [type=submit]')
  const told = await textOf('[data-kind=sent]')
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
  await (await find('#estimate-files')).hover()
  await find('[data-island=Estimate][data-awake]')
  const input = await find('input#estimate-files')
  await input.uploadFile(...paths)
  const read = () =>
    firefox.page.$$eval('[data-island=Estimate] li:has([data-file])', (rows) => rows.map((row) => row.textContent))
  for (const [index, [name, , says]] of documents.entries()) {
    // oxlint-disable-next-line no-await-in-loop
    await expect
      .poll(async () => plain((await read())[index] ?? ''), { message: name, timeout: 30_000 })
      .toContain(plain(says))
  }
  await expect.poll(() => textOf('[data-island=Estimate]'), { timeout: 20_000 }).toContain('870 €')
  // The quote form takes them over.
  await press('[aria-labelledby=estimate-result] a[data-variant=primary]')
  await find('form[data-form=quote] [data-file]')
  await expect.poll(() => textOf('form[data-form=quote]'), { timeout: 20_000 }).toContain('870 €')
})

test(
  'the bridge of the home page counts a document that was removed and chosen again, and leads to the quote form with it',
  { timeout: TIMEOUT },
  async () => {
    const [name, bytes] = oddDocuments[0] ?? ['', new Uint8Array()]
    const path = join(firefox.served.folder, name)
    await writeFile(path, bytes)
    await firefox.open('/fr')
    await (await find('[data-island=HeroEstimate] label')).hover()
    const input = await find('[data-island=HeroEstimate][data-awake] input')
    await input.uploadFile(path)
    await find('[data-island=HeroEstimate] [data-laid="4"]')
    await press('[data-island=HeroEstimate] li > button')
    await find('[data-island=HeroEstimate]:not(:has(li)) input:focus')
    await input.uploadFile(path)
    await find('[data-island=HeroEstimate] [data-laid="4"]')
    expect(await textOf('[data-island=HeroEstimate]')).toContain('400 €')
    await press('[data-island=HeroEstimate] a[href="/fr/requestaquote"]')
    await find('form[data-form=quote] [data-file]')
    await expect.poll(() => textOf('form[data-form=quote]'), { timeout: 20_000 }).toContain('400 €')
  },
)

test('the search finds pages', { timeout: TIMEOUT }, async () => {
  await firefox.open('/fr')
  await press(button(text('fr', 'search:open')))
  await fill(firefox.page, 'dialog[open] input', 'certifiée')
  expect(await find('dialog[open] h2 a[href="/fr/articles/traduction-certifiee"]')).toBeDefined()
})

test('the table of contents links to the sections', { timeout: TIMEOUT }, async () => {
  await firefox.resize(1440, 900)
  await firefox.open('/fr/articles/legal-errors')
  await press('[data-script=tableOfContents] li:nth-of-type(3) a')
  await find('[data-prose] > h2:nth-of-type(3):target')
  const isInUpperHalf = () =>
    firefox.page.evaluate(() => {
      const top = document.querySelector(':target')?.getBoundingClientRect().top ?? -1
      return top > 0 && top < innerHeight / 2
    })
  await expect.poll(isInUpperHalf, { timeout: 20_000 }).toBe(true)
  expect(new URL(firefox.page.url()).hash).not.toBe('')
})
