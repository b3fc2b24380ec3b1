import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { beforeAll, vi } from 'vitest'
import { z } from 'zod'
import { listen } from '../../tools/server/listen.ts'
import { locateRequired } from '../../tools/test/requirements.ts'
import { siteUnderTest, STARTING_TIMEOUT, type SiteUnderTest } from '../siteUnderTest.ts'
import { type Driver, openDriver } from './driver.ts'

/** A WebKit for the tests of a file, and the built site, with an inbox for its forms. */
export interface WebKitUnderTest {
  readonly driver: Driver
  readonly served: SiteUnderTest
  /** Sets the size of the window. WebKitGTK's own browser has a minimum width of about 450 px. */
  resize(width: number, height: number): Promise<void>
  /** Opens an address of the site, `/fr/about`, and waits for its text in its own fonts. */
  open(address: string): Promise<void>
  /** Runs a function in the page, which must only use browser APIs, and returns the strings that it reports. */
  report(look: () => string[] | Promise<string[]>): Promise<string[]>
}

/**
 * Sets reduced motion: animated elements may be clipped by the window, and MiniBrowser 2.50 crashes on a link between
 * two pages with `@view-transition`, which the site omits with reduced motion.
 */
const STILL = '[Settings]\ngtk-enable-animations=false\n'

/** Call at the top of a test file. */
export function webkitUnderTest(): WebKitUnderTest {
  const served = siteUnderTest()
  let driver: Driver

  beforeAll(async () => {
    const screen = await startScreen()
    served.endAfterwards(screen.stop)
    const { address, stop } = await startDriver(screen.display, served.folder)
    served.endAfterwards(stop)
    driver = await openDriver(address, 'MiniBrowser')
    served.endAfterwards(() => driver.quit())
  }, STARTING_TIMEOUT)

  return {
    get driver() {
      return driver
    },
    served,
    async resize(width, height) {
      await driver.resize(width, height)
    },
    async open(address) {
      await driver.get(`${served.site}${address}`)
      await driver.execute('return document.fonts.ready.then(() => true)')
    },
    async report(look) {
      return driver.execute<string[]>(`return (${look.toString()})()`)
    },
  }
}

/** Starts a virtual display: WebKitGTK has no headless browser. Returns its name and a function that stops it. */
async function startScreen(): Promise<{ display: string; stop: () => Promise<unknown> }> {
  const screen = spawn(
    locateRequired('virtualScreen'),
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const ended = once(screen, 'exit')
  const told = z.instanceof(Readable).parse(screen.stdio[3])
  const [number] = z.tuple([z.instanceof(Buffer)]).parse(await once(told, 'data'))
  return {
    display: `:${number.toString().trim()}`,
    stop: async () => {
      screen.kill()
      await ended
    },
  }
}

interface Started {
  readonly address: string
  readonly stop: () => Promise<unknown>
}

async function findFreePort(): Promise<number> {
  const { url, close } = await listen(() => undefined, 0)
  await close()
  return Number(new URL(url).port)
}

/** Starts WebKitGTK's driver, and waits until it listens. */
async function startDriver(display: string, folder: string): Promise<Started> {
  await mkdir(join(folder, 'gtk-3.0'))
  await writeFile(join(folder, 'gtk-3.0/settings.ini'), STILL)
  const environment = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    DISPLAY: display,
    // There is no graphics card.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  }
  const port = await findFreePort()
  const driver = spawn(locateRequired('webkit'), [`--port=${port}`], { env: environment, stdio: 'ignore' })
  const ended = once(driver, 'exit')
  const address = `http://127.0.0.1:${port}`
  const endedEarly = ended.then(() => {
    throw new Error('WebKitWebDriver ended before it listened.')
  })
  const listens = vi.waitFor(() => fetch(`${address}/status`), { timeout: STARTING_TIMEOUT / 2, interval: 50 })
  await Promise.race([listens, endedEarly])
  return {
    address,
    stop: async () => {
      driver.kill()
      await ended
    },
  }
}
