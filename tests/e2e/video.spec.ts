import { pagesOf } from './pages.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

test('a video is fetched when it is played, with captions in the page’s language', async ({ page }) => {
  await page.goto('/fr/caseStudies')
  const link = page.getByRole('article').locator('a[href$="#video"]').first()
  const address = (await link.getAttribute('href')) ?? ''
  expect(pagesOf('fr')).toContain(address.replace('#video', ''))
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const [ending] = /\.(?:mp4|vtt)$/.exec(new URL(request.url()).pathname) ?? []
    if (ending) fetched.add(ending)
  })
  await link.click()
  const video = page.locator('video')
  await expect(video).toBeHidden()
  expect([...fetched]).toEqual([])

  const button = page.getByRole('button', { name: text('fr', 'caseStudies:video.play') })
  await button.click()
  // From here on it is the browser's own player, which has the focus.
  await expect(button).toBeHidden()
  await expect(video).toBeFocused()
  await expect(video).toHaveJSProperty('paused', false)
  const captions = () =>
    video.evaluate((element: HTMLVideoElement) =>
      [...element.textTracks].map(({ language, mode, cues }) => [language, mode, (cues?.length ?? 0) > 0]),
    )
  await expect.poll(captions).toEqual([
    ['fr', 'showing', true],
    ['en', 'disabled', false],
  ])
  expect(fetched).toEqual(new Set(['.vtt', '.mp4']))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('cards of case studies lead to their videos, which the browser plays', async ({ page }) => {
    await page.goto('/fr/caseStudies')
    await page.getByRole('article').locator('a[href$="#video"]').first().click()
    await expect(page.locator('video')).toBeInViewport()
    await expect(page.locator('video')).toHaveAttribute('controls')
    await expect(page.locator('#video button')).toBeHidden()
  })
})
