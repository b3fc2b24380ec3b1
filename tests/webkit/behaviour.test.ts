import { By, until } from 'selenium-webdriver'
import { beforeEach, describe, expect, test } from 'vitest'
import { locales } from '../../renderer/languages.ts'
import { plain, text } from '../e2e/texts.ts'
import { webkitUnderTest } from './webkit.ts'

const TIMEOUT = 60_000
const PATIENCE = 20_000
const webkit = webkitUnderTest()
const find = (selector: string) => webkit.driver.wait(until.elementLocated(By.css(selector)), PATIENCE)
/** What is in a form arrives whole, a date, too, which nobody types the same way in any two browsers. */
const fill = async (name: string, value: string) =>
  webkit.driver.executeScript(
    `arguments[0].value = arguments[1]
    arguments[0].dispatchEvent(new Event('input', { bubbles: true }))
    arguments[0].dispatchEvent(new Event('change', { bubbles: true }))`,
    await find(`form[data-form=quote] [name=${name}]`),
    value,
  )
const press = async (selector: string) => (await find(selector)).click()

describe.each([450, 820, 1280])('in a window of %i px', (width) => {
  beforeEach(() => webkit.resize(width, 900))

  test.each(['requestaquote', 'services'])('the first screen leads to /fr/%s', { timeout: TIMEOUT }, async (path) => {
    await webkit.open('/fr')
    await press(`main > :first-child a[href="/fr/${path}"]`)
    expect(await webkit.driver.wait(until.urlIs(`${webkit.site}/fr/${path}`), PATIENCE)).toBe(true)
  })
})

test.each(locales)('/%s: a form says what is missing, then arrives', { timeout: TIMEOUT }, async (locale) => {
  const values = {
    documentType: 'Contrat « cadre »',
    sourceLang: 'français',
    targetLang: 'anglais',
    deadline: '2199-12-31',
    email: 'ada@exemple.com',
  }
  await webkit.open(`/${locale}/requestaquote`)
  await press('form[data-form=quote] [type=submit]')
  const wrong = await find('form[data-form=quote] [name=email][aria-invalid=true]')
  const told = await wrong.getAttribute('aria-describedby')
  expect(told).not.toBe('')
  for (const [name, value] of Object.entries(values)) {
    // One after the other, as visitors do.
    // oxlint-disable-next-line no-await-in-loop
    await fill(name, value)
  }
  await press('form[data-form=quote] [type=submit]')
  const panel = await find('[data-kind=sent]')
  expect(plain(await panel.getText())).toContain(
    plain(text(locale, 'formMessages:sent.quote.title').replace('\n', ' ')),
  )
  const [newest] = await webkit.inbox.list()
  expect(newest).toMatchObject({ fields: { ...values, language: locale } })
})
