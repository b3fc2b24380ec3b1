import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** Debian's Chromium without a window, which opens a page in a third of the processor time of the other one. */
const HEADLESS = 'chromium-headless-shell'
const WITH_WINDOW = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Returns a Chromium: CHROMIUM_PATH, one on the PATH, Playwright's own, or one that Playwright or apt-get installs now.
 *
 * @throws Error if none can be installed
 */
export function findBrowser(): string {
  const found = process.env['CHROMIUM_PATH'] ?? findOnPath([HEADLESS, ...WITH_WINDOW]) ?? findPlaywrights()
  if (found) return found
  console.log('There is no Chromium here: installing one.')
  run('npx', ['playwright', 'install', 'chromium'])
  if (!findPlaywrights()) run('apt-get', ['install', '-y', '-qq', HEADLESS, 'chromium'])
  const installed = findPlaywrights() ?? findOnPath([HEADLESS])
  if (installed) return installed
  throw new Error('There is no Chromium, and none could be installed. Install one, or set CHROMIUM_PATH.')
}

/** Returns a Chromium for tests of features that the one without a window lacks, such as the back-forward cache. */
export function findBrowserWithWindow(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? findOnPath(WITH_WINDOW) ?? findPlaywrights()
}

/** Returns FIREFOX_PATH or a Firefox on the PATH, the extended support release first. */
export function findFirefox(): string | undefined {
  return process.env['FIREFOX_PATH'] ?? findOnPath(['firefox-esr', 'firefox'])
}

/** Returns the driver of WebKitGTK, which starts its browser on a virtual screen. */
export function findWebKit(): string | undefined {
  return findOnPath(['Xvfb']) && findOnPath(['WebKitWebDriver'])
}

/** Returns nginx's module for Brotli, if Caddy, nginx and `brotli` are installed too. */
export function findServers(): string | undefined {
  const module = '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf'
  const areThere = ['brotli', 'caddy', 'nginx'].every((name) => findOnPath([name]))
  return areThere && existsSync(module) ? module : undefined
}

/** Returns the first of these programs in the first folder that has one. */
function findOnPath(names: readonly string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file))
}

function findPlaywrights(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function run(command: string, parameters: readonly string[]): void {
  spawnSync(command, parameters, { stdio: 'inherit' })
}
