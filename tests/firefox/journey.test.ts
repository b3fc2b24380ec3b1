import { expect, test } from 'vitest'
import { putDocument } from '../quote.ts'
import { walkPages } from '../walkPages.ts'
import { fillQuote, findIn, firefoxUnderTest, pressIn } from './firefox.ts'

const firefox = firefoxUnderTest()

walkPages('Firefox', ['fr'], {
  widths: [390],
  open: (address) => firefox.open(address),
  resize: (width) => firefox.resize(width, 844),
  report: (look) => firefox.page.evaluate(look),
  errors: () => firefox.errors(),
})

test(
  'on a phone, from the home page: a document is counted, and its quote, pressed twice, arrives once',
  {
    timeout: 60_000,
  },
  async () => {
    const { page, served } = firefox
    const { path, expectQuote } = putDocument(served)
    await firefox.resize(390, 844)
    await firefox.open('/fr')
    await (await findIn(page, '[data-island=HeroEstimate] label')).hover()
    await (await findIn(page, '[data-island=HeroEstimate][data-awake] input')).uploadFile(path)
    await pressIn(page, '[data-island=HeroEstimate] a[href^="/fr/requestaquote#"]')
    const form = await findIn(page, 'form[data-form=quote]:has([data-file])')
    await expect.poll(() => form.evaluate((element) => element.textContent), { timeout: 20_000 }).toMatch(/\d+\s€/)
    await fillQuote(page)
    await pressIn(page, 'form[data-form=quote] [type=submit]', 2)
    const told = await findIn(page, '[data-kind=sent]')
    await expectQuote(await told.evaluate((element) => element.textContent))
    expect(await firefox.errors()).toEqual([])
  },
)
