import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from 'playwright/test'
import { locales, type Locale } from '../../renderer/languages.ts'
import { parseCaptions } from '../../tools/content/captions.ts'
import { expect, test } from './test.ts'
import { frontmatterOf, text } from './texts.ts'

const STUDIES = ['legal-translation', 'ecommerceLocalization', 'app-ui-adaptation']

/** The texts of a video's captions, without the kinds of spaces. */
function readCaptions(study: string, locale: Locale): string[] {
  const { video } = frontmatterOf(locale, 'case-studies', study)
  const name = basename(video?.file ?? '', '.mp4')
  const { cues = [] } = parseCaptions(readFileSync(`content/videos/${name}.${locale}.vtt`, 'utf8'))
  return cues.map((cue) => cue.text.replaceAll(/\s+/g, ' '))
}

/** What is fetched of the video, by its ending. */
function watch(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    const [ending] = /\.(?:mp4|vtt|avif|webp|jpg)$/.exec(new URL(request.url()).pathname) ?? []
    if (ending) fetched.push(ending)
  })
  return fetched
}

/** What the player shows as captions, without the kinds of spaces. */
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

for (const study of STUDIES) {
  for (const locale of locales) {
    const address = `/${locale}/${study}`

    test(`${address}: the video is fetched when it is played, with captions in the page's language`, async ({
      page,
    }) => {
      const fetched = watch(page)
      await page.goto(address, { waitUntil: 'networkidle' })
      const video = page.locator('video')
      await video.scrollIntoViewIfNeeded()
      await video.hover()
      await page.waitForSelector('[data-script=captions][data-awake]')
      await expect.poll(() => fetched).toEqual(['.avif'])
      expect((await captionsOf(page)).map(({ mode }) => mode)).toEqual(['disabled', 'disabled'])

      await video.evaluate((element) => (element instanceof HTMLVideoElement ? element.play() : undefined))
      await expect
        .poll(async () => (await captionsOf(page)).find(({ mode }) => mode === 'showing')?.texts)
        .toEqual(readCaptions(study, locale))
      const captions = await captionsOf(page)
      expect(captions.map(({ language, mode }) => [language, mode])).toEqual([
        ['fr', locale === 'fr' ? 'showing' : 'disabled'],
        ['en', locale === 'en' ? 'showing' : 'disabled'],
      ])
      expect(new Set(fetched)).toEqual(new Set(['.avif', '.vtt', '.mp4']))
      const size = await video.evaluate((element) =>
        element instanceof HTMLVideoElement ? [element.videoWidth, element.videoHeight] : [],
      )
      expect(size).toEqual([1280, 720])
    })
  }
}

test('captions that the visitor chose stay', async ({ page }) => {
  await page.goto('/fr/legal-translation')
  const video = page.locator('video')
  await video.scrollIntoViewIfNeeded()
  await video.hover()
  await page.waitForSelector('[data-script=captions][data-awake]')
  await video.evaluate(async (element) => {
    if (!(element instanceof HTMLVideoElement)) return
    const english = [...element.textTracks].find(({ language }) => language === 'en')
    if (english) english.mode = 'showing'
    await element.play()
  })
  expect((await captionsOf(page)).map(({ mode }) => mode)).toEqual(['disabled', 'showing'])
})

test('one may jump to any part of it: the server answers with parts', async ({ page }) => {
  await page.goto('/en/legal-translation')
  const address = await page.locator('video').getAttribute('src')
  const answer = await page.request.get(String(address), { headers: { Range: 'bytes=1000-1999' } })
  expect(answer.status()).toBe(206)
  expect(await answer.body()).toHaveLength(1000)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    for (const locale of locales) {
      test(`/${locale}/caseStudies: cards of case studies lead to their videos`, async ({ page }) => {
        await page.goto(`/${locale}/caseStudies`)
        await expect(page.getByRole('article').locator('a[href$="#video"]')).toHaveCount(STUDIES.length)
        for (const study of STUDIES) {
          const { videoLabel } = frontmatterOf(locale, 'case-studies', study)
          await expect(page.locator(`a[href="/${locale}/${study}#video"]`)).toHaveAccessibleName(
            `${videoLabel} ${text(locale, 'caseStudies:video.length', { count: 12 })}`,
          )
        }
        await page.getByRole('article').locator('a[href$="#video"]').first().click()
        await expect(page).toHaveURL(new RegExp(`/${locale}/\\w[\\w-]+#video$`))
        await expect(page.locator('video')).toBeInViewport()
      })
    }

    test('the player has its place, its controls and its text before anything is loaded', async ({ page }) => {
      const fetched = watch(page)
      await page.route('**/*.avif', (route) => route.abort())
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/fr/legal-translation')
      const video = page.locator('video')
      await expect(video).toHaveAttribute('controls')
      const box = await video.boundingBox()
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
      const description = frontmatterOf('fr', 'case-studies', 'legal-translation').video?.description ?? ''
      await expect(page.getByText(description, { exact: true })).toBeVisible()
      expect(fetched.filter((ending) => ending !== '.avif')).toEqual([])
    })
  })
}
