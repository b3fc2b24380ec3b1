import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Reply } from './exchange.ts'
import { type Answer, hostNames, type HostName, listExchanges, type SomeFiles } from './requests.ts'
import { startCaddy } from './servers/caddy.ts'
import { startCloudflare } from './servers/cloudflare.ts'
import type { Build, RunningHost } from './servers/host.ts'
import { startNetlify } from './servers/netlify.ts'
import { startNginx } from './servers/nginx.ts'
import { startOwnServer } from './servers/ownServer.ts'

const BUILT = resolve('dist')
const LONG = 120_000

const starters: Readonly<Record<HostName, (build: Build) => Promise<RunningHost>>> = {
  'own server': startOwnServer,
  Caddy: startCaddy,
  nginx: startNginx,
  'Cloudflare Pages': startCloudflare,
  Netlify: startNetlify,
}
/** They serve what hosting/compress.sh wrote. */
const withCompressed: ReadonlySet<HostName> = new Set(['Caddy', 'nginx'])
/** Netlify and Cloudflare Pages compress at their edge. */
const compressing: ReadonlySet<HostName> = new Set([...withCompressed, 'own server'])
/** Netlify’s rules are only parsed. */
const running: ReadonlySet<HostName> = new Set(['own server', 'Caddy', 'nginx', 'Cloudflare Pages'])
/** Files that no build writes, and that people leave behind. */
const leftBehind = ['.env', '.git/config']

const exchanges = listExchanges(findFiles())
let workshop = ''
let compressed = ''

beforeAll(async () => {
  workshop = mkdtempSync(join(tmpdir(), 'hosts-'))
  compressed = join(workshop, 'compressed')
  cpSync(BUILT, compressed, { recursive: true })
  for (const file of leftBehind) {
    mkdirSync(dirname(join(compressed, 'client', file)), { recursive: true })
    writeFileSync(join(compressed, 'client', file), 'secret')
  }
  execFileSync('sh', ['hosting/compress.sh', join(compressed, 'client')])
}, LONG)

afterAll(() => rmSync(workshop, { recursive: true, force: true }))

function findFiles(): SomeFiles {
  const find = (pattern: string): string => {
    const [file] = globSync(pattern, { cwd: join(BUILT, 'client') }).toSorted()
    if (file === undefined) throw new Error(`There is no ${pattern} in dist/client. Run npm run build first.`)
    return file
  }
  return {
    script: find('assets/**/*.js'),
    drawing: find('assets/**/*.svg'),
    film: find('assets/**/*.mp4'),
    captions: find('assets/**/*.vtt'),
    picture: find('assets/**/*.{avif,webp}'),
    searchIndex: find('pagefind/index/*'),
    searchProgram: 'pagefind/pagefind.js',
  }
}

describe.each(hostNames)('%s', (name) => {
  const folder = () => (withCompressed.has(name) ? compressed : BUILT)
  let host: RunningHost

  beforeAll(async () => {
    host = await starters[name]({ folder: folder(), workshop })
  }, LONG)

  afterAll(() => host?.stop())

  const asked = exchanges.filter(({ differences }) => {
    const difference = differences?.[name]
    return difference === undefined || difference.answer !== undefined
  })

  test.each(asked)('$name', async ({ request, answer, differences }) => {
    expect(differencesOf(await host.ask(request), differences?.[name]?.answer ?? answer)).toEqual([])
  })

  if (compressing.has(name)) testCompression(name, () => host)
  if (running.has(name)) testRepeatedRequests(() => host)
})

function testCompression(name: HostName, hostOf: () => RunningHost): void {
  test.each(['br', 'gzip'])(
    'text is sent with %s to clients that accept it, the not-found page too',
    async (encoding) => {
      const host = hostOf()
      const headers = { 'Accept-Encoding': encoding }
      for (const [path, file] of [
        ['/fr/about', 'fr/about.html'],
        ['/sitemap.xml', 'sitemap.xml'],
        ...(withCompressed.has(name) ? [['/fr/nothing', 'fr/404.html'] as const] : []),
      ] as const) {
        const reply = await host.ask({ path, headers })
        expect(reply.headers['content-encoding'], path).toBe(encoding)
        expect(reply.headers.vary, path).toContain('Accept-Encoding')
        expect(reply.body.equals(readFileSync(join(BUILT, 'client', file))), path).toBe(true)
      }
      expect((await host.ask({ path: '/fr/about' })).headers['content-encoding']).toBeUndefined()
    },
  )

  if (!withCompressed.has(name)) return
  test('compressed files have no address of their own', async () => {
    for (const path of ['/fr/about.html.br', '/fr/about.html.gz']) {
      expect((await hostOf().ask({ path })).status, path).toBe(404)
    }
  })
}

function testRepeatedRequests(hostOf: () => RunningHost): void {
  test('a page that the browser has cached is not sent again', async () => {
    const host = hostOf()
    const { headers } = await host.ask({ path: '/fr/about' })
    const etag = headers.etag ?? ''
    expect(etag).not.toBe('')
    const again = await host.ask({ path: '/fr/about', headers: { 'If-None-Match': etag } })
    expect([again.status, again.body.length]).toEqual([304, 0])
    const other = await host.ask({ path: '/fr/about', headers: { 'If-None-Match': '"other"' } })
    expect(other.status).toBe(200)
  })

  test('two dozen requests at once get the same answer', async () => {
    const replies = await Promise.all(Array.from({ length: 24 }, () => hostOf().ask({ path: '/fr/about' })))
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.length}`)).size).toBe(1)
  })
}

/** Returns how a reply differs from the table. */
function differencesOf(reply: Reply, { status, location, headers = {}, file }: Answer): string[] {
  const differences: string[] = []
  if (!status.includes(reply.status)) differences.push(`status ${reply.status} instead of ${status.join(' or ')}`)
  if (reply.headers.location !== location) differences.push(`location ${reply.headers.location} instead of ${location}`)
  for (const [name, expected] of Object.entries(headers)) {
    const sent = reply.headers[name]?.toString()
    const isRight = expected instanceof RegExp ? expected.test(sent ?? '') : (sent ?? null) === expected
    if (!isRight) differences.push(`${name}: ${sent} instead of ${expected}`)
  }
  const content = typeof file === 'string' ? readFileSync(join(BUILT, 'client', file)) : Buffer.alloc(0)
  if (file !== undefined && !reply.body.equals(content)) differences.push(`other bytes than those of ${file}`)
  return differences
}
