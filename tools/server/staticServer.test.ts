import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createInbox } from '../inbox/inbox.ts'
import type { RunningServer } from './listen.ts'
import { headersFile } from '../site/headersFile.ts'
import { startServer } from './staticServer.ts'

const files = {
  'index.html': 'languageRedirect',
  '404.html': 'not found',
  'fr.html': 'accueil',
  'fr/404.html': 'introuvable',
  'fr/about.html': 'à propos',
  'assets/entry.abc123.js': 'script',
  'assets/clip.abc123.mp4': '0123456789',
  'assets/clip.abc123.vtt': 'WEBVTT',
  'assets/long.abc123.js': 'const words = 1\n'.repeat(1000),
  'assets/drawing.abc123.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *',
  'fr/articles/x.md': '# Été',
  _redirects: '/contactPage /contact 301\n/fr/contactPage /fr/contact 301\n',
}

let parent = ''
let server: RunningServer

function write(file: string, content: string): void {
  const target = join(parent, 'site', file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, content)
}

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'site-server-'))
  for (const [file, content] of Object.entries(files)) write(file, content)
  write(headersFile.fileName, String(await headersFile.write([])))
  writeFileSync(join(parent, '404.html'), 'outside')
  server = await startServer({ folder: join(parent, 'site'), port: 0 })
})

afterAll(async () => {
  await server.close()
  rmSync(parent, { recursive: true })
})

/** Sends what `fetch` would tidy up first, and reads the whole answer as it comes. */
async function ask(request: string, ...headers: string[]): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write([`${request} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'))
  const answer = await text(socket)
  const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s)
  return { status: Number(head.split(' ')[1]), head, body }
}

test.each(['br', 'gzip'])('words are compressed for who can read %s', async (encoding) => {
  const { status, head } = await ask('GET /assets/long.abc123.js', `Accept-Encoding: ${encoding}`)
  expect(status).toBe(200)
  expect(head).toMatch(new RegExp(`^Content-Encoding: ${encoding}\r?$`, 'im'))
  expect(head).toMatch(/^Vary: Accept-Encoding\r?$/im)
  const whole = await fetch(`${server.url}/assets/long.abc123.js`, { headers: { 'Accept-Encoding': encoding } })
  expect(await whole.text()).toBe(files['assets/long.abc123.js'])
})

test.each([
  ['a film', '/assets/clip.abc123.mp4', ''],
  ['a part of a file', '/assets/long.abc123.js', 'Range: bytes=0-1499'],
  ['what is too short to gain', '/assets/entry.abc123.js', ''],
])('%s is sent as it is', async (_, address, header) => {
  const { head } = await ask(`GET ${address}`, 'Accept-Encoding: br, gzip', ...(header ? [header] : []))
  expect(head).toMatch(/^Content-Length: /im)
  expect(head).not.toMatch(/^Content-Encoding/im)
})

test.each([
  ['/', 'languageRedirect'],
  ['/fr', 'accueil'],
  ['/fr/about', 'à propos'],
  ['/fr/about?x=1', 'à propos'],
])('GET %s answers with its page', async (path, content) => {
  const { status, body } = await ask(`GET ${path}`)
  expect(status).toBe(200)
  expect(body).toContain(content)
})

test.each([
  ['/nowhere', 'not found'],
  ['/fr/nulle-part', 'introuvable'],
  ['//', 'not found'],
  ['//fr/about', 'not found'],
  ['/fr/%E0%A4%A', 'not found'],
  ['/../404', 'not found'],
  ['/_redirects', 'not found'],
  ['/_redirects/', 'not found'],
  ['/%5Fredirects?x', 'not found'],
  ['/fr/../_redirects', 'not found'],
])('GET %s answers 404 with the nearest page for it', async (path, content) => {
  const { status, body } = await ask(`GET ${path}`)
  expect(status).toBe(404)
  expect(body).toContain(content)
})

describe('a page has one address', () => {
  test.each([
    ['/fr/about/', '/fr/about'],
    ['/fr/about/?x=1&y=%20', '/fr/about?x=1&y=%20'],
    ['/fr/about.html', '/fr/about'],
    ['/fr.html', '/fr'],
    ['/index.html', '/'],
  ])('%s leads to %s', async (from, to) => {
    const { status, head } = await ask(`GET ${from}`)
    expect(status).toBe(308)
    expect(head).toContain(`\r\nLocation: ${to}\r\n`)
  })

  test.each(['/robots.txt/', '/fr/nothing/', '/fr/nothing.html', '/fr/about.html/', '/fr/%5Cexample.com/'])(
    '%s leads nowhere',
    async (path) => {
      const { status, head } = await ask(`GET ${path}`)
      expect(status).toBe(404)
      expect(head).not.toMatch(/^Location/im)
    },
  )
})

describe('old names', () => {
  test.each([
    ['/contactPage', '/contact'],
    ['/contactPage/', '/contact'],
    ['/contactPage?x=1', '/contact?x=1'],
    ['/fr/contactPage/?x=1&y=%20', '/fr/contact?x=1&y=%20'],
  ])('%s leads to %s', async (from, to) => {
    const { status, head } = await ask(`GET ${from}`)
    expect(status).toBe(301)
    expect(head).toContain(`\r\nLocation: ${to}\r\n`)
  })
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
  const { status, head } = await ask(`${method} /fr/about`)
  expect(status).toBe(405)
  expect(head).toContain('\r\nAllow: GET, HEAD\r\n')
})

test.each([
  ['/fr/about', 200],
  ['/nowhere', 404],
])('HEAD %s answers %i without a body', async (path, expected) => {
  const { status, body } = await ask(`HEAD ${path}`)
  expect(status).toBe(expected)
  expect(body).toBe('')
})

describe('parts of a file, as players ask for them', () => {
  const clip = 'GET /assets/clip.abc123.mp4'

  test.each([
    ['bytes=0-', '0-9', '0123456789'],
    ['bytes=2-4', '2-4', '234'],
    ['bytes=7-7', '7-7', '7'],
    ['bytes=8-999999999999999', '8-9', '89'],
  ])('%s', async (range, part, content) => {
    const { status, head, body } = await ask(clip, `Range: ${range}`)
    expect(status).toBe(206)
    expect(head).toContain(`\r\nContent-Range: bytes ${part}/10\r\n`)
    expect(head).toContain('\r\nContent-Type: video/mp4\r\n')
    expect(body).toContain(content)
  })

  test('one beyond the end is refused with the length', async () => {
    const { status, head } = await ask(clip, 'Range: bytes=10-')
    expect(status).toBe(416)
    expect(head).toContain('\r\nContent-Range: bytes */10\r\n')
  })

  test.each(['bytes=5-2', 'bytes=0-0', 'bytes=0-1,4-5', 'bytes=a-b', 'bytes=8-99999999999999999999'])(
    '%s is answered with the whole, and the server goes on',
    async (range) => {
      const { status, head, body } = await ask(clip, `Range: ${range}`)
      expect(status).toBe(200)
      expect(head).toContain('\r\nAccept-Ranges: bytes\r\n')
      expect(body).toContain('0123456789')
      expect((await ask(clip)).status).toBe(200)
    },
  )

  test('of a file that may have changed since: the whole', async () => {
    expect((await ask(clip, 'Range: bytes=2-4', 'If-Range: "other"')).status).toBe(200)
  })

  test('HEAD tells of the whole file', async () => {
    const { status, head } = await ask('HEAD /assets/clip.abc123.mp4', 'Range: bytes=2-4')
    expect(status).toBe(200)
    expect(head).toContain('\r\nContent-Length: 10\r\n')
  })
})

test.each([
  ['/assets/clip.abc123.vtt', 'text/vtt'],
  ['/robots.txt', 'text/plain'],
  ['/fr/articles/x.md', 'text/markdown'],
])('%s is %s in UTF-8', async (path, type) => {
  expect((await ask(`GET ${path}`)).head).toContain(`\r\nContent-Type: ${type}; charset=utf-8\r\n`)
})

test('a drawing that is opened by its address runs nothing; pages are framed by nobody', async () => {
  expect((await ask('GET /assets/drawing.abc123.svg')).head).toMatch(
    /\r\nContent-Security-Policy: default-src 'none'; .*sandbox/,
  )
  expect((await ask('GET /fr/about')).head).toContain("\r\nContent-Security-Policy: frame-ancestors 'none'\r\n")
})

test.each(['/fr/about', '/fr/nothing', '/fr/contactPage', '/assets/entry.abc123.js'])(
  'every answer has the headers that go with all addresses: %s',
  async (address) => {
    expect((await ask(`GET ${address}`)).head).toContain('X-Content-Type-Options: nosniff')
  },
)

test.each(['/_headers', '/_redirects'])('%s is read by hosts, not by visitors', async (address) => {
  expect((await ask(`GET ${address}`)).status).toBe(404)
})

test('the page of what is not found has its status by its own address, too', async () => {
  expect(await ask('GET /404')).toMatchObject({ status: 404 })
  expect(await ask('GET /fr/404')).toMatchObject({ status: 404, body: expect.stringContaining('introuvable') })
})

test('an encoding that is refused is not used', async () => {
  const { head } = await ask('GET /assets/long.abc123.js', 'Accept-Encoding: br;q=0, gzip')
  expect(head.toLowerCase()).toContain('content-encoding: gzip')
})

test('the last bytes of a file are sent alone', async () => {
  expect(await ask('GET /assets/clip.abc123.mp4', 'Range: bytes=-3')).toMatchObject({ status: 206, body: '789' })
})

test('a link that leads out of the site is not followed', async () => {
  symlinkSync(join(parent, '404.html'), join(parent, 'site', 'out.txt'))
  expect(await ask('GET /out.txt')).toMatchObject({ status: 404 })
})

test('files come and go while it runs, as a new build makes them', async () => {
  write('fr/new.html', 'nouveau')
  expect((await ask('GET /fr/new')).status).toBe(200)
  rmSync(join(parent, 'site/fr/new.html'))
  expect((await ask('GET /fr/new')).status).toBe(404)
})

test('only files with a hash in their name are kept by browsers', async () => {
  expect((await ask('GET /assets/entry.abc123.js')).head).toContain(
    'Cache-Control: public, max-age=31536000, immutable',
  )
  expect((await ask('GET /fr/about')).head).toContain('Cache-Control: no-cache')
  expect((await ask('GET /assets/gone.abc123.js')).head).toContain('Cache-Control: no-cache')
})

test('a folder without a site says what to do', async () => {
  await expect(startServer({ folder: join(parent, 'nothing'), port: 0 })).rejects.toThrow('Run npm run build first.')
})

test('an inbox gets each request first, and leaves all but its own alone', async () => {
  expect((await ask('GET /__inbox')).status).toBe(404)
  const inbox = createInbox({ folder: join(parent, 'inbox') })
  const site = await startServer({ folder: join(parent, 'site'), port: 0, inbox })
  const sent = await fetch(`${site.url}/__inbox`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'a@example.com' }),
  })
  const page = await fetch(`${site.url}/fr/about`)
  const other = await fetch(`${site.url}/fr/about`, { method: 'POST' })
  await site.close()
  expect([sent.status, page.status, other.status]).toEqual([200, 200, 405])
  expect(await inbox.list()).toMatchObject([{ fields: { email: 'a@example.com' } }])
})
