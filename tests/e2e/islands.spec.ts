import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright/test'
import { expect, test } from './test.ts'
import { textWithAnyCount } from './texts.ts'

const touches = [
  { what: 'the contact form', address: '/fr/contact', touch: (page: Page) => page.locator('#contact-name').focus() },
  {
    what: 'the quote form',
    address: '/fr/requestaquote',
    touch: (page: Page) => page.locator('#quote-deadline').focus(),
  },
  { what: 'the estimate', address: '/fr/estimate', touch: (page: Page) => page.locator('#estimate-files').focus() },
  {
    what: 'the bridge of the home page',
    address: '/fr',
    touch: (page: Page) => page.locator('[data-island=HeroEstimate] input').focus(),
  },
  { what: 'the search of the blog', address: '/fr/blog', touch: (page: Page) => page.getByRole('searchbox').focus() },
  { what: 'the search of the site', address: '/en/about', touch: (page: Page) => page.keyboard.press('Control+k') },
]

/** Whether the scripts are there that need no touch: of an idle moment, and of what is seen. */
function hasScripts(): boolean {
  return [...document.querySelectorAll<HTMLElement>('[data-when=idle], [data-when=visible]')].every((element) => {
    const isSeen = element.checkVisibility() && element.getBoundingClientRect().top < innerHeight
    return 'awake' in element.dataset || (element.dataset['when'] === 'visible' && !isSeen)
  })
}

for (const { what, address, touch } of touches) {
  test(`${what} loads no more than 20 kB`, async ({ page }) => {
    const html = await (await page.goto(address, { waitUntil: 'networkidle' }))?.text()
    await expect.poll(() => page.evaluate(hasScripts)).toBe(true)
    const fetched: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // The page’s own files are no part of it either: a busy browser may load lazy pictures later.
      if (pathname.startsWith('/assets/') && !html?.includes(pathname)) fetched.push(pathname)
    })
    await touch(page)
    // Not the form in the footer of all pages.
    await expect(page.locator('[data-island][data-awake]').first()).toBeAttached()
    const size = fetched.reduce((sum, file) => sum + brotliCompressSync(readFileSync(`dist/client${file}`)).length, 0)
    expect(size, fetched.join(', ')).toBeLessThanOrEqual(20 * 1024)
  })
}

test('an island that failed to load is retried at the next touch', async ({ page }) => {
  await page.goto('/fr/blog', { waitUntil: 'networkidle' })
  const search = page.getByRole('searchbox')
  // Whatever follows the name of the file: another attempt asks for another address.
  await page.route(/\/assets\/.*\.js/, (route) => route.abort('internetdisconnected'))
  const failure = page.waitForEvent('pageerror')
  await search.focus()
  expect((await failure).message).toContain('Failed to fetch dynamically imported module')
  await expect(page.locator('[data-island="BlogSearch"]')).not.toHaveAttribute('data-awake')

  await page.unrouteAll({ behavior: 'wait' })
  await search.blur()
  await search.focus()
  await page.waitForSelector('[data-island="BlogSearch"][data-awake]')
  await search.fill('localisation')
  await expect(page.getByRole('heading', { name: textWithAnyCount('fr', 'blogSearch:found') })).toBeVisible()
})

test('a hovered page is prerendered, a file is not', async ({ page }) => {
  const prepared: string[] = []
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) prepared.push(new URL(request.url()).pathname)
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Preload.enable')
  // Playwright blocks prerendering, because it could not observe it; the attempt is enough.
  const rendered: string[] = []
  session.on('Preload.prerenderStatusUpdated', ({ key }) => rendered.push(new URL(key.url).pathname))

  await page.goto('/fr/privacy')
  const linkTo = (address: string) => page.locator(`a[href="${address}"]:visible`).first()
  for (const address of ['/fr/privacy.pdf', '/fr/terms']) await linkTo(address).hover()
  await expect.poll(() => prepared).toEqual(['/fr/terms'])
  await expect.poll(() => rendered).toContain('/fr/terms')
  await linkTo('/fr/terms').click()
  await expect(page).toHaveURL('/fr/terms')
  expect(new Set(rendered)).toEqual(new Set(['/fr/terms']))
})

test('a prerendered page does nothing until it is shown', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('draft:earlier', '')
    Object.defineProperty(document, 'prerendering', { value: true })
  })
  await page.goto('/fr', { waitUntil: 'networkidle' })
  await expect(page.locator('html')).toHaveAttribute('data-scripted')
  expect(await page.evaluate(() => localStorage.getItem('draft:earlier'))).toBe('')
  await expect(page.locator('[data-awake]')).toHaveCount(0)
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  await expect(page.locator('[data-script=hero]')).toHaveAttribute('data-awake')
  expect(await page.evaluate(() => localStorage.getItem('draft:earlier'))).toBeNull()
})

test('prerendered pages neither clear nor store drafts until they are shown', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }))
  await page.goto('/fr')
  await page.evaluate(() => sessionStorage.setItem('site:sent', 'contact digest key'))
  const stored = () => page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)].toSorted())
  for (const address of ['/fr/requestaquote/legal', '/fr/thank-you/contact?sent=contact']) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page.locator('[data-awake]'), address).toHaveCount(0)
    expect(await stored(), address).toEqual(['site:sent'])
  }
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  await expect.poll(stored).not.toContain('site:sent')
})
