import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requests } from './requests.ts'
import * as servers from './servers.ts'

const TIMEOUT = 120_000
const workshop = mkdtempSync(join(tmpdir(), 'hosts-'))
const build = join(workshop, 'dist')

beforeAll(() => {
  cpSync('dist', build, { recursive: true })
  // No build writes it, but people leave it behind.
  writeFileSync(join(build, 'client/.env'), 'secret')
  execFileSync('sh', ['hosting/compress.sh', join(build, 'client')])
}, TIMEOUT)

afterAll(() => rmSync(workshop, { recursive: true, force: true }))

describe.each([
  ['Caddy', servers.startCaddy],
  ['nginx', servers.startNginx],
  ['own server', servers.startOwnServer],
  ['Cloudflare Pages', servers.startCloudflare],
  ['Netlify', servers.startNetlify],
] as const)('%s', (name, start) => {
  let host: servers.RunningHost

  beforeAll(async () => {
    const home = join(workshop, name)
    mkdirSync(home)
    host = await start(build, home)
  }, TIMEOUT)

  afterAll(() => host?.stop())

  test.each([...requests[name]])('%j', async (request, { status, headers = {}, file }) => {
    const reply = await host.ask(request)
    const names = ['location', ...Object.keys(headers)]
    const sent = Object.fromEntries(names.map((header) => [header, reply.headers[header]]))
    expect({ status: reply.status, ...sent }).toEqual({ status, ...headers })
    const isSent = file === undefined || reply.body.equals(readFileSync(join('dist/client', file)))
    expect(isSent, file).toBe(true)
  })
})

// Where visitors are sent on to their language, and a page with a form.
test.each(['/', '/en/contact'])(
  'Mozilla’s Observatory gives %s A+, with bonus points',
  { timeout: TIMEOUT },
  async (page) => {
    const home = mkdtempSync(join(workshop, 'observatory-'))
    const { ports, authority, stop } = await servers.startCaddy(build, home)
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['tests/hosts/observatory.mjs', servers.SITE_NAME, page, `${ports.http}`, `${ports.https}`],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: authority } },
    ).finally(stop)
    expect(JSON.parse(stdout)).toEqual({ grade: 'A+', hasBonus: true, failed: [] })
  },
)
