import type { Page } from 'playwright/test'
import { expect, test } from './test.ts'

const studies = [
  { address: '/fr/legal-translation', locale: 'fr', caption: '« consideration » passe le milieu' },
  { address: '/en/legal-translation', locale: 'en', caption: '“consideration” passes the middle' },
  { address: '/fr/ecommerceLocalization', locale: 'fr', caption: '« pistache » passe le milieu' },
  { address: '/en/ecommerceLocalization', locale: 'en', caption: '“pistache” passes the middle' },
  { address: '/fr/app-ui-adaptation', locale: 'fr', caption: '« 1 paiement » passe le milieu' },
  { address: '/en/app-ui-adaptation', locale: 'en', caption: '“1 paiement” passes the middle' },
] as const

/** What is fetched of the video, by its ending. */
function watch(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    const [ending] = /\.(?:mp4|vtt|webp)$/.exec(new URL(request.url()).pathname) ?? []
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

for (const { address, locale, caption } of studies) {
  test(`${address}: the video is fetched when it is played, with captions in the page's language`, async ({ page }) => {
    const fetched = watch(page)
    await page.goto(address, { waitUntil: 'networkidle' })
    const video = page.locator('video')
    await video.scrollIntoViewIfNeeded()
    await video.hover()
    await page.waitForSelector('[data-script=captions][data-awake]')
    await expect.poll(() => fetched).toEqual(['.webp'])
    expect((await captionsOf(page)).map(({ mode }) => mode)).toEqual(['disabled', 'disabled'])

    await video.evaluate((element) => (element instanceof HTMLVideoElement ? element.play() : undefined))
    await expect
      .poll(async () => (await captionsOf(page)).find(({ mode }) => mode === 'showing')?.texts[1])
      .toContain(caption)
    const captions = await captionsOf(page)
    expect(captions.map(({ language, mode }) => [language, mode])).toEqual([
      ['fr', locale === 'fr' ? 'showing' : 'disabled'],
      ['en', locale === 'en' ? 'showing' : 'disabled'],
    ])
    // Chromium's own parser reads as many as there are.
    expect(captions.find(({ language }) => language === locale)?.texts).toHaveLength(5)
    expect(new Set(fetched)).toEqual(new Set(['.webp', '.vtt', '.mp4']))
    const size = await video.evaluate((element) =>
      element instanceof HTMLVideoElement ? [element.videoWidth, element.videoHeight] : [],
    )
    expect(size).toEqual([1280, 720])
  })
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

    for (const { list, label, page: study } of [
      { list: '/fr/caseStudies', label: 'Voir la vidéo 12 secondes', page: /\/fr\/\w[\w-]+#video$/ },
      { list: '/en/caseStudies', label: 'Watch the video 12 seconds', page: /\/en\/\w[\w-]+#video$/ },
    ]) {
      test(`${list}: cards of case studies lead to their videos`, async ({ page }) => {
        await page.goto(list)
        const links = page.getByRole('article').getByRole('link', { name: label })
        await expect(links).toHaveCount(3)
        await links.first().click()
        await expect(page).toHaveURL(study)
        await expect(page.locator('video')).toBeInViewport()
      })
    }

    test('the player has its place, its controls and its text before anything is loaded', async ({ page }) => {
      const fetched = watch(page)
      await page.route('**/*.webp', (route) => route.abort())
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/fr/legal-translation')
      const video = page.locator('video')
      await expect(video).toHaveAttribute('controls')
      const box = await video.boundingBox()
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
      await expect(page.getByText('« hypothec » devient', { exact: false })).toBeVisible()
      expect(fetched.filter((ending) => ending !== '.webp')).toEqual([])
    })
  })
}
