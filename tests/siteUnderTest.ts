import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { startServer } from '../tools/server/staticServer.ts'
import { createFormService, type FormService } from './formService.ts'

/** The built site for the tests of a file, whose forms arrive. */
export interface SiteUnderTest {
  readonly site: string
  readonly inbox: FormService
  /** For what its tests write. */
  readonly folder: string
  /** Refuses the files of these addresses from now on. */
  refuse(addresses: RegExp): void
  /** Serves everything again, immediately. */
  behave(): void
  /** Ends something after the tests, before all that was started earlier. */
  endAfterwards(end: () => Promise<unknown>): void
}

export const STARTING_TIMEOUT = 60_000

/** To be called at the top of a test file, before what opens the site. */
export function siteUnderTest(): SiteUnderTest {
  let folder = ''
  let site = ''
  let inbox: FormService
  let refused: RegExp | undefined
  const ending: Array<() => Promise<unknown>> = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-under-test-'))
    ending.unshift(() => rm(folder, { recursive: true, force: true }))
    inbox = createFormService()
    const handle: FormService['handle'] = (request, response) => {
      if (!refused?.test(request.url ?? '')) return inbox.handle(request, response)
      response.writeHead(503).end()
      return true
    }
    const server = await startServer({ folder: 'dist/client', port: 0, inbox: { handle } })
    ending.unshift(() => server.close())
    site = server.url
  }, STARTING_TIMEOUT)
  const behave = (): void => {
    refused = undefined
    inbox.misbehave(null)
  }
  // Otherwise, one test that fails would fail those after it.
  afterEach(behave)
  afterAll(async () => {
    for (const end of ending) {
      // What is served is looked at by the browser.
      // oxlint-disable-next-line no-await-in-loop
      await end()
    }
  }, STARTING_TIMEOUT)

  return {
    get site() {
      return site
    },
    get inbox() {
      return inbox
    },
    get folder() {
      return folder
    },
    refuse: (addresses) => (refused = addresses),
    behave,
    endAfterwards: (end) => void ending.unshift(end),
  }
}
