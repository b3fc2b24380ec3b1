import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../tools/server/staticServer.ts'
import { findFaults } from './findFaults.ts'
import { expect, test } from './test.ts'

test('axe reports nothing on /fr/review, fully expanded, and it fits on a phone', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'review-'))
  execFileSync(process.execPath, ['--import', 'tsx', 'tests/e2e/writeExampleReview.ts', folder])
  const server = await startServer({ folder, port: 0 })
  await page.setViewportSize({ width: 390, height: 844 })
  // The longer words.
  await page.goto(`${server.url}/fr/review`)
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await findFaults(page, 'review')).toEqual([])
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})
