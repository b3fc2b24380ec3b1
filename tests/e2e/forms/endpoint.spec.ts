import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inboxPath } from '../../../renderer/formService.ts'
import { startServer } from '../../../tools/server/staticServer.ts'
import { expect, fillForm, forms, openFilledForm, sendForm, submit, test as base } from './test.ts'

const SITE = 'dist/client'

/** A site built with an endpoint: its URL is in the forms, its origin in the policy of the pages. */
const test = base.extend({
  baseURL: async ({ folder, elsewhere: { address } }, use) => {
    const site = join(folder, 'site')
    mkdirSync(site)
    cpSync(join(SITE, 'assets'), join(site, 'assets'), { recursive: true })
    for (const file of ['_headers', 'index.html']) cpSync(join(SITE, file), join(site, file))
    for (const file of forms.map(({ path }) => `fr${path}.html`)) {
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

// The policy is the page's: each form is asked with script or without.
for (const form of forms.filter((_, place) => place % 2 === 0)) {
  test(`${form.name}: the policy allows sending it there`, async ({ page, elsewhere: { inbox } }) => {
    const element = await openFilledForm(page, form, 'fr')
    await sendForm(element)
    expect(await inbox.list()).toHaveLength(1)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const form of forms.filter((_, place) => place % 2 === 1)) {
    test(`${form.name}: the policy allows sending it there`, async ({ page, elsewhere: { inbox } }) => {
      await page.goto(`/fr${form.path}`)
      const element = page.locator(`form[data-form="${form.name}"]`)
      await fillForm(element, form.values)
      await submit(element).click()
      await expect.poll(async () => (await inbox.list()).length).toBe(1)
    })
  }
})
