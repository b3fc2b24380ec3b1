import { existsSync } from 'node:fs'
import { basename, delimiter, resolve } from 'node:path'
import { chromium } from 'playwright'
import { runCommand } from '../programs.ts'

/** A program or a font of the machine that tests need. */
interface Requirement {
  /** The Debian package that contains it. */
  readonly debianPackage: string
  /** The parts of the tests that need it. */
  readonly parts: readonly string[]
  /** Its names on the PATH, or the files that it may be. */
  readonly names: readonly string[]
  /** The environment variable with the path of another one. */
  readonly variable?: string
  /** Whether only the full run needs it. */
  readonly isForFullRun?: boolean
}

const BROWSER = ['browser', 'react']
const WITH_WINDOW = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', chromium.executablePath()]
/** Debian's Chromium without a window opens a page in a third of the processor time, but has no back-forward cache. */
const WITHOUT_WINDOW = 'chromium-headless-shell'
const FONTS = '/usr/share/fonts/truetype'
const LATE_FONTS = { parts: ['browser'], isForFullRun: true }

const REQUIREMENTS = {
  git: { debianPackage: 'git', parts: ['quick', 'unit', 'html'], names: ['git'] },
  chromium: {
    debianPackage: WITHOUT_WINDOW,
    parts: BROWSER,
    names: [WITHOUT_WINDOW, ...WITH_WINDOW],
    variable: 'CHROMIUM_PATH',
  },
  chromiumWithCache: {
    debianPackage: 'chromium',
    parts: BROWSER,
    names: WITH_WINDOW,
    variable: 'CHROMIUM_PATH',
    isForFullRun: true,
  },
  liberationSerif: {
    debianPackage: 'fonts-liberation',
    names: [`${FONTS}/liberation/LiberationSerif-Regular.ttf`],
    ...LATE_FONTS,
  },
  dejavuSerif: { debianPackage: 'fonts-dejavu-core', names: [`${FONTS}/dejavu/DejaVuSerif.ttf`], ...LATE_FONTS },
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
 * @param parts names of parts: `browser`
 * @returns the packages that are still missing
 */
export function installMissing(parts: readonly string[], isFull: boolean): string[] {
  const listMissing = () =>
    Object.values<Requirement>(REQUIREMENTS)
      .filter((requirement) => isFull || requirement.isForFullRun !== true)
      .filter((requirement) => requirement.parts.some((part) => parts.includes(part)))
      .filter((requirement) => find(requirement) === undefined)
      .map(({ debianPackage }) => debianPackage)
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

/**
 * Returns the first file of a requirement that there is, in the first folder of the PATH that has one.
 *
 * @throws Error if its environment variable names none
 */
function find({ names, variable = '', isForFullRun }: Requirement): string | undefined {
  const named = process.env[variable]
  // A Chromium without a window may be named for the other tests.
  if (named && !(isForFullRun && basename(named).includes('headless'))) {
    if (!existsSync(named)) throw new Error(`${variable}: there is no file ${named}.`)
    return named
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => resolve(folder, name))).find((file) => existsSync(file))
}
