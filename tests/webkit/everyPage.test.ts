import { describe, expect, test } from 'vitest'
import { locales } from '../../renderer/languages.ts'
import { coveredControls } from '../e2e/coveredControls.ts'
import { lostInWindow } from '../e2e/lostInWindow.ts'
import { missingOnFirstScreen } from '../e2e/missingOnFirstScreen.ts'
import { pagesOf } from '../e2e/pages.ts'
import { webkitUnderTest } from './webkit.ts'

/** The narrower is as narrow as the browser gets. */
const WIDTHS = [450, 1280]
/** Of each language there are some fifty pages. */
const WALK_TIMEOUT = 300_000

const webkit = webkitUnderTest()

describe.each(locales)('/%s', (locale) => {
  test(
    'every page is whole in WebKit, and its controls can be pressed',
    async () => {
      const faults: string[] = []
      let widths = WIDTHS
      for (const address of pagesOf(locale)) {
        // One page after the other: there is one window.
        /* oxlint-disable no-await-in-loop */
        await webkit.open(address)
        for (const width of widths) {
          await webkit.resize(width, 900)
          for (const look of [missingOnFirstScreen, lostInWindow, coveredControls]) {
            const found = await webkit.report(look)
            faults.push(...found.map((fault) => `${address} at ${width} px: ${fault}`))
          }
        }
        /* oxlint-enable no-await-in-loop */
        // The next page begins with the width that this one ended with.
        widths = widths.toReversed()
      }
      expect(faults).toEqual([])
    },
    WALK_TIMEOUT,
  )
})
