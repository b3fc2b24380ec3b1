import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'

declare global {
  // As a global of the page it was injected into; TypeScript only knows globals declared with `var`.
  var axe: typeof import('axe-core')
}

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

interface Where {
  readonly widths?: readonly number[]
  /** The part of the page to check. */
  readonly within?: string
}

/** Rules that the style sheets decide about, not the words of a page; they take longer than all others. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
const RULES_OF_STYLES = [...COLOUR_RULES, 'target-size']

/**
 * Returns the violations axe reports on a page in its current state. https://dequeuniversity.com/rules/axe
 *
 * @param rules all of them, those about colours, or those about what a page says
 */
export async function runAxe(
  page: Page,
  { within = 'html', rules = 'all' }: { within?: string; rules?: 'all' | 'colours' | 'words' } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    // Asked so, a browser compiles it once, not for each page.
    const session = await page.context().newCDPSession(page)
    await session.send('Runtime.evaluate', { expression: AXE })
    await session.detach()
  }
  // Listing and sending passed and incomplete checks would take longer than running all rules. No rule that runs reads
  // the style sheets that axe would fetch.
  const options = {
    resultTypes: ['violations' as const],
    preload: false,
    ...(rules === 'colours' && { runOnly: COLOUR_RULES }),
    ...(rules === 'words' && {
      rules: Object.fromEntries(RULES_OF_STYLES.map((rule) => [rule, { enabled: false }])),
    }),
  }
  const violations = await page.evaluate(
    async ([context, choice]) => (await globalThis.axe.run(context, choice)).violations,
    [within, options] as const,
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`))
}

/**
 * Returns the violations axe reports on a page in its current state, and where it overflows. The dark theme only changes
 * colours, at any width: they are checked at the last one.
 *
 * @param state a description of the state, for the report
 */
export async function findFaults(page: Page, state: string, { widths = [390, 1440], within }: Where = {}) {
  const faults: string[] = []
  const where = within === undefined ? {} : { within }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    faults.push(...(await runAxe(page, where)).map((fault) => `${state}, ${width} px: ${fault}`))
    const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement)
    if (scrollWidth > clientWidth) faults.push(`${state}: ${scrollWidth} px wide in a window of ${clientWidth} px`)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  faults.push(...(await runAxe(page, { ...where, rules: 'colours' })).map((fault) => `${state}, dark: ${fault}`))
  return faults
}
