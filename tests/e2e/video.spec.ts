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

/** Expects the player to have its size and its text before anything loads. */
async function expectRoom(page: Page): Promise<void> {
  const box = await page.locator('video').boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
  const { video } = frontmatterOf(locale, 'case-studies', study)
  await expect(page.getByText(video?.description ?? '', { exact: true })).toBeVisible()
}

test(`${address}: the video is fetched when it is played, with captions in the page's language`, async ({ page }) => {
  const fetched = watch(page)
  // Not even the picture is there.
  await page.route('**/*.avif', (route) => route.abort())
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address, { waitUntil: 'networkidle' })
  const video = page.locator('video')
  await expect(video).toBeHidden()
  await expectRoom(page)
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
    .poll(() => captionsOf(page))
    .toEqual([
      { language: 'fr', mode: 'showing', texts: readCaptions() },
      { language: 'en', mode: 'disabled', texts: [] },
    ])
  expect(new Set(fetched)).toEqual(new Set(['.avif', '.vtt', '.mp4']))
  const size = await video.evaluate((element) =>
    element instanceof HTMLVideoElement ? [element.videoWidth, element.videoHeight] : [],
  )
  expect(size).toEqual([1280, 720])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('cards of case studies link to their videos, which the browser plays', async ({ page }) => {
    await page.route('**/*.avif', (route) => route.abort())
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/${locale}/caseStudies`)
    await expect(page.getByRole('article').locator('a[href$="#video"]')).toHaveCount(STUDIES.length)
    for (const each of STUDIES) {
      const { videoLabel } = frontmatterOf(locale, 'case-studies', each)
      await expect(page.locator(`a[href="/${locale}/${each}#video"]`)).toHaveAccessibleName(
        `${videoLabel} ${text(locale, 'caseStudies:video.length', { count: 12 })}`,
      )
    }
    const fetched = watch(page)
    await page.locator(`a[href="${address}#video"]`).click()
    await expect(page).toHaveURL(`${address}#video`)
    const video = page.locator('video')
    await expect(video).toBeInViewport()
    await expect(video).toBeVisible()
    await expect(video).toHaveAttribute('controls')
    await expect(page.locator('#video button')).toBeHidden()
    await expectRoom(page)
    expect(fetched.filter((ending) => ending === '.mp4' || ending === '.vtt')).toEqual([])
  })
})
