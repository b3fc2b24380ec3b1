import type { ConsoleMessage, Page, Request } from 'playwright'
import { becomeIdle } from './inPage.ts'

/** Listens to a page. */
export interface PageWatch {
  /** What went wrong so far. */
  readonly errors: readonly string[]
  /** Waits until all that the page has asked for is there, and all that this asked for. */
  settle(): Promise<void>
  stop(): void
}

/** Listens from now on to what a page asks for and to its errors. */
export function watchPage(page: Page): PageWatch {
  const errors: string[] = []
  const loads: Promise<void>[] = []

  function hearRequest(request: Request): void {
    loads.push(
      findError(request).then((error) => {
        if (error) errors.push(error)
      }),
    )
  }

  function hearConsole(message: ConsoleMessage): void {
    // The browser repeats there what `findError` tells of requests.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
  }

  function hearError(error: Error): void {
    errors.push(String(error))
  }

  async function settle(): Promise<void> {
    const before = loads.length
    await Promise.all(loads)
    await page.evaluate(becomeIdle)
    if (loads.length > before) await settle()
  }

  page.on('request', hearRequest)
  page.on('console', hearConsole)
  page.on('pageerror', hearError)
  return {
    errors,
    settle,
    stop() {
      page.off('request', hearRequest)
      page.off('console', hearConsole)
      page.off('pageerror', hearError)
    },
  }
}

async function findError(request: Request): Promise<string | undefined> {
  const { pathname } = new URL(request.url())
  const response = await request.response()
  await response?.finished()
  const failure = request.failure()?.errorText
  // What a page itself no longer wants is no failure.
  if (failure) return failure === 'net::ERR_ABORTED' ? undefined : `${failure}: ${pathname}`
  const status = response?.status() ?? 0
  // The page that says "not found" may say so to machines too.
  const isExpected = request.isNavigationRequest() && pathname.endsWith('/404')
  return status >= 400 && !isExpected ? `status ${status}: ${pathname}` : undefined
}
