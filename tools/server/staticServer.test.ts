import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createInbox } from '../inbox/inbox.ts'
import type { RunningServer } from './listen.ts'
import { startServer } from './staticServer.ts'

const files = {
  'index.html': 'languageRedirect',
  '404.html': 'not found',
  'fr/about.html': 'à propos',
  'assets/long.abc123.js': 'const words = 1\n'.repeat(1000),
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
  writeFileSync(join(parent, '404.html'), 'outside')
  server = await startServer({ folder: join(parent, 'site'), port: 0 })
})

afterAll(async () => {
  await server.close()
  rmSync(parent, { recursive: true })
})

/** Sends what `fetch` would tidy up first. */
async function ask(request: string, ...headers: string[]): Promise<{ status: number; head: string }> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write([`${request} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'))
  const [head = ''] = (await text(socket)).split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head }
}

test.each([
  ['bytes=1-2', 206],
  ['bytes=5-', 206],
  ['bytes=5-2', 200],
  ['bytes=-5', 200],
  ['bytes=0-1, 3-4', 200],
  [`bytes=${'9'.repeat(40)}-`, 200],
])('the range %s is answered with status %i', async (range, status) => {
  expect(await ask('GET /assets/long.abc123.js', `Range: ${range}`)).toMatchObject({ status })
})

test('files come and go while it runs, as a new build makes them', async () => {
  write('fr/new.html', 'nouveau')
  expect((await ask('GET /fr/new')).status).toBe(200)
  rmSync(join(parent, 'site/fr/new.html'))
  expect((await ask('GET /fr/new')).status).toBe(404)
})

test('a folder without a site says what to do', async () => {
  await expect(startServer({ folder: join(parent, 'nothing'), port: 0 })).rejects.toThrow('Run npm run build first.')
})

test('an inbox gets each request first, and leaves all but its own alone', async () => {
  expect((await ask('GET /__inbox')).status).toBe(404)
  const inbox = createInbox()
  const site = await startServer({ folder: join(parent, 'site'), port: 0, inbox })
  const sent = await fetch(`${site.url}/__inbox`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'a@example.com' }),
  })
  const page = await fetch(`${site.url}/fr/about`)
  await site.close()
  expect([sent.status, page.status]).toEqual([200, 200])
  expect(inbox.list()).toMatchObject([{ fields: { email: 'a@example.com' } }])
})
