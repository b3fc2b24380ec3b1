import type { Config } from 'vike/types'

/** Every page is HTML made at build time; `+client.ts` is all the script that a page has. */
export const config = {
  // tools/build/buildSite.ts runs it.
  prerender: { noExtraDir: true, disableAutoRun: true },
  // Of ten thousand pages, the last may wait for minutes.
  hooksTimeout: false,
  passToClient: [],
  meta: {
    // HTML only: no page component reaches the browser. https://vike.dev/render-modes
    Page: { env: { server: true, client: false } },
    /** The frame around every page. */
    Layout: { env: { server: true, client: false } },
    /** Title, description and the rest of what the head says: `renderer/metadata.ts`. */
    metadata: { env: { server: true, client: false } },
    /** The languages in which the page can be shown, where that is not all of them. */
    localesOfPage: { env: { server: true, client: false } },
    /** False for pages that need no address without language prefix (page 2 of a list). */
    hasLanguageRedirect: { env: { server: true, client: false } },
  },
} satisfies Config
