import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { globSync } from 'tinyglobby'

/** A program or a font of the machine that tests need. */
interface Requirement {
  /** The Debian package that contains it. */
  readonly debianPackage: string
  /** The parts of the tests that need it. */
  readonly parts: readonly string[]
  /** Whether only the full run needs it. */
  readonly isForFullRun?: boolean
  /** Returns its path if it is installed. */
  find(): string | undefined
}

const WITH_WINDOW = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Debian's Chromium without a window opens a page in a third of the processor time, but has no back-forward cache. */
const WITHOUT_WINDOW = 'chromium-headless-shell'
const BROWSER = ['browser', 'react']

const REQUIREMENTS = {
  git: { debianPackage: 'git', parts: ['quick', 'unit', 'html'], find: () => findOnPath(['git']) },
  chromium: {
    debianPackage: WITHOUT_WINDOW,
    parts: BROWSER,
    find: () => fromEnvironment('CHROMIUM_PATH') ?? findOnPath([WITHOUT_WINDOW, ...WITH_WINDOW]) ?? findPlaywrights(),
  },
  chromiumWithCache: { debianPackage: 'chromium', parts: BROWSER, isForFullRun: true, find: findChromiumWithCache },
  liberationSerif: font('fonts-liberation', 'LiberationSerif-Regular.ttf'),
  dejavuSerif: font('fonts-dejavu-core', 'DejaVuSerif.ttf'),
  firefox: {
    debianPackage: 'firefox-esr',
    parts: ['firefox'],
    find: () => fromEnvironment('FIREFOX_PATH') ?? findOnPath(['firefox-esr', 'firefox']),
  },
  webkit: { debianPackage: 'webkit2gtk-driver', parts: ['webkit'], find: () => findOnPath(['WebKitWebDriver']) },
  virtualScreen: { debianPackage: 'xvfb', parts: ['webkit'], find: () => findOnPath(['Xvfb']) },
} as const satisfies Record<string, Requirement>

/** The key of a program or font. */
export type RequirementName = keyof typeof REQUIREMENTS

/** Returns the path of a program or font, or undefined if it is not installed. */
export function locate(name: RequirementName): string | undefined {
  return REQUIREMENTS[name].find()
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

/** Returns the Debian packages with the programs and fonts that some parts of the tests need and that are missing. */
export function listMissing(parts: readonly string[], isFull: boolean): string[] {
  return Object.values<Requirement>(REQUIREMENTS)
    .filter((requirement) => isFull || requirement.isForFullRun !== true)
    .filter((requirement) => requirement.parts.some((part) => parts.includes(part)))
    .filter((requirement) => requirement.find() === undefined)
    .map(({ debianPackage }) => debianPackage)
}

function findChromiumWithCache(): string | undefined {
  const named = fromEnvironment('CHROMIUM_PATH')
  if (named !== undefined && !basename(named).includes('headless')) return named
  return findOnPath(WITH_WINDOW) ?? findPlaywrights()
}

/**
 * Returns the path in an environment variable, if it is set.
 *
 * @throws Error if there is no such file
 */
function fromEnvironment(variable: string): string | undefined {
  const path = process.env[variable]
  if (path === undefined || path === '') return undefined
  if (!existsSync(path)) throw new Error(`${variable}: there is no file ${path}.`)
  return path
}

/** Returns the first of these programs in the first folder that has one. */
function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file))
}

/** Returns Playwright's own Chromium, unless libraries that it needs are missing. */
function findPlaywrights(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) && spawnSync(path, ['--version']).status === 0 ? path : undefined
}

/** A font of Debian, for the tests of fonts that come late. */
function font(debianPackage: string, file: string): Requirement {
  const find = (): string | undefined => {
    const folders = ['/usr/share/fonts', join(homedir(), '.local/share/fonts')].filter((folder) => existsSync(folder))
    return folders.flatMap((cwd) => globSync(`**/${file}`, { cwd, absolute: true }))[0]
  }
  return { debianPackage, parts: ['browser'], isForFullRun: true, find }
}
