import { describe, expect, test } from 'vitest'
import { locales } from '../../renderer/languages.ts'
import { coveredControls } from '../e2e/coveredControls.ts'
import { lostInWindow } from '../e2e/lostInWindow.ts'
import { missingOnFirstScreen } from '../e2e/missingOnFirstScreen.ts'
import { pagesOf } from '../e2e/pages.ts'
import { firefoxUnderTest } from './firefox.ts'

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]
/** Of each language there are some fifty pages. */
const WALK_TIMEOUT = 120_000

const firefox = firefoxUnderTest()

describe.each(locales)('/%s', (locale) => {
  test(
    'every page is whole in Firefox, on a phone and on a desk',
    async () => {
      const faults: string[] = []
      for (const address of pagesOf(locale)) {
        for (const [index, screen] of SCREENS.entries()) {
          // One page after the other: Firefox draws what is in front.
          /* oxlint-disable no-await-in-loop */
          await firefox.page.setViewport(screen)
          if (index === 0) await firefox.open(address)
          const missing = await firefox.page.evaluate(missingOnFirstScreen)
          const lost = await firefox.page.evaluate(lostInWindow)
          const covered = await firefox.page.evaluate(coveredControls)
          const found = [...missing, ...lost, ...covered, ...(await firefox.errors())]
          /* oxlint-enable no-await-in-loop */
          faults.push(...found.map((fault) => `${address} at ${screen.width} px: ${fault}`))
        }
      }
      expect([...new Set(faults)]).toEqual([])
    },
    WALK_TIMEOUT,
  )
})
