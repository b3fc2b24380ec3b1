import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { globSync } from 'tinyglobby'

/** A program or a font of the machine that tests need. */
interface Requirement {
  /** Its name in messages. */
  readonly name: string
  /** The Debian package that contains it. */
  readonly debianPackage: string
  /** The parts of the tests that cannot run without it. */
  readonly parts: readonly string[]
  /** The parts of which only some tests need it; these tests are skipped without it. */
  readonly partsWithSomeTests?: readonly string[]
  /** Returns its path if it is installed. */
  find(): string | undefined
}

const WITH_WINDOW = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Debian's Chromium without a window, which opens a page in a third of the processor time of the other one. */
const WITHOUT_WINDOW = 'chromium-headless-shell'

/** Every program and font that `npm test` needs. `npm test` and CI install what is missing from this list. */
const REQUIREMENTS = {
  git: {
    name: 'Git',
    debianPackage: 'git',
    parts: [],
    partsWithSomeTests: ['unit', 'html'],
    find: () => findOnPath(['git']),
  },
  chromium: {
    name: 'Chromium',
    debianPackage: WITHOUT_WINDOW,
    parts: ['browser', 'react'],
    find: () => fromEnvironment('CHROMIUM_PATH') ?? findOnPath([WITHOUT_WINDOW, ...WITH_WINDOW]) ?? findPlaywrights(),
  },
  chromiumWithCache: {
    name: 'Chromium with a back-forward cache, which the headless shell lacks',
    debianPackage: 'chromium',
    parts: [],
    partsWithSomeTests: ['browser'],
    find: findChromiumWithCache,
  },
  liberationSerif: {
    name: 'Liberation Serif',
    debianPackage: 'fonts-liberation',
    parts: [],
    partsWithSomeTests: ['browser'],
    find: () => findFont('LiberationSerif-Regular.ttf'),
  },
  dejavuSerif: {
    name: 'DejaVu Serif',
    debianPackage: 'fonts-dejavu-core',
    parts: [],
    partsWithSomeTests: ['browser'],
    find: () => findFont('DejaVuSerif.ttf'),
  },
  firefox: {
    name: 'Firefox',
    debianPackage: 'firefox-esr',
    parts: ['firefox'],
    find: () => fromEnvironment('FIREFOX_PATH') ?? findOnPath(['firefox-esr', 'firefox']),
  },
  webkit: {
    name: 'WebKitWebDriver',
    debianPackage: 'webkit2gtk-driver',
    parts: ['webkit'],
    find: () => findOnPath(['WebKitWebDriver']),
  },
  virtualScreen: {
    name: 'Xvfb, the screen of WebKit',
    debianPackage: 'xvfb',
    parts: ['webkit'],
    find: () => findOnPath(['Xvfb']),
  },
} as const satisfies Record<string, Requirement>

/** The key of a program or font, for {@link locate}. */
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
  if (path === undefined) throw new Error(`This needs ${describe(REQUIREMENTS[name])}`)
  return path
}

/** Returns why a test that needs a program or font is skipped, or undefined if it can run. For tests of `partsWithSomeTests`. */
export function whySkipped(name: RequirementName): string | undefined {
  return locate(name) === undefined ? `This test needs ${describe(REQUIREMENTS[name])}` : undefined
}

/** Returns the missing requirements of some parts of the tests, those of single tests included. */
export function listMissing(parts: readonly string[]): Requirement[] {
  return Object.values<Requirement>(REQUIREMENTS).filter(
    (requirement) =>
      parts.some((part) => requirement.parts.includes(part) || requirement.partsWithSomeTests?.includes(part)) &&
      requirement.find() === undefined,
  )
}

/** Returns a requirement's name and how to install it. */
export function describe({ name, debianPackage }: Requirement): string {
  return `${name}: apt-get install ${debianPackage}`
}

/** The headless shell has no back-forward cache, wherever it comes from. */
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

/** Returns a font's file in the folders of Debian's fonts. */
function findFont(file: string): string | undefined {
  const folders = ['/usr/share/fonts', join(homedir(), '.local/share/fonts')].filter((folder) => existsSync(folder))
  return folders.flatMap((cwd) => globSync(`**/${file}`, { cwd, absolute: true }))[0]
}

/** Returns Playwright's own Chromium, unless libraries that it needs are missing. */
function findPlaywrights(): string | undefined {
  const path = existing(chromium.executablePath())
  if (path === undefined || process.platform !== 'linux') return path
  return spawnSync(path, ['--version']).status === 0 ? path : undefined
}

function existing(path: string): string | undefined {
  return existsSync(path) ? path : undefined
}
