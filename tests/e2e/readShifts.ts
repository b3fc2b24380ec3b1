import type { Page } from 'playwright/test'

/** Leaves a page in the faces that stand in for its fonts: what moves when they come is measured in fonts.spec.ts. */
export async function withoutFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort())
}

/** The sum of all layout shifts so far, and what moved. https://web.dev/articles/cls */
export function readShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        // TypeScript's library does not know this kind of entry.
        type Shift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] }
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().map((entry) => describe(entry as Shift))),
        )
        const describe = ({ value, sources }: Shift) =>
          `${value.toFixed(4)} ${sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent)).join(' | ')}`
        observer.observe({ type: 'layout-shift', buffered: true })
        // Entries that were buffered are told of before this.
        requestAnimationFrame(() =>
          setTimeout(() => resolve(observer.takeRecords().map((entry) => describe(entry as Shift)))),
        )
      }),
  )
}
