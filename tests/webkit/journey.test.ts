import { expect, test } from 'vitest'
import { putDocument } from '../quote.ts'
import { walkPages } from '../walkPages.ts'
import { quoteIn } from './quote.ts'
import { webkitUnderTest } from './webkit.ts'

const webkit = webkitUnderTest()
const { find, textOf, press, fillQuote } = quoteIn(webkit)

walkPages('WebKit', ['fr'], {
  // The browser's minimum.
  widths: [450],
  open: (address) => webkit.open(address),
  resize: (width) => webkit.resize(width, 900),
  report: (look) => webkit.report(look),
})

test(
  'from the home page: a document is counted, and its quote, pressed twice, arrives once',
  { timeout: 60_000 },
  async () => {
    const { driver, served } = webkit
    const { path, expectQuote } = putDocument(served)
    await webkit.resize(450, 900)
    await webkit.open('/fr')
    await driver.execute(
      "document.querySelector('[data-island=HeroEstimate]').dispatchEvent(new Event('pointerenter'))",
    )
    await (await find('[data-island=HeroEstimate][data-awake] input[type=file]')).type(path)
    await press('[data-island=HeroEstimate] a[href^="/fr/requestaquote#"]')
    // The document is kept first.
    await expect.poll(() => driver.url(), { timeout: 20_000 }).toBe(`${served.site}/fr/requestaquote`)
    await expect.poll(() => textOf('form[data-form=quote]'), { timeout: 20_000 }).toMatch(/\d+\s€/)
    await fillQuote()
    // By script: the driver cannot reach a second time what it has to scroll to.
    await driver.execute(
      'arguments[0].click(), arguments[0].click()',
      await find('form[data-form=quote] [type=submit]'),
    )
    await expectQuote(await textOf('[data-kind=sent]'))
  },
)
