import { afterEach, beforeEach, expect, test } from 'vitest'
import { plain, text } from '../e2e/texts.ts'
import { firefoxUnderTest } from './firefox.ts'

const TIMEOUT = 60_000
const firefox = firefoxUnderTest()

const button = (name: string) => firefox.page.locator(`::-p-aria([name="${name}"][role="button"])`)
/** Resolves when something in the page is so. */
const until = (selector: string) => firefox.page.waitForSelector(selector)

beforeEach(() => firefox.page.setViewport({ width: 390, height: 844 }))
afterEach(async () => {
  const errors = await firefox.errors()
  if (errors.length > 0) throw new Error(errors.join('\n'))
})

test('the menu opens, and closes', { timeout: TIMEOUT }, async () => {
  await firefox.open('/fr/about')
  await button(text('fr', 'common:navigation.open')).click()
  await until('#menu:popover-open')
  await button(text('fr', 'common:navigation.close')).click()
  expect(await until('#menu:not(:popover-open)')).not.toBeNull()
})

test('the other language is two presses away', { timeout: TIMEOUT }, async () => {
  await firefox.open('/fr/services/legalTranslation')
  await firefox.page.locator('header [popovertarget=languages]').click()
  const navigation = firefox.page.waitForNavigation()
  await firefox.page.locator('#languages a[lang=en]').click()
  await navigation
  expect(firefox.page.url()).toBe(`${firefox.site}/en/services/legalTranslation`)
})

test('a question opens, and another closes it', { timeout: TIMEOUT }, async () => {
  await firefox.open('/fr/services')
  for (const question of [1, 2]) {
    // One after the other, as visitors do.
    /* oxlint-disable no-await-in-loop */
    await firefox.page.locator(`#faq details:nth-of-type(${question}) summary`).click()
    await until(`#faq details:nth-of-type(${question})[open]`)
    /* oxlint-enable no-await-in-loop */
  }
  expect(await firefox.page.$$('#faq details[open]')).toHaveLength(1)
})

test('a request for a quote arrives, and its sender is told so', { timeout: TIMEOUT }, async () => {
  const values = {
    documentType: 'Contrat « cadre »',
    sourceLang: 'français',
    targetLang: 'anglais',
    deadline: '2199-12-31',
    email: 'ada@exemple.com',
  }
  await firefox.open('/fr/requestaquote')
  for (const [name, value] of Object.entries(values)) {
    // One after the other, as visitors do.
    // oxlint-disable-next-line no-await-in-loop
    await firefox.page.locator(`form[data-form=quote] [name=${name}]`).fill(value)
  }
  await firefox.page.locator('form[data-form=quote] [type=submit]').click()
  const panel = await until('[data-kind=sent]')
  expect(plain((await panel?.evaluate((element) => element.textContent)) ?? '')).toContain(
    plain(text('fr', 'formMessages:sent.quote.title').replace('\n', ' ')),
  )
  expect(await firefox.inbox.list()).toMatchObject([{ fields: values }])
})

test('the search finds', { timeout: TIMEOUT }, async () => {
  await firefox.open('/fr')
  await button(text('fr', 'search:open')).click()
  await firefox.page.locator('dialog[open] input').fill('certifiée')
  expect(await until('dialog[open] h2 a[href="/fr/articles/traduction-certifiee"]')).not.toBeNull()
})

test('the contents of an article lead to its parts', { timeout: TIMEOUT }, async () => {
  await firefox.page.setViewport({ width: 1440, height: 900 })
  await firefox.open('/fr/articles/legal-errors')
  await firefox.page.locator('[data-script=tableOfContents] li:nth-of-type(3) a').click()
  await until('[data-prose] > h2:nth-of-type(3):target')
  await firefox.page.waitForFunction(() => {
    const top = document.querySelector(':target')?.getBoundingClientRect().top ?? -1
    return top > 0 && top < innerHeight / 2
  })
  expect(new URL(firefox.page.url()).hash).not.toBe('')
})
