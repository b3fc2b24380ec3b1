import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { QUOTE } from '../quote.ts'
import { walkPages } from '../walkPages.ts'
import { quoteIn } from './quote.ts'
import { webkitUnderTest } from './webkit.ts'

const webkit = webkitUnderTest()
const { find, textOf, press, wakeQuote, fillQuote } = quoteIn(webkit)

walkPages('WebKit', ['fr'], {
  // The browser's minimum.
  widths: [450],
  open: (address) => webkit.open(address),
  resize: (width) => webkit.resize(width, 900),
  report: (look) => webkit.report(look),
})

test(
  'a quote says what is missing, then arrives once, pressed twice, with its files',
  { timeout: 60_000 },
  async () => {
    const files = ['contrat.pdf', 'annexe.pdf'].map((name) => join(webkit.served.folder, name))
    await Promise.all(files.map((path) => writeFile(path, `%PDF-1.7\n${path}`)))
    await webkit.open('/fr/requestaquote')
    // Where its script takes more than three seconds, the browser shows messages of its own.
    await wakeQuote()
    await press('form[data-form=quote] [type=submit]')
    expect(await find('form[data-form=quote] [name=email][aria-invalid=true][aria-describedby]')).toBeDefined()
    await fillQuote()
    await (await find('form[data-form=quote] input[type=file]')).type(files.join('\n'))
    // By script: the driver cannot reach a second time what it has to scroll to.
    await webkit.driver.execute(
      'arguments[0].click(), arguments[0].click()',
      await find('form[data-form=quote] [type=submit]'),
    )
    const told = await textOf('[data-kind=sent]')
    const [message, ...others] = await webkit.served.inbox.list()
    expect(others).toEqual([])
    expect(message).toMatchObject({ fields: QUOTE, times: 1, files: [{ name: 'contrat.pdf' }, { name: 'annexe.pdf' }] })
    expect(told).toContain(message?.fields['reference'])
  },
)
