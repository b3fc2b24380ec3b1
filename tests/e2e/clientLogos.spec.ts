import { expect, test } from './test.ts'

test('logos scroll by endlessly without a gap in 20 s, until hovered or paused, and are all visible with reduced motion', async ({
  page,
}) => {
  await page.goto('/fr')
  const clients = page.locator('[aria-labelledby="clients-title"]')
  const readMotion = () =>
    clients.locator('> div').evaluate((band) =>
      band.getAnimations().map(({ effect, playState }) => {
        const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
        // The other keys of a keyframe are the animated properties.
        const others = new Set(['offset', 'computedOffset', 'easing', 'composite'])
        return {
          playState,
          duration: effect?.getTiming().duration,
          iterations: effect?.getTiming().iterations,
          moves: [...new Set(frames.flatMap(Object.keys).filter((key) => !others.has(key)))],
          easings: [...new Set(frames.map(({ easing }) => easing))],
        }
      }),
    )

  await test.step('at a constant speed; only their transform changes', async () => {
    expect(await readMotion()).toEqual([
      { playState: 'running', duration: 20_000, iterations: Infinity, moves: ['transform'], easings: ['linear'] },
    ])
  })

  await test.step('the second row leaves no gap', async () => {
    for (const width of [390, 2000]) {
      await page.setViewportSize({ width, height: 900 })
      const [first = 0, second] = await clients
        .locator('ul')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().width))
      expect(Math.round(first)).toBeGreaterThanOrEqual(width)
      expect(second).toBeCloseTo(first, 1)
    }
  })

  await test.step('hover and the pause control stop them', async () => {
    const states = async () => (await readMotion()).map(({ playState }) => playState)
    await clients.evaluate((band) => band.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const box = await clients.boundingBox()
    await page.mouse.move(300, (box?.y ?? 0) + (box?.height ?? 0) - 90)
    await expect.poll(states).toEqual(['paused'])
    await page.mouse.move(0, 0)
    await expect.poll(states).toEqual(['running'])
    await page.locator('[data-script=pauseControl]').check()
    await expect.poll(states).toEqual(['paused'])
  })

  await test.step('all six are visible with reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await readMotion()).toEqual([])
      const edges = await clients
        .locator('img')
        .evaluateAll((logos) => logos.slice(0, 6).map((logo) => logo.getBoundingClientRect().toJSON()))
      expect(edges.filter(({ left, right }) => left < 0 || right > width)).toEqual([])
    }
  })
})
