import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from 'playwright/test'
import { defaultLocale, locales, type Locale } from '../../renderer/languages.ts'
import { parseCaptions } from '../../tools/check/pictures/captions.ts'
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

/** The button over a video, which says what it plays. */
function playButton(page: Page, locale: Locale, study: string) {
  const { video } = frontmatterOf(locale, 'case-studies', study)
  return page.getByRole('button', { name: `${text(locale, 'common:video.play')} ${video?.title ?? ''}` })
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
  for (const locale of study === STUDIES[0] ? locales : [defaultLocale]) {
    const address = `/${locale}/${study}`

    test(`${address}: the video is fetched when it is played, with captions in the page's language`, async ({
      page,
    }) => {
      const fetched = watch(page)
      await page.goto(address, { waitUntil: 'networkidle' })
      const video = page.locator('video')
      const button = playButton(page, locale, study)
      await button.hover()
      await expect.poll(() => fetched).toEqual(['.avif'])
      expect((await captionsOf(page)).map(({ mode }) => mode)).toEqual(['disabled', 'disabled'])

      await button.click()
      // From then on it is the browser's own player, which has the focus.
      await expect(button).toBeHidden()
      await expect(video).toBeVisible()
      await expect(video).toBeFocused()
      await expect(video).toHaveAttribute('controls')
      await expect(video).toHaveJSProperty('paused', false)
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

test('it is played with the keyboard, and captions that the visitor chose stay', async ({ page }) => {
  await page.goto('/fr/legal-translation')
  const video = page.locator('video')
  await playButton(page, 'fr', 'legal-translation').focus()
  await page.keyboard.press('Space')
  await expect(video).toHaveJSProperty('paused', false)
  await video.evaluate(async (element) => {
    if (!(element instanceof HTMLVideoElement)) return
    element.pause()
    for (const track of element.textTracks) track.mode = track.language === 'en' ? 'showing' : 'disabled'
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

    const locale = javaScriptEnabled ? 'fr' : 'en'
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

    test('the player has its place, its controls and its text before anything is loaded', async ({ page }) => {
      const fetched = watch(page)
      await page.route('**/*.avif', (route) => route.abort())
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/fr/legal-translation')
      const video = page.locator('video')
      // What plays it is one thing: a button of ours, or the browser's player where there is no script.
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
