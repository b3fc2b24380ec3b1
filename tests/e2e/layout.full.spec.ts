import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright/test'
import { locales } from '../../renderer/languages.ts'
import { locateRequired, type RequirementName } from '../../tools/test/requirements.ts'
import { samplesOf } from './pages.ts'
import { readShifts } from './readShifts.ts'
import { expect, test } from './test.ts'

/** A machine whose only serif is this one. */
interface Machine {
  readonly serif: string
  /** Its name in the list of what tests need. */
  readonly requirement: RequirementName
  /** The most that a page may shift when its fonts load, as a sum. 0.1 would be good: https://web.dev/articles/cls */
  readonly mostShift: number
}

const MACHINES: readonly Machine[] = [
  { serif: 'Liberation Serif', requirement: 'liberationSerif', mostShift: 0.02 },
  { serif: 'DejaVu Serif', requirement: 'dejavuSerif', mostShift: 0.05 },
]
/** The script that a page may load before a touch, in bytes. */
const MAX_SCRIPT = 3 * 1024

/**
 * Configures a folder of fonts as the only one. https://www.freedesktop.org/software/fontconfig/fontconfig-user.html
 *
 * @param folder where the configuration is written
 * @returns the file of the configuration
 * @throws Error if the font is not installed
 */
function writeFontConfiguration(folder: string, { serif, requirement }: Machine): string {
  const configuration = join(folder, 'fonts.conf')
  writeFileSync(
    configuration,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${dirname(locateRequired(requirement))}</dir>
  <cachedir>${folder}</cachedir>
  <alias><family>serif</family><prefer><family>${serif}</family></prefer></alias>
</fontconfig>
`,
  )
  return configuration
}

/** Returns the test in a Chromium that finds the fonts of a machine only. */
function onMachine(machine: Machine) {
  return test.extend<object, { machine: string }>({
    launchOptions: [
      async ({ launchOptions }, use) => {
        const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
        const configuration = writeFontConfiguration(folder, machine)
        await use({ ...launchOptions, env: { ...process.env, FONTCONFIG_FILE: configuration } })
        rmSync(folder, { recursive: true, force: true })
      },
      { scope: 'worker' },
    ],
  })
}

/** Delays fonts until they are released. */
async function holdFonts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => (letGo = resolve))
  await page.unroute('**/*.woff2')
  await page.route('**/*.woff2', async (route) => {
    await gone
    await route.continue()
  })
  return letGo
}

/** Opens a page, which is painted and hydrated before its fonts come. */
async function openWithoutFonts(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-scripted')
  await waitUntilIdle(page)
}

/** Waits for fonts and islands: idle ones have hydrated then. */
function waitUntilIdle(page: Page, isWithFonts = false): Promise<void> {
  return page.evaluate(async (withFonts) => {
    if (withFonts) await document.fonts.ready
    await new Promise((resolve) => requestIdleCallback(resolve))
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  }, isWithFonts)
}

/** Scrolls through the page like a reader, so that all of it is painted. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await nextFrame()
      await nextFrame()
    }
  })
}

/** Returns the total size of scripts over the network. */
function weightOf(scripts: readonly string[]): number {
  const sizes = scripts.map((url) => brotliCompressSync(readFileSync(`dist/client${new URL(url).pathname}`)).length)
  return sizes.reduce((total, size) => total + size, 0)
}

/** Opens a page whose fonts come late, and reads it to its end. Returns what shifts. */
async function findFaults(page: Page, address: string, mostShift: number): Promise<string[]> {
  const letGo = await holdFonts(page)
  await openWithoutFonts(page, address)
  const shifts = await readShifts(page)
  letGo()
  await page.waitForLoadState()
  await waitUntilIdle(page, true)
  const withFonts = await readShifts(page)
  const byFonts = withFonts.slice(shifts.length)
  const sum = byFonts.reduce((total, shift) => total + Number.parseFloat(shift), 0)
  return [
    ...shifts.map((shift) => `shifts: ${shift}`),
    ...(sum > mostShift ? [`shifts by ${sum.toFixed(4)} with its fonts: ${byFonts.join(', ')}`] : []),
  ]
}

// The languages only differ by their words, for which the fallback fonts are close enough: pages of each type of the first
// are opened on a phone, those of the others in a wide window; half of them on each machine.
for (const [offset, machine] of MACHINES.entries()) {
  onMachine(machine)(
    `pages are painted in ${machine.serif} immediately, nothing shifts while they load and are read, and hardly when their fonts come; little script comes before a touch`,
    async ({ page }) => {
      test.setTimeout(300_000)
      let scripts: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url())
      })
      // Until then, requests of the previous page may still be reported.
      page.on('framenavigated', () => {
        scripts = []
      })
      const faults: string[] = []
      for (const [index, locale] of locales.entries()) {
        await page.setViewportSize({ width: index === 0 ? 390 : 1440, height: 900 })
        const visited = samplesOf(locale).filter((_, place) => (place + index) % MACHINES.length === offset)
        for (const address of visited) {
          const found = await findFaults(page, address, machine.mostShift)
          const weight = weightOf(scripts)
          expect(weight, address).toBeGreaterThan(0)
          // The not-found page suggests pages immediately.
          if (weight > MAX_SCRIPT && !address.endsWith('/404')) found.push(`${weight} bytes of script`)
          const before = await readShifts(page)
          await readThrough(page)
          const read = (await readShifts(page)).slice(before.length)
          found.push(...read.map((shift) => `shifts while it is read: ${shift}`))
          faults.push(...found.map((fault) => `${address}: ${fault}`))
        }
      }
      expect(faults).toEqual([])
    },
  )
}
