import { describe, expect, test } from 'vitest'
import { locales } from '../../renderer/languages.ts'
import { lostInWindow } from '../e2e/lostInWindow.ts'
import { pagesOf } from '../e2e/pages.ts'
import { firefoxUnderTest } from './firefox.ts'

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]
/** Of each language there are some fifty pages. */
const WALK_TIMEOUT = 120_000

const firefox = firefoxUnderTest()

/** What a visitor misses on the first screen. It runs in the page, so it must use nothing but the browser. */
async function missingOnFirstScreen(): Promise<string[]> {
  const isOnScreen = (element: Element) => {
    const { width, top, bottom, left, right } = element.getBoundingClientRect()
    return (
      width > 0 &&
      bottom > 0 &&
      top < innerHeight &&
      left >= 0 &&
      right <= innerWidth &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
  }
  const heading = document.querySelector('h1')
  const controls = [...document.querySelectorAll('body > header :is(a, button)')].filter(isOnScreen)
  const pictures = [...document.images].filter(isOnScreen)
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  return [
    ...(heading && isOnScreen(heading) ? [] : ['the title']),
    // The logo, the search, the language, and the menu or its links.
    ...(controls.length >= 4 ? [] : [`controls of the header: there are ${controls.length}`]),
    ...pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => `the picture ${src}`),
  ]
}

describe.each(locales)('/%s', (locale) => {
  test(
    'every page is whole in Firefox, on a phone and on a desk',
    async () => {
      const faults: string[] = []
      for (const address of [...pagesOf(locale), `/${locale}/404`]) {
        for (const [index, screen] of SCREENS.entries()) {
          // One page after the other: Firefox draws what is in front.
          /* oxlint-disable no-await-in-loop */
          await firefox.page.setViewport(screen)
          if (index === 0) await firefox.open(address)
          const missing = await firefox.page.evaluate(missingOnFirstScreen)
          const lost = await firefox.page.evaluate(lostInWindow)
          const found = [...missing.map((thing) => `misses ${thing}`), ...lost, ...(await firefox.errors())]
          /* oxlint-enable no-await-in-loop */
          faults.push(...found.map((fault) => `${address} at ${screen.width} px: ${fault}`))
        }
      }
      expect([...new Set(faults)]).toEqual([])
    },
    WALK_TIMEOUT,
  )
})
