import type { Page } from 'playwright/test'

/** Keeps a page in its fallback fonts: layout.full.spec.ts measures the shift when fonts load. */
export async function withoutFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort())
}

/** Returns the layout shifts so far, and the elements that moved. https://web.dev/articles/cls */
export function readShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        // TypeScript's library lacks this type of entry.
        type Shift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] }
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().map((entry) => describe(entry as Shift))),
        )
        const describe = ({ value, sources }: Shift) =>
          `${value.toFixed(4)} ${sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent)).join(' | ')}`
        observer.observe({ type: 'layout-shift', buffered: true })
        // Buffered entries are delivered before this.
        requestAnimationFrame(() =>
          setTimeout(() => resolve(observer.takeRecords().map((entry) => describe(entry as Shift)))),
        )
      }),
  )
}
