// These functions run in the page that is looked at, not here: each travels alone, so it can use nothing of this module,
// and gives no function a name (tsx would call a helper for that, which the page lacks).

/** TypeScript does not know it: https://developer.mozilla.org/docs/Web/API/LayoutShift */
interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

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

/** Waits until the page has drawn itself and has nothing to do. */
export async function becomeIdle(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 })))
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

/** What can be measured of a page’s layout: whether it has moved by itself, and whether it is wider than the screen. */
export function measureProblems(): string[] {
  const problems: string[] = []

  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift', buffered: true })
  // Entries of this type are all that was asked for.
  const shifts = observer.takeRecords() as LayoutShift[]
  if (shifts.length > 0) {
    const moved = shifts.flatMap(({ sources }) =>
      sources.map(({ node }) =>
        node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? ''),
      ),
    )
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    problems.push(`layout shift ${sum.toFixed(4)} of ${[...new Set(moved)].join(', ')}`)
  }

  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth > clientWidth) {
    const wide = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map((element) => `${element.localName}.${element.className}`)
    problems.push(`${scrollWidth} px wide: ${wide.slice(0, 3).join(', ')}`)
  }
  return problems
}

/** A smaller copy of a JPEG, as base64 too. */
export async function reducePicture({ base64, width }: { base64: string; width: number }): Promise<string> {
  const image = new Image()
  image.src = `data:image/jpeg;base64,${base64}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.round((image.naturalHeight / image.naturalWidth) * width)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser can’t draw.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg').replace(/^.*,/, '')
}
