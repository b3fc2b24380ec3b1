import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'
import { beforeAll } from 'vitest'
import { z } from 'zod'
import { findWebKit } from '../../tools/test/browser.ts'
import { siteUnderTest, STARTING_TIMEOUT, type SiteUnderTest } from '../siteUnderTest.ts'

/** A WebKit of their own for the tests of a file, and the built site, whose forms arrive. */
export interface WebKitUnderTest {
  readonly driver: WebDriver
  readonly served: SiteUnderTest
  /** Sets the size of the window. WebKitGTK's own browser gets no narrower than some 450 px. */
  resize(width: number, height: number): Promise<void>
  /** Opens an address of the site: `/fr/about`. When it returns, its text is there in its own fonts. */
  open(address: string): Promise<void>
  /** Runs a function in the page, which must use nothing but the browser, and returns the strings that it reports. */
  report(look: () => string[] | Promise<string[]>): Promise<string[]>
}

/**
 * What moves through a window is cut off by it; and MiniBrowser 2.50 crashes on a link between two pages with
 * `@view-transition`, which the site leaves out where motion is unwanted.
 */
const STILL = '[Settings]\ngtk-enable-animations=false\n'

/** To be called at the top of a test file. */
export function webkitUnderTest(): WebKitUnderTest {
  const served = siteUnderTest()
  let driver: WebDriver

  beforeAll(async () => {
    const screen = await startScreen()
    served.endAfterwards(screen.stop)
    const service = await startDriver(screen.display, served.folder)
    served.endAfterwards(() => service.kill())
    driver = await new Builder()
      .usingServer(await service.address())
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build()
    served.endAfterwards(() => driver.quit())
  }, STARTING_TIMEOUT)

  return {
    get driver() {
      return driver
    },
    served,
    async resize(width, height) {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height })
    },
    async open(address) {
      await driver.get(`${served.site}${address}`)
      await driver.executeScript('return document.fonts.ready.then(() => true)')
    },
    async report(look) {
      return driver.executeScript<string[]>(`return (${look.toString()})()`)
    },
  }
}

/** A screen that nobody sees: WebKitGTK has no headless browser. Returns its name and what takes it away. */
async function startScreen(): Promise<{ display: string; stop: () => Promise<unknown> }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
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

/** Starts the driver of WebKitGTK, which listens when it returns. */
async function startDriver(display: string, folder: string): Promise<DriverService> {
  await mkdir(join(folder, 'gtk-3.0'))
  await writeFile(join(folder, 'gtk-3.0/settings.ini'), STILL)
  const executable = findWebKit()
  if (!executable) throw new Error('There is no WebKit. Install webkit2gtk-driver and xvfb.')
  const environment = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    DISPLAY: display,
    // There is no graphics card to draw with.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  }
  const service = new DriverService.Builder(executable).setLoopback(true).setEnvironment(environment).build()
  await service.start()
  return service
}
