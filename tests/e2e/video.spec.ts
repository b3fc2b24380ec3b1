import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from 'playwright/test'
import { expect, test } from './test.ts'
import { frontmatterOf, text } from './texts.ts'

const locale = 'fr'
const study = 'legal-translation'
const address = `/${locale}/${study}`
const STUDIES = ['legal-translation', 'ecommerceLocalization', 'app-ui-adaptation']

/** Returns the texts of a video's captions, without distinction of spaces. */
function readCaptions(): string[] {
  const { video } = frontmatterOf(locale, 'case-studies', study)
  const name = basename(video?.file ?? '', '.mp4')
  const source = readFileSync(`content/videos/${name}.${locale}.vtt`, 'utf8')
  return Array.from(source.matchAll(/-->.*\n([^]*?)(?:\n\n|\s*$)/g), ([, cue = '']) => cue.replaceAll(/\s+/g, ' '))
}

/** Returns the requests for the video's files, by extension. */
function watch(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    const [ending] = /\.(?:mp4|vtt|avif|webp|jpg)$/.exec(new URL(request.url()).pathname) ?? []
    if (ending) fetched.push(ending)
  })
  return fetched
}

/** Returns the captions that the player shows, without distinction of spaces. */
function captionsOf(page: Page) {
  return page.locator('video').evaluate((video) => {
    if (!(video instanceof HTMLVideoElement)) return []
    return [...video.textTracks].map(({ language, mode, cues }) => ({
      language,
      mode,
      texts: [...(cues ?? [])].map((cue) => (cue instanceof VTTCue ? cue.text.replaceAll(/\s+/g, ' ') : '')),
    }))
  })
}

test(`${address}: the video is fetched when it is played, with captions in the page's language`, async ({ page }) => {
  const fetched = watch(page)
  await page.goto(address, { waitUntil: 'networkidle' })
  const video = page.locator('video')
  const title = frontmatterOf(locale, 'case-studies', study).video?.title ?? ''
  const button = page.getByRole('button', { name: `${text(locale, 'common:video.play')} ${title}` })
  await button.hover()
  await expect.poll(() => fetched).toEqual(['.avif'])
  expect((await captionsOf(page)).map(({ mode }) => mode)).toEqual(['disabled', 'disabled'])

  await button.click()
  // From here on it is the browser's own player, which has the focus.
  await expect(button).toBeHidden()
  await expect(video).toBeVisible()
  await expect(video).toBeFocused()
  await expect(video).toHaveAttribute('controls')
  await expect(video).toHaveJSProperty('paused', false)
  await expect
    .poll(async () => (await captionsOf(page)).find(({ mode }) => mode === 'showing')?.texts)
    .toEqual(readCaptions())
  const captions = await captionsOf(page)
  expect(captions.map(({ language, mode }) => [language, mode])).toEqual([
    ['fr', 'showing'],
    ['en', 'disabled'],
  ])
  expect(new Set(fetched)).toEqual(new Set(['.avif', '.vtt', '.mp4']))
  const size = await video.evaluate((element) =>
    element instanceof HTMLVideoElement ? [element.videoWidth, element.videoHeight] : [],
  )
  expect(size).toEqual([1280, 720])
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test(`/${locale}/caseStudies: cards of case studies link to their videos`, async ({ page }) => {
      await page.goto(`/${locale}/caseStudies`)
      await expect(page.getByRole('article').locator('a[href$="#video"]')).toHaveCount(STUDIES.length)
      for (const each of STUDIES) {
        const { videoLabel } = frontmatterOf(locale, 'case-studies', each)
        await expect(page.locator(`a[href="/${locale}/${each}#video"]`)).toHaveAccessibleName(
          `${videoLabel} ${text(locale, 'caseStudies:video.length', { count: 12 })}`,
        )
      }
      await page.getByRole('article').locator('a[href$="#video"]').first().click()
      await expect(page).toHaveURL(new RegExp(`/${locale}/\\w[\\w-]+#video$`))
      await expect(page.locator('video')).toBeInViewport()
    })

    test('the player has its size, its controls and its text before anything loads', async ({ page }) => {
      const fetched = watch(page)
      await page.route('**/*.avif', (route) => route.abort())
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/fr/legal-translation')
      const video = page.locator('video')
      // Without script the browser's player plays it; otherwise our button.
      await expect(video).toHaveAttribute('controls')
      await expect(video).toBeVisible({ visible: !javaScriptEnabled })
      await expect(page.locator('#video button')).toBeVisible({ visible: javaScriptEnabled })
      const box = await video.boundingBox()
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
      const description = frontmatterOf('fr', 'case-studies', 'legal-translation').video?.description ?? ''
      await expect(page.getByText(description, { exact: true })).toBeVisible()
      expect(fetched.filter((ending) => ending !== '.avif')).toEqual([])
    })
  })
}
