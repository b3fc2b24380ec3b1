import type { Page } from 'playwright/test'

/** Holds back what a page fetches from some addresses, until the function that it returns is called. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  await page.route(addresses, async (route) => {
    await opened
    await route.continue()
  })
  return open
}
