import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inboxPath } from '../../../renderer/formService.ts'
import { startServer } from '../../../tools/server/staticServer.ts'
import { contact, expect, fillForm, openFilledForm, quote, sendForm, submit, test as base } from './test.ts'

const SITE = 'dist/client'

/** A site built with an endpoint: its URL is in the forms, its origin in the policy of the pages. */
const test = base.extend({
  baseURL: async ({ folder, elsewhere: { address } }, use) => {
    const site = join(folder, 'site')
    mkdirSync(site)
    cpSync(join(SITE, 'assets'), join(site, 'assets'), { recursive: true })
    for (const file of ['_headers', 'index.html']) cpSync(join(SITE, file), join(site, file))
    for (const file of [contact, quote].map(({ path }) => `fr${path}.html`)) {
      mkdirSync(dirname(join(site, file)), { recursive: true })
      writeFileSync(join(site, file), withEndpoint(readFileSync(join(SITE, file), 'utf8'), address))
    }
    const server = await startServer({ folder: site, port: 0 })
    await use(server.url)
    await server.close()
  },
})

function withEndpoint(html: string, address: string): string {
  return html
    .replace(/(?:connect-src|form-action) 'self'/g, (sources) => `${sources} ${new URL(address).origin}`)
    .replaceAll(`action="${inboxPath}"`, `action="${address}"`)
}

test('the policy allows sending it there', async ({ page, elsewhere: { inbox } }) => {
  await sendForm(await openFilledForm(page, contact, 'fr'))
  expect(inbox.list()).toHaveLength(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the policy allows sending it there', async ({ page, elsewhere: { inbox } }) => {
    await page.goto(`/fr${quote.path}`)
    const element = page.locator('form[data-form=quote]')
    await fillForm(element, quote.values)
    await submit(element).click()
    await expect.poll(() => inbox.list().length).toBe(1)
  })
})
