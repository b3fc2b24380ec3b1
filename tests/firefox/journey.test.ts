import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { QUOTE } from '../quote.ts'
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

test('a quote with two files, pressed twice, arrives once, with a receipt', { timeout: 60_000 }, async () => {
  const { page, served } = firefox
  await firefox.open('/fr/requestaquote')
  await fillQuote(page)
  const files = ['contrat.pdf', 'annexe.pdf'].map((name) => join(served.folder, name))
  await Promise.all(files.map((path) => writeFile(path, `%PDF-1.7\n${path}`)))
  const input = await findIn(page, 'form[data-form=quote] input[type=file]')
  await input.uploadFile(...files)
  await findIn(page, 'form[data-form=quote] li:nth-child(2) [data-file]')
  await pressIn(page, 'form[data-form=quote] [type=submit]', 2)
  const told = await findIn(page, '[data-kind=sent]')
  const [message, ...others] = await served.inbox.list()
  expect(others).toEqual([])
  expect(message).toMatchObject({
    fields: QUOTE,
    times: 1,
    files: [{ name: 'contrat.pdf' }, { name: 'annexe.pdf' }],
  })
  expect(await told.evaluate((element) => element.textContent)).toContain(message?.fields['reference'])
  expect(await firefox.errors()).toEqual([])
})
