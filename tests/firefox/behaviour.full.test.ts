import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { oddDocuments, sampleDocuments } from '../documents/oddDocuments.ts'
import { plain, text } from '../e2e/texts.ts'
import { fill, findIn, firefoxUnderTest, pressIn } from './firefox.ts'

const TIMEOUT = 60_000
const PRICE = /\d+ €/
const firefox = firefoxUnderTest()

const find = <const Selector extends string>(selector: Selector) => findIn(firefox.page, selector)
const press = (selector: string) => pressIn(firefox.page, selector)
const button = (name: string) => `::-p-aria([name="${name}"][role="button"])`
const textOf = async (selector: string) =>
  plain(await (await find(selector)).evaluate((element) => element.textContent ?? ''))

beforeEach(() => firefox.resize(390, 844))

test('the menu, the other language and questions', { timeout: TIMEOUT }, async () => {
  await firefox.open('/en/services')
  await press(button(text('en', 'common:navigation.open')))
  await find('#menu:popover-open')
  await press(button(text('en', 'common:navigation.close')))
  await find('#menu:not(:popover-open)')
  await press('header a[lang=fr]:not([popover] *)')
  await find('html[lang=fr]')
  expect(firefox.page.url()).toBe(`${firefox.served.site}/fr/services`)
  for (const question of [1, 2]) {
    // Sequentially, like visitors.
    /* oxlint-disable no-await-in-loop */
    await press(`#faq details:nth-of-type(${question}) summary`)
    await find(`#faq details:nth-of-type(${question})[open]`)
    /* oxlint-enable no-await-in-loop */
  }
  expect(await firefox.page.$$('#faq details[open]')).toHaveLength(1)
})

test('what was corrected, or sent, on another page is so on the way back', { timeout: TIMEOUT }, async () => {
  // A tab of its own: Puppeteer is not told of pages out of the back-forward cache.
  const tab = await firefox.page.browser().newPage()
  const message = 'form[data-form=contact] [name=message]'
  const values = { name: 'Ada', company: 'Ada', email: 'ada@exemple.com' }
  const readMessage = () => tab.$eval(message, (field) => 'value' in field && field.value)
  const openHome = async () => {
    await tab.evaluate(() => location.assign('/fr'))
    await findIn(tab, '[data-island=HeroEstimate]')
    await findIn(tab, '[data-island][data-awake] > form[data-form=contact]')
  }
  await tab.goto(`${firefox.served.site}/fr/contact`)
  for (const [name, value] of Object.entries(values)) {
    // oxlint-disable-next-line no-await-in-loop
    await fill(tab, `form[data-form=contact] [name=${name}]`, value)
  }
  await tab.type(message, 'Bonjour')
  await openHome()
  await tab.type(message, ', corrigé')
  await tab.evaluate(() => history.back())
  await findIn(tab, 'body:not(:has([data-island=HeroEstimate]))')
  await expect.poll(readMessage, { timeout: 20_000 }).toBe('Bonjour, corrigé')
  await openHome()
  await pressIn(tab, 'form[data-form=contact] [type=submit]')
  await findIn(tab, '[data-kind=sent]')
  await tab.evaluate(() => history.back())
  await findIn(tab, 'body:not(:has([data-island=HeroEstimate]))')
  await expect.poll(readMessage, { timeout: 20_000 }).toBe('')
  await expect.poll(() => tab.url()).toBe(`${firefox.served.site}/fr/contact`)
  await tab.close()
})

test('documents are counted and priced, and those that can’t be are told', { timeout: 2 * TIMEOUT }, async () => {
  const documents = [...oddDocuments, ...sampleDocuments]
  const paths = documents.map(([name]) => join(firefox.served.folder, name))
  await Promise.all(documents.map(([, bytes], index) => writeFile(paths[index] ?? '', bytes)))
  await firefox.open('/fr/estimate')
  await (await find('form[data-form=quote]')).hover()
  await find('[data-island=QuoteForm][data-awake]')
  const input = await find('form[data-form=quote] input[type=file]')
  await input.uploadFile(...paths)
  const read = () =>
    firefox.page.$$eval('[data-island=QuoteForm] li:has([data-file])', (rows) => rows.map((row) => row.textContent))
  for (const [index, [name, , says]] of documents.entries()) {
    // oxlint-disable-next-line no-await-in-loop
    await expect
      .poll(async () => plain((await read())[index] ?? ''), { message: name, timeout: 30_000 })
      .toContain(plain(says))
  }
  await expect.poll(() => textOf('[data-island=QuoteForm]'), { timeout: 20_000 }).toMatch(PRICE)
})
