import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from './test.ts'

/** Where each island is touched; the search of the site has a key. */
const touches = [
  ['/fr/contact', '#contact-name'],
  ['/fr/requestaquote', '#quote-deadline'],
  ['/fr/estimate', '#quote-attachment'],
  ['/fr', '[data-island=HeroEstimate] input'],
  ['/fr/blog', '#blog-search'],
  ['/en/about', '[data-island=SiteSearch] button'],
] as const

/** Whether the scripts are there that need no touch: of an idle moment, and of what is seen. */
function hasScripts(): boolean {
  return [...document.querySelectorAll<HTMLElement>('[data-when=idle], [data-when=visible]')].every((element) => {
    const isSeen = element.checkVisibility() && element.getBoundingClientRect().top < innerHeight
    return 'awake' in element.dataset || (element.dataset['when'] === 'visible' && !isSeen)
  })
}

test('no form and no search loads more than 30 kB when it is touched', async ({ page }) => {
  test.slow()
  const session = await page.context().newCDPSession(page)
  // As for a visitor who comes to this page first.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  let fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  for (const [address, touched] of touches) {
    const html = await (await page.goto(address, { waitUntil: 'networkidle' }))?.text()
    await expect.poll(() => page.evaluate(hasScripts)).toBe(true)
    fetched = []
    if (touched.endsWith('button')) await page.locator(touched).first().click()
    else await page.locator(touched).focus()
    // Not the form in the footer of all pages.
    await expect(page.locator('[data-island][data-awake]').first()).toBeAttached()
    // The page’s own files are no part of it: a busy browser may load lazy pictures later.
    const files = fetched.filter((path) => path.startsWith('/assets/') && !html?.includes(path))
    const size = files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(`dist/client${file}`)).length, 0)
    expect(size, address).toBeGreaterThan(0)
    expect(size, `${address}: ${files.join(', ')}`).toBeLessThanOrEqual(30 * 1024)
  }
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
  await expect.poll(() => prepared).toContain('/fr/terms')
  expect(prepared).not.toContain('/fr/privacy.pdf')
  await expect.poll(() => rendered).toContain('/fr/terms')
  await linkTo('/fr/terms').click()
  await expect(page).toHaveURL('/fr/terms')
  expect(new Set(rendered)).toEqual(new Set(['/fr/terms']))
})

test('a prerendered page does nothing until it is shown', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true })
    sessionStorage.setItem('site:sent', 'contact')
  })
  const stored = () => page.evaluate(() => Object.keys(sessionStorage))
  for (const address of ['/fr', '/fr/thank-you/contact?sent=contact']) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page.locator('html')).toHaveAttribute('data-scripted')
    await expect(page.locator('[data-awake]'), address).toHaveCount(0)
    expect(await stored(), address).toContain('site:sent')
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
    await expect(page.locator('[data-awake]').first(), address).toBeAttached()
  }
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('site:sent'))).toBe('')
})
