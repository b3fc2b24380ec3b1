import { test as base } from 'playwright/test'

/** Playwright's test, on the built site. */
export const test = base.extend({
  // Playwright reads which fixtures are used from this pattern, so it must be there.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(process.env['SITE_UNDER_TEST']),
})

export { expect } from 'playwright/test'
