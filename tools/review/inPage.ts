// These functions run in the page that is looked at, not here: each travels alone, so it can use nothing of this module,
// and gives no function a name (tsx would call a helper for that, which the page lacks).

/** Shows each screenful once, so that what waits for being seen wakes, then the top again. */
export async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' })
    // Screenfuls come one after the other: what came into view is told at the end of a frame.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  }
  scrollTo({ top: 0, behavior: 'instant' })
}

/** Waits until all fonts and pictures are there, also those far down, and colours have changed to those of the theme. */
export async function becomeComplete(): Promise<boolean> {
  for (const image of document.images) image.loading = 'eager'
  await document.fonts.ready
  // A picture that can't be loaded is told of as a request that failed.
  await Promise.allSettled(Array.from(document.images, (image) => image.decode()))
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(
        ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
      .map(({ finished }) => finished),
  )
  return true
}

/**
 * For a picture of the whole page the browser makes its window 1 × 1 px for a moment. What looks different in a narrow
 * one must be back at once: a transition, however short, would be in the picture.
 */
export const STILL = '*, ::before, ::after, ::backdrop { transition: none !important }'
