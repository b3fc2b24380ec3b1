import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales } from '../../renderer/languages.ts'
import type { RunningServer } from '../../tools/server/listen.ts'
import { startServer } from '../../tools/server/staticServer.ts'
import { findFaults } from './findFaults.ts'
import { expect, test } from './test.ts'

let folder: string
let server: RunningServer

// The review is written once for all tests.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'review-'))
  execFileSync(process.execPath, ['--import', 'tsx', 'tests/e2e/writeExampleReview.ts', folder])
  server = await startServer({ folder, port: 0 })
})

test.afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

for (const locale of locales) {
  test(`axe reports nothing on /${locale}/review, fully expanded, and it fits on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${server.url}/${locale}/review`)
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('details')) part.open = true
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await findFaults(page, 'review')).toEqual([])
  })
}
