import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright/test'
import { defaultLocale } from '../../renderer/languages.ts'
import { locateRequired, type RequirementName, whySkipped } from '../../tools/test/requirements.ts'
import { samplesOf } from './pages.ts'
import { readShifts } from './readShifts.ts'
import { expect, test } from './test.ts'

/** A machine whose only serif is this one. */
interface Machine {
  readonly serif: string
  /** Its name in the list of what tests need. */
  readonly requirement: RequirementName
  /** The most that a page may shift, as a sum. For comparison, 0.1 is good: https://web.dev/articles/cls */
  readonly mostShift: number
}

const MACHINES: readonly Machine[] = [
  { serif: 'Liberation Serif', requirement: 'liberationSerif', mostShift: 0.02 },
  { serif: 'DejaVu Serif', requirement: 'dejavuSerif', mostShift: 0.05 },
]
const WIDTHS = [390, 768, 1440]
const PARTS = 2

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
  await page.route('**/*.woff2', async (route) => {
    await gone
    await route.continue()
  })
  return letGo
}

/** Opens a page whose fonts load after it was painted and scrolled to its end. */
async function visitWithLateFonts(page: Page, address: string): Promise<void> {
  const letGo = await holdFonts(page)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  letGo()
  await page.evaluate(async () => {
    await document.fonts.ready
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await nextFrame()
    await nextFrame()
  })
  await page.unroute('**/*.woff2')
}

for (const [offset, machine] of MACHINES.entries()) {
  const declare = whySkipped(machine.requirement) === undefined ? onMachine(machine) : test.skip
  // Pages of one type and languages have the same fonts. Each is checked at one width, in turn.
  for (let part = 0; part < PARTS; part += 1) {
    const name = `text in ${machine.serif} is painted immediately, and hardly moves when its fonts load, ${part + 1} of ${PARTS}`
    declare(name, async ({ page }) => {
      test.slow()
      const moved: string[] = []
      for (const [index, address] of samplesOf(defaultLocale).entries()) {
        if (index % PARTS !== part) continue
        const width = WIDTHS[(Math.floor(index / PARTS) + offset) % WIDTHS.length] ?? 390
        await page.setViewportSize({ width, height: 900 })
        await visitWithLateFonts(page, address)
        const shifts = await readShifts(page)
        const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0)
        if (sum > machine.mostShift) moved.push(`${address} at ${width} px: ${sum.toFixed(4)}, ${shifts.join(', ')}`)
      }
      expect(moved).toEqual([])
    })
  }
}
