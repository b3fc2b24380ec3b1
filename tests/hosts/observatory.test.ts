import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type RunningCaddy, startCaddy } from './servers/caddy.ts'
import { SITE_NAME } from './servers/host.ts'

const resultSchema = z.object({
  scan: z.object({ grade: z.string(), score: z.number() }),
  tests: z.record(
    z.string(),
    z.object({ pass: z.boolean(), result: z.string().nullable(), scoreModifier: z.number().nullable() }),
  ),
})

let workshop = ''
let caddy: RunningCaddy

beforeAll(async () => {
  workshop = mkdtempSync(join(tmpdir(), 'observatory-'))
  caddy = await startCaddy({ folder: resolve('dist'), workshop })
}, 120_000)

afterAll(async () => {
  await caddy?.stop()
  rmSync(workshop, { recursive: true, force: true })
})

// Where visitors are sent on to their language, a page, and one with a form.
test.each(['/', '/fr', '/en/contact'])(
  'Mozilla’s Observatory gives %s A+, with bonus points',
  async (page) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [resolve('tests/hosts/observatory.mjs'), SITE_NAME, page, `${caddy.ports.http}`, `${caddy.ports.https}`],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: caddy.authority } },
    )
    const printed: unknown = JSON.parse(stdout)
    const { scan, tests } = resultSchema.parse(printed)
    console.warn(`Mozilla Observatory of ${page}: ${scan.grade}, ${scan.score} points`)
    for (const [name, { result, scoreModifier }] of Object.entries(tests)) {
      console.warn(`  ${name}: ${result} (${scoreModifier})`)
    }
    const failed = Object.entries(tests).flatMap(([name, { pass, result }]) => (pass ? [] : [`${name}: ${result}`]))
    expect(failed).toEqual([])
    expect(scan.grade).toBe('A+')
    expect(scan.score).toBeGreaterThan(100)
  },
  60_000,
)
