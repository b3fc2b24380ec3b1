import { test as base, expect, type Browser, type BrowserContext } from 'playwright/test'
import { startServer } from '../../tools/server/staticServer.ts'

/** The violations of a page. */
interface Offences {
  /** Blocked by the page's policy, in the browser's words; or refused by React. */
  readonly violations: string[]
  /** Requests to other servers than the site's. */
  readonly requestsElsewhere: string[]
}

/** What projects of playwright.config.ts set. */
export interface SiteOptions {
  /** The folder of the built site. */
  readonly siteFolder: string
}

/** Playwright's test on the built site: it fails if a page violates its policy, or contacts another server. */
export const test = base.extend<
  { serversElsewhere: readonly string[]; offences: Offences },
  SiteOptions & { site: string }
>({
  siteFolder: ['dist/client', { option: true, scope: 'worker' }],
  site: [
    async ({ siteFolder }, use) => {
      const server = await startServer({ folder: siteFolder, port: 0 })
      await use(server.url)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site),
  // Playwright reads which fixtures are used from this pattern, so it must be there.
  // oxlint-disable-next-line no-empty-pattern
  serversElsewhere: async ({}, use) => use([]),
  offences: [
    async ({ browser, context, baseURL, serversElsewhere }, use) => {
      const offences: Offences = { violations: [], requestsElsewhere: [] }
      const watch = watchFor(offences, [baseURL ?? '', ...serversElsewhere])
      watch(context)
      const unwatch = watchNewContexts(browser, watch)
      await use(offences)
      unwatch()
      expect(offences).toEqual({ violations: [], requestsElsewhere: [] })
    },
    { auto: true },
  ],
})

export { expect }

function watchFor({ violations, requestsElsewhere }: Offences, servers: readonly string[]) {
  const origins = new Set(servers.filter((url) => url !== '').map((url) => new URL(url).origin))
  return (context: BrowserContext): void => {
    context.on('console', (message) => {
      if (/Content Security Policy|Trusted ?(?:Type|Script|HTML)|Permissions[ -]Policy/i.test(message.text()))
        violations.push(message.text())
    })
    context.on('weberror', (thrown) => {
      // HTML that React finds otherwise than it would render it, for one: https://react.dev/errors/418
      const { message } = thrown.error()
      if (message.includes('React error')) violations.push(message)
    })
    context.on('request', (request) => {
      // Following an external link is intended.
      if (request.isNavigationRequest() && request.method() === 'GET') return
      const { origin, protocol } = new URL(request.url())
      const isOwn = !request.isNavigationRequest() && new URL(request.frame().url()).origin === origin
      if (protocol.startsWith('http') && !isOwn && !origins.has(origin)) requestsElsewhere.push(request.url())
    })
  }
}

/** Tests create their own contexts, without script or in another language. */
function watchNewContexts(browser: Browser, watch: (context: BrowserContext) => void): () => void {
  const { newContext } = browser
  browser.newContext = async (options) => {
    const context = await newContext.call(browser, options)
    watch(context)
    return context
  }
  return () => {
    browser.newContext = newContext
  }
}
