import type { Config } from 'vike/types'

/** Vike's configuration: every page is HTML made at build time, and `+client.ts` is the only script that all pages load. */
export const config = {
  // tools/build/buildSite.ts runs it.
  prerender: { noExtraDir: true, disableAutoRun: true },
  // The last of ten thousand pages may wait for minutes.
  hooksTimeout: false,
  passToClient: [],
  meta: {
    // HTML only: page components are not sent to the browser. https://vike.dev/render-modes
    Page: { env: { server: true, client: false } },
    /** The layout of every page. */
    Layout: { env: { server: true, client: false } },
    /** Title, description and other metadata for the head: `renderer/metadata.ts`. */
    metadata: { env: { server: true, client: false } },
    /** The languages in which the page is available, if not all of them. */
    localesOfPage: { env: { server: true, client: false } },
  },
} satisfies Config
