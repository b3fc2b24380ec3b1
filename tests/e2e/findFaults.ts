import axe from 'axe-core'
import type { Page } from 'playwright/test'

declare global {
  // As it is in a page that it was put into; TypeScript knows global variables by `var` only.
  var axe: typeof import('axe-core')
}

interface Where {
  readonly widths?: readonly number[]
  /** The part of the page that is looked at. */
  readonly within?: string
}

/**
 * What axe finds wrong with a page as it is now, at each width and in both themes, and where it is wider than the
 * window. A theme changes colours only, so the dark one is asked for nothing else. https://dequeuniversity.com/rules/axe
 *
 * @param state what the page shows, for the answer
 */
export async function findFaults(page: Page, state: string, { widths = [390, 768, 1440], within }: Where = {}) {
  const faults: string[] = []
  const analyze = async (look: string, rules?: string[]) => {
    const options = { resultTypes: ['violations' as const], ...(rules && { runOnly: rules }) }
    // What it passed and could not tell takes longer to list and to send than all of its rules to run.
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
    await page.emulateMedia({ colorScheme: 'dark' })
    await analyze(`${width} px, dark`, ['color-contrast'])
    const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement)
    if (scrollWidth > clientWidth) faults.push(`${state}: ${scrollWidth} px wide in a window of ${clientWidth} px`)
  }
  return faults
}
