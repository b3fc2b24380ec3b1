import { existsSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { chromium } from 'playwright'
import { runCommand } from '../programs.ts'

/** A program or a font of the machine that tests need. */
interface Requirement {
  /** The Debian package that contains it. */
  readonly debianPackage: string
  /** The parts of the tests that need it; with `full` those that do so in the full run only. */
  readonly parts: readonly string[]
  /** Its names on the PATH, or the files that it may be. */
  readonly names: readonly string[]
}

const ofBrowser = process.env['CHROMIUM_PATH']
if (ofBrowser && !existsSync(ofBrowser)) throw new Error(`CHROMIUM_PATH: there is no file ${ofBrowser}.`)

const WITH_WINDOW = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', chromium.executablePath()]
/** Debian's Chromium without a window opens a page in a third of the processor time, but has no back-forward cache. */
const WITHOUT_WINDOW = 'chromium-headless-shell'
const FONTS = '/usr/share/fonts/truetype'

const REQUIREMENTS = {
  git: { debianPackage: 'git', parts: ['quick', 'unit', 'html'], names: ['git'] },
  chromium: {
    debianPackage: WITHOUT_WINDOW,
    parts: ['browser', 'react'],
    names: ofBrowser ? [ofBrowser] : [WITHOUT_WINDOW, ...WITH_WINDOW],
  },
  chromiumWithCache: { debianPackage: 'chromium', parts: ['browser full'], names: WITH_WINDOW },
  liberationSerif: {
    debianPackage: 'fonts-liberation',
    parts: ['browser full'],
    names: [`${FONTS}/liberation/LiberationSerif-Regular.ttf`],
  },
  dejavuSerif: {
    debianPackage: 'fonts-dejavu-core',
    parts: ['browser full'],
    names: [`${FONTS}/dejavu/DejaVuSerif.ttf`],
  },
  firefox: { debianPackage: 'firefox-esr', parts: ['firefox'], names: ['firefox-esr', 'firefox'] },
  webkit: { debianPackage: 'webkit2gtk-driver', parts: ['webkit'], names: ['WebKitWebDriver'] },
  virtualScreen: { debianPackage: 'xvfb', parts: ['webkit'], names: ['Xvfb'] },
} as const satisfies Record<string, Requirement>

/** The key of a program or font. */
export type RequirementName = keyof typeof REQUIREMENTS

/** Returns the path of a program or font, or undefined if it is not installed. */
export function locate(name: RequirementName): string | undefined {
  return find(REQUIREMENTS[name])
}

/**
 * Returns the path of a program or font.
 *
 * @throws Error that says how to install it
 */
export function locateRequired(name: RequirementName): string {
  const path = locate(name)
  if (path === undefined) throw new Error(`This needs apt-get install ${REQUIREMENTS[name].debianPackage}`)
  return path
}

/**
 * Installs the programs and fonts that some parts of the tests need: Debian's packages as root, and in CI with sudo. Other
 * users only get Playwright's own Chromium, which needs no rights.
 *
 * @param parts names of parts: `browser`, and `browser full` in the full run
 * @returns the packages that are still missing
 */
export function installMissing(parts: readonly string[]): string[] {
  const needed = Object.values<Requirement>(REQUIREMENTS).filter((each) =>
    each.parts.some((part) => parts.includes(part)),
  )
  const listMissing = () =>
    needed.filter((requirement) => find(requirement) === undefined).map(({ debianPackage }) => debianPackage)
  const packages = listMissing()
  if (packages.length === 0) return []
  const isRoot = process.getuid?.() === 0
  if (isRoot || process.env['CI']) {
    console.log(`Installing what the tests need: ${packages.join(', ')}`)
    // The environment is set by a program, because sudo passes none on. On a new machine there is no list of packages yet.
    const aptGet = `${isRoot ? '' : 'sudo -n '}env DEBIAN_FRONTEND=noninteractive apt-get -qq`
    runCommand(`${aptGet} update`)
    runCommand(`${aptGet} install --yes --no-install-recommends ${packages.join(' ')}`)
  }
  if (parts.includes('browser') && locate('chromium') === undefined) runCommand('playwright install chromium')
  return listMissing()
}

/** Returns the first file of a requirement that there is, in the first folder of the PATH that has one. */
function find({ names }: Requirement): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => resolve(folder, name))).find((file) => existsSync(file))
}
