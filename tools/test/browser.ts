import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** Debian's Chromium without a window, which opens a page for a third of the processor's time. */
const HEADLESS = 'chromium-headless-shell'
const WITH_WINDOW = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Finds a Chromium for the tests, or installs one.
 *
 * In this order: CHROMIUM_PATH, one on the PATH, Playwright's own, Playwright's own after `playwright install`,
 * the distribution's after `apt-get install`.
 *
 * @returns the path of the program
 * @throws Error that says what to do, where there is none to be had
 */
export function findBrowser(): string {
  const found = process.env['CHROMIUM_PATH'] ?? findInstalled() ?? findPlaywrights()
  if (found) return found
  console.log('There is no Chromium here: installing one.')
  run('npx', ['playwright', 'install', 'chromium'])
  const installed = findPlaywrights() ?? installWithApt()
  if (installed) return installed
  throw new Error('The browser tests need Chromium. Install it, and set CHROMIUM_PATH where it is not on the PATH.')
}

/**
 * Finds the Chromium for hundreds of tests: the one without a window, which is installed where that takes no more than
 * apt-get, else what {@link findBrowser} finds.
 */
export function findTestBrowser(): string {
  const isRootOnDebian = process.getuid?.() === 0 && findOnPath(['apt-get']) !== undefined
  const isToBeInstalled = isRootOnDebian && !process.env['CHROMIUM_PATH'] && !findOnPath([HEADLESS])
  return (isToBeInstalled ? installWithApt() : undefined) ?? findBrowser()
}

/** Finds the Chromium for tests of what the one without a window leaves out, such as pages kept for the way back. */
export function findBrowserWithWindow(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? findOnPath(WITH_WINDOW) ?? findPlaywrights()
}

/**
 * Finds a Firefox for the tests: FIREFOX_PATH, or one on the PATH, the one with long support first.
 *
 * @returns the path of the program, or nothing where there is none
 */
export function findFirefox(): string | undefined {
  return process.env['FIREFOX_PATH'] ?? findOnPath(['firefox-esr', 'firefox'])
}

/**
 * Finds WebKitGTK for the tests: the driver that starts its browser, on a virtual screen (it has no headless mode).
 *
 * @returns the path of the driver, or nothing where it or Xvfb is missing
 */
export function findWebKit(): string | undefined {
  return findOnPath(['Xvfb']) && findOnPath(['WebKitWebDriver'])
}

function findInstalled(): string | undefined {
  return findOnPath([HEADLESS, ...WITH_WINDOW])
}

/** The first of these names in the first folder that has one. */
function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file))
}

function findPlaywrights(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function installWithApt(): string | undefined {
  const isInstalled =
    run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', HEADLESS, 'chromium'])
  return isInstalled ? findInstalled() : undefined
}

function run(command: string, parameters: readonly string[]): boolean {
  return spawnSync(command, parameters, { stdio: 'inherit' }).status === 0
}
