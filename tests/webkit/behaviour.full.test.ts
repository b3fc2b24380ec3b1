import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { locales } from '../../renderer/languages.ts'
import { oddDocuments, sampleDocuments } from '../documents/oddDocuments.ts'
import { plain, text } from '../e2e/texts.ts'
import { webkitUnderTest } from './webkit.ts'

const TIMEOUT = 60_000
const webkit = webkitUnderTest()
const find = (selector: string) => webkit.driver.find(selector)
const textOf = async (selector: string) =>
  webkit.driver.execute<string>('return arguments[0].textContent', await find(selector))
/** The values arrive complete, including a date, which every browser takes in a different format. */
const fill = async (name: string, value: string) =>
  webkit.driver.execute(
    `arguments[0].value = arguments[1]
    arguments[0].dispatchEvent(new Event('input', { bubbles: true }))
    arguments[0].dispatchEvent(new Event('change', { bubbles: true }))`,
    await find(`form[data-form=quote] [name=${name}]`),
    value,
  )
/**
 * Presses an element once it rests for a frame: it may move while a page or a form is completed. The driver cannot reach a
 * second time what it has to scroll to.
 */
const press = (selector: string) =>
  vi.waitFor(
    async () => {
      const element = await find(selector)
      const resting = `return new Promise((resolve) => {
        arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })
        const look = (last) => {
          const { top } = arguments[0].getBoundingClientRect()
          if (top === last) resolve(true)
          else requestAnimationFrame(() => look(top))
        }
        look()
      })`
      await webkit.driver.execute(resting, element)
      await element.click()
    },
    { timeout: 20_000, interval: 50 },
  )

describe.each([450, 820, 1280])('in a window of %i px', (width) => {
  beforeEach(() => webkit.resize(width, 900))

  test.each(['requestaquote', 'services'])('the first screen leads to /fr/%s', { timeout: TIMEOUT }, async (path) => {
    await webkit.open('/fr')
    await press(`main > :first-child a[href="/fr/${path}"]`)
    await expect.poll(() => webkit.driver.url(), { timeout: 20_000 }).toBe(`${webkit.served.site}/fr/${path}`)
  })
})

// WebKit paints all of a line like the letters to come if the range of those is empty.
test('the lines of the first screen are painted', { timeout: TIMEOUT }, async () => {
  await webkit.open('/fr')
  await expect.poll(() => webkit.driver.execute("return CSS.highlights.get('untyped')?.size")).toBe(0)
})

// Only WebKit hangs punctuation, which puts the large marks of quotations out of a narrow window.
test('the opening marks of quotations are in the window', { timeout: TIMEOUT }, async () => {
  await webkit.open('/en/articles/legal-errors')
  const quotation = await find('figure:has(blockquote)')
  const hung = 'return getComputedStyle(arguments[0]).hangingPunctuation'
  expect(await webkit.driver.execute(hung, quotation)).toBe('none')
})

const values = {
  documentType: 'Contrat « cadre »',
  sourceLang: 'français',
  targetLang: 'anglais',
  deadline: '2199-12-31',
  email: 'ada@exemple.com',
}

/** The form with its script, which loads on hover. */
async function wakeQuote(): Promise<void> {
  await webkit.driver.execute(
    "arguments[0].closest('[data-island]').dispatchEvent(new Event('pointerenter'))",
    await find('form[data-form=quote]'),
  )
  // Until then, the browser validates.
  await find('[data-island][data-awake] [data-form=quote][novalidate]')
}

async function fillQuote(): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    // Sequentially, like visitors.
    // oxlint-disable-next-line no-await-in-loop
    await fill(name, value)
  }
}

test.each(locales)('/%s: a form says what is missing, then arrives', { timeout: TIMEOUT }, async (locale) => {
  await webkit.open(`/${locale}/requestaquote`)
  // Where its script takes more than three seconds, the browser shows messages of its own.
  await wakeQuote()
  await press('form[data-form=quote] [type=submit]')
  expect(await find('form[data-form=quote] [name=email][aria-invalid=true][aria-describedby]')).toBeDefined()
  await fillQuote()
  await press('form[data-form=quote] [type=submit]')
  expect(plain(await textOf('[data-kind=sent]'))).toContain(
    plain(text(locale, 'formMessages:sent.quote.title').replace('\n', ' ')),
  )
  const [newest] = await webkit.served.inbox.list()
  expect(newest).toMatchObject({
    fields: { ...values, 'Langue de la page': locale === 'fr' ? 'français' : 'anglais' },
  })
})

test('two files arrive, sent by two presses, once, with a receipt', { timeout: TIMEOUT }, async () => {
  const files = ['contrat.pdf', 'annexe.pdf'].map((name) => join(webkit.served.folder, name))
  await Promise.all(files.map((path) => writeFile(path, `%PDF-1.7\n${path}`)))
  await webkit.open('/fr/requestaquote')
  await wakeQuote()
  await fillQuote()
  await (await find('form[data-form=quote] input[type=file]')).type(files.join('\n'))
  // By script: the driver cannot reach a second time what it has to scroll to.
  await webkit.driver.execute(
    'arguments[0].click(), arguments[0].click()',
    await find('form[data-form=quote] [type=submit]'),
  )
  const told = plain(await textOf('[data-kind=sent]'))
  const [message] = await webkit.served.inbox.list()
  expect(message).toMatchObject({ times: 1, files: [{ name: 'contrat.pdf' }, { name: 'annexe.pdf' }] })
  expect(told).toContain(message?.fields['reference'])
})

/** Opens a page that counts documents, and chooses some. */
async function estimate(address: string, island: string, documents: typeof oddDocuments): Promise<void> {
  await Promise.all(documents.map(([name, bytes]) => writeFile(join(webkit.served.folder, name), bytes)))
  await webkit.open(address)
  await webkit.driver.execute(
    `document.querySelector('[data-island=${island}]').dispatchEvent(new Event('pointerenter'))`,
  )
  await choose(island, documents)
}

/** Chooses documents that have been written. */
async function choose(island: string, documents: typeof oddDocuments): Promise<void> {
  const paths = documents.map(([name]) => join(webkit.served.folder, name))
  await (await find(`[data-island=${island}][data-awake] input[type=file]`)).type(paths.join('\n'))
}

test('documents are counted and priced, and those that can’t be are told', { timeout: 2 * TIMEOUT }, async () => {
  const documents = [...oddDocuments, ...sampleDocuments]
  await estimate('/fr/estimate', 'Estimate', documents)
  const read = () =>
    webkit.report(() =>
      [...document.querySelectorAll('[data-island=Estimate] li:has([data-file])')].map(
        ({ textContent }) => textContent,
      ),
    )
  for (const [index, [name, , says]] of documents.entries()) {
    // oxlint-disable-next-line no-await-in-loop
    await expect
      .poll(async () => plain((await read())[index] ?? ''), { message: name, timeout: 30_000 })
      .toContain(plain(says))
  }
  await expect.poll(async () => plain(await textOf('[data-island=Estimate]'))).toContain('870 €')
})

// As in Safari's private windows, no files can be stored here.
test(
  'the bridge of the home page counts a document that was removed and chosen again, which leaves with the quote form',
  { timeout: TIMEOUT },
  async () => {
    const contract = oddDocuments.slice(0, 1)
    await estimate('/fr', 'HeroEstimate', contract)
    await find('[data-island=HeroEstimate] [data-laid="4"]')
    const remove = await find('[data-island=HeroEstimate] li > button')
    // The driver does not scroll to what is in a box that scrolls.
    await webkit.driver.execute("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", remove)
    await remove.click()
    await find('[data-island=HeroEstimate]:not(:has(li)) input:focus')
    await choose('HeroEstimate', contract)
    await find('[data-island=HeroEstimate] [data-laid="4"]')
    expect(plain(await textOf('[data-island=HeroEstimate]'))).toContain('400 €')
    await press('[data-island=HeroEstimate] a[href="/fr/requestaquote"]')
    // The documents are kept first.
    await expect.poll(() => webkit.driver.url(), { timeout: 20_000 }).toBe(`${webkit.served.site}/fr/requestaquote`)
    await find('form[data-form=quote] [data-file]')
    await fillQuote()
    await press('form[data-form=quote] [type=submit]')
    await find('[data-kind=sent]')
    const [message] = await webkit.served.inbox.list()
    expect(message?.files).toMatchObject(contract.map(([name, bytes]) => ({ name, bytes: Buffer.from(bytes) })))
  },
)

test(
  'who leaves while a form is being sent, and comes back, finds an answer or what was written',
  { timeout: TIMEOUT },
  async () => {
    await webkit.open('/fr/requestaquote')
    await wakeQuote()
    await fillQuote()
    const answer = webkit.served.inbox.holdAnswers()
    await press('form[data-form=quote] [type=submit]')
    await find('[data-form=quote][data-state=sending]')
    await webkit.driver.get(`${webkit.served.site}/fr/team`)
    await webkit.driver.back()
    await wakeQuote()
    answer()
    await find('[data-form=quote] :is([data-kind=sent], [data-kind=restored], [data-kind=failed])')
    webkit.served.behave()
    const [isSent, typed] = await webkit.driver.execute<[boolean, string]>(
      `return [document.querySelector('[data-kind=sent]') !== null,
        document.querySelector('form[data-form=quote] [name=documentType]').value]`,
    )
    expect(typed).toBe(isSent ? '' : values.documentType)
  },
)

test('another message that was written elsewhere outlives “another quote”', { timeout: TIMEOUT }, async () => {
  await webkit.open('/fr/requestaquote')
  await wakeQuote()
  await fillQuote()
  await press('form[data-form=quote] [type=submit]')
  await find('[data-kind=sent]')
  await webkit.driver.get(`${webkit.served.site}/fr/requestaquote/legal`)
  await wakeQuote()
  await fill('documentType', 'Jugement')
  await webkit.driver.back()
  await wakeQuote()
  await webkit.driver.execute("document.querySelector('[data-kind=sent] > button:last-child')?.click()")
  await webkit.driver.get(`${webkit.served.site}/fr/requestaquote`)
  await wakeQuote()
  const read = "return document.querySelector('form[data-form=quote] [name=documentType]').value"
  await expect.poll(() => webkit.driver.execute(read)).toBe('Jugement')
})
