import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { oddDocuments, sampleDocuments } from '../documents/oddDocuments.ts'
import { plain } from '../e2e/texts.ts'
import { quoteIn } from './quote.ts'
import { webkitUnderTest } from './webkit.ts'

const TIMEOUT = 60_000
const PRICE = /\d+ €/
const webkit = webkitUnderTest()
const { find, textOf } = quoteIn(webkit)

// WebKit paints all of a line like the letters to come if the range of those is empty.
test('the lines of the first screen are painted', { timeout: TIMEOUT }, async () => {
  await webkit.open('/fr')
  await expect.poll(() => webkit.driver.execute("return CSS.highlights.get('untyped')?.size")).toBe(0)
})

/** Opens a page that counts documents, and chooses some. */
async function estimate(
  address: string,
  island: string,
  documents: ReadonlyArray<(typeof oddDocuments)[number]>,
): Promise<void> {
  await Promise.all(documents.map(([name, bytes]) => writeFile(join(webkit.served.folder, name), bytes)))
  await webkit.open(address)
  await webkit.driver.execute(
    `document.querySelector('[data-island=${island}]').dispatchEvent(new Event('pointerenter'))`,
  )
  await choose(island, documents)
}

/** Chooses documents that have been written. */
async function choose(island: string, documents: ReadonlyArray<(typeof oddDocuments)[number]>): Promise<void> {
  const paths = documents.map(([name]) => join(webkit.served.folder, name))
  await (await find(`[data-island=${island}][data-awake] input[type=file]`)).type(paths.join('\n'))
}

test('documents are counted and priced, and those that can’t be are told', { timeout: 2 * TIMEOUT }, async () => {
  const documents = [...oddDocuments, ...sampleDocuments]
  await estimate('/fr/estimate', 'QuoteForm', documents)
  const read = () =>
    webkit.report(() =>
      [...document.querySelectorAll('[data-island=QuoteForm] li:has([data-file])')].map(
        ({ textContent }) => textContent,
      ),
    )
  for (const [index, [name, , says]] of documents.entries()) {
    // oxlint-disable-next-line no-await-in-loop
    await expect
      .poll(async () => plain((await read())[index] ?? ''), { message: name, timeout: 30_000 })
      .toContain(plain(says))
  }
  await expect.poll(async () => plain(await textOf('[data-island=QuoteForm]'))).toMatch(PRICE)
})

test(
  'the bridge of the home page counts a document that was removed and chosen again',
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
    expect(plain(await textOf('[data-island=HeroEstimate]'))).toMatch(PRICE)
  },
)
