import { describe, expect, test } from 'vitest'
import type { Locale } from '../renderer/languages.ts'
import { coveredControls } from './e2e/coveredControls.ts'
import { lostInWindow } from './e2e/lostInWindow.ts'
import { missingOnFirstScreen } from './e2e/missingOnFirstScreen.ts'
import { samplesOf } from './e2e/pages.ts'

/** A browser of another house. */
interface Walker {
  readonly widths: readonly number[]
  open(address: string): Promise<unknown>
  resize(width: number): Promise<unknown>
  /** Runs a function in the page that is open, which must use nothing but the browser. */
  report(look: () => string[] | Promise<string[]>): Promise<string[]>
  /** Returns what went wrong on the page that is open. */
  errors?(): Promise<string[]>
}

/** Of each language there are some thirty samples. */
const WALK_TIMEOUT = 300_000
const LOOKS = [missingOnFirstScreen, lostInWindow, coveredControls]

/**
 * Tests that a browser shows every element and state of the site whole, in some languages. Pages that differ by their words
 * alone are looked at in Chromium.
 */
export function walkPages(name: string, walked: readonly Locale[], walker: Walker): void {
  describe.each(walked)('/%s', (locale) => {
    test(
      `pages of every kind are whole in ${name}, and their controls can be pressed`,
      async () => {
        const faults: string[] = []
        let { widths } = walker
        for (const address of samplesOf(locale)) {
          // One page after the other: there is one window, and what is in front is drawn.
          /* oxlint-disable no-await-in-loop */
          await walker.open(address)
          for (const width of widths) {
            await walker.resize(width)
            for (const look of LOOKS) {
              const found = await walker.report(look)
              faults.push(...found.map((fault) => `${address} at ${width} px: ${fault}`))
            }
          }
          const errors = (await walker.errors?.()) ?? []
          faults.push(...errors.map((error) => `${address}: ${error}`))
          /* oxlint-enable no-await-in-loop */
          // The next page begins with the width that this one ended with.
          widths = widths.toReversed()
        }
        expect(faults).toEqual([])
      },
      WALK_TIMEOUT,
    )
  })
}
