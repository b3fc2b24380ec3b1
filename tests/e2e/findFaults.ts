import axe from 'axe-core'
import type { Page } from 'playwright/test'

declare global {
  // As a global of the page it was injected into; TypeScript only knows globals declared with `var`.
  var axe: typeof import('axe-core')
}

interface Where {
  readonly widths?: readonly number[]
  readonly themes?: ReadonlyArray<'light' | 'dark'>
  /** The part of the page to check. */
  readonly within?: string
}

/**
 * Returns the violations axe reports on a page in its current state, and where it overflows. A theme only changes
 * colours, at any width: the dark one is only checked for contrast, at the last width.
 * https://dequeuniversity.com/rules/axe
 *
 * @param state a description of the state, for the report
 */
export async function findFaults(
  page: Page,
  state: string,
  { widths = [390, 1440], themes = ['light', 'dark'], within }: Where = {},
) {
  const faults: string[] = []
  const analyze = async (look: string, rules?: string[]) => {
    // Listing and sending passed and incomplete checks would take longer than running all rules. No rule that runs reads
    // the style sheets that axe would fetch.
    const options = { resultTypes: ['violations' as const], preload: false, ...(rules && { runOnly: rules }) }
    const violations = await page.evaluate(
      async ([context, choice]) => (await globalThis.axe.run(context, choice)).violations,
      [within ?? 'html', options] as const,
    )
    for (const { id, nodes } of violations) {
      faults.push(...nodes.map(({ target }) => `${state}, ${look}: ${id} at ${target.join(' ')}`))
    }
  }
  await page.evaluate(axe.source)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await analyze(`${width} px, light`)
    const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement)
    if (scrollWidth > clientWidth) faults.push(`${state}: ${scrollWidth} px wide in a window of ${clientWidth} px`)
  }
  if (themes.includes('dark')) {
    await page.emulateMedia({ colorScheme: 'dark' })
    await analyze('dark', ['color-contrast'])
  }
  return faults
}
