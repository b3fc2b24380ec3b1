import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listen, type RunningServer } from '../server/listen.ts'
import { createInbox, type Inbox } from './inbox.ts'

const MEGABYTE = 1024 * 1024
const BOUNDARY = '----WebKitFormBoundary7MA4YWxkTrZu0gW'
let inbox: Inbox
let running: RunningServer
let port = 0

beforeEach(async () => {
  inbox = createInbox()
  running = await listen((request, response) => void inbox.handle(request, response), 0)
  port = Number(new URL(running.url).port)
})
afterEach(() => running.close())

/** Sends bytes as they are, and returns what comes back until the server closes the connection. */
async function send(...parts: ReadonlyArray<string | Buffer>): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  // A server may close the connection while it is written to.
  const ignore = (): undefined => undefined
  socket.on('error', ignore)
  const answer = text(socket).catch(() => '')
  const closed = once(socket, 'close').catch(ignore)
  for (const part of parts) {
    if (socket.destroyed) break
    if (!socket.write(part)) await Promise.race([once(socket, 'drain').catch(ignore), closed])
  }
  return answer
}

/** The head of a request with lines of its own. */
const head = (request: string, ...lines: readonly string[]) =>
  [`${request} HTTP/1.1`, 'Connection: close', ...lines, '', ''].join('\r\n')

const statusOf = (answer: string) => Number(answer.split(' ')[1])

/** A form as browsers encode it. */
function encode(parts: ReadonlyArray<readonly [disposition: string, content: string]>): string {
  return `${parts.map(([disposition, content]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`).join('')}--${BOUNDARY}--\r\n`
}

const fields = (values: Readonly<Record<string, string>>) =>
  encode(Object.entries(values).map(([name, value]) => [`name="${name}"`, value]))

function postOf(body: string, ...lines: readonly string[]): string {
  const own = [`Host: localhost:${port}`, `Content-Type: multipart/form-data; boundary=${BOUNDARY}`]
  return `${head('POST /__inbox', ...own, `Content-Length: ${Buffer.byteLength(body)}`, ...lines)}${body}`
}

test('a form arrives word for word, with a file of 10 MB byte for byte', async () => {
  const bytes = Buffer.alloc(10 * MEGABYTE, 'abcdefg')
  const values = { name: 'Éloïse « Œ »', message: 'One\r\ntwo — 日本語 &amp; <b>', empty: '' }
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.append(name, value)
  body.append('attachment', new File([bytes], 'contrat signé.pdf', { type: 'application/pdf' }))
  const answer = await fetch(`${running.url}/__inbox`, {
    method: 'POST',
    body,
    headers: { Accept: 'application/json' },
  })
  expect(await answer.json()).toMatchObject({ success: 'true' })
  const [form] = inbox.list()
  expect(form).toMatchObject({ fields: values, files: [{ field: 'attachment', name: 'contrat signé.pdf' }] })
  expect(form?.files[0]?.bytes.equals(bytes)).toBe(true)
})

test('a form with a filled honeypot is answered like the others, and dropped', async () => {
  expect(statusOf(await send(postOf(fields({ _honey: 'x' }))))).toBe(200)
  expect(inbox.list()).toEqual([])
})

test.each([
  ['localhost:PORT', 200],
  ['LOCALHOST:PORT', 200],
  ['127.0.0.1:PORT', 200],
  ['[::1]:PORT', 200],
  ['attacker.example:PORT', 403],
  ['localhost.attacker.example:PORT', 403],
  ['localhost:1', 403],
  ['localhost:PORT@attacker.example', 403],
])('asked as %s, it answers %i', async (host, status) => {
  const own = `Host: ${host.replace('PORT', String(port))}`
  expect(statusOf(await send(head('GET /__inbox', own)))).toBe(status)
})

test.each([
  ['http://localhost:PORT', 200],
  ['http://attacker.example', 403],
  ['http://localhost:1', 403],
  ['null', 403],
  ['http://localhost:PORT.attacker.example', 403],
])('a form of a page at %s is answered with %i, which no other site may read', async (origin, status) => {
  const answer = await send(postOf(fields({ a: 'b' }), `Origin: ${origin.replace('PORT', String(port))}`))
  expect(statusOf(answer)).toBe(status)
  expect(answer).not.toMatch(/^Access-Control-Allow-Origin/im)
  expect(answer).toMatch(/^Cross-Origin-Resource-Policy: same-origin\r$/im)
  expect(inbox.list()).toHaveLength(status === 200 ? 1 : 0)
})

test.each([
  ['50,000 fields', () => fields(Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`f${i}`, 'x'])))],
  ['5 MB of text', () => fields({ message: 'x'.repeat(5 * MEGABYTE) })],
  [
    'two files of 6 MB',
    () => encode(['a', 'b'].map((name) => [`name="${name}"; filename="a.pdf"`, 'x'.repeat(6 * MEGABYTE)])),
  ],
])('%s are refused', async (_, body) => {
  expect(statusOf(await send(postOf(body())))).toBe(413)
  expect(inbox.list()).toEqual([])
})

test('300 MB are neither kept nor waited for', async () => {
  const chunk = Buffer.alloc(MEGABYTE, 'a')
  const lines = [
    `Host: localhost:${port}`,
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    `Content-Length: ${300 * MEGABYTE}`,
  ]
  const answer = await send(head('POST /__inbox', ...lines), ...Array.from({ length: 300 }, () => chunk))
  // Of a connection that is closed meanwhile, no answer is read.
  expect(answer).toMatch(/^(?:HTTP\/1\.1 413 |$)/)
  expect(inbox.list()).toEqual([])
})

test('a form that is cut off, or is none, is refused', async () => {
  const whole = fields({ message: 'x' })
  expect(statusOf(await send(postOf(whole.slice(0, -20))))).toBe(400)
  expect(
    statusOf(await send(postOf(whole).replace(`multipart/form-data; boundary=${BOUNDARY}`, 'application/json'))),
  ).toBe(400)
  expect(inbox.list()).toEqual([])
})

test('after a form, the page that it names comes next', async () => {
  const answer = await send(postOf(fields({ _next: '/fr/thank-you?sent=quote' })))
  expect(answer).toMatch(/^HTTP\/1\.1 302 [^]*^Location: \/fr\/thank-you\?sent=quote\r$/m)
})

test('its page shows what was sent as text, and allows nothing but its style', async () => {
  const evil = '</style><script>alert(1)</script><img src=x onerror=alert(1)>'
  await send(
    postOf(
      encode([
        ['name="a"', evil],
        ['name="b"; filename="<img>.pdf"', 'x'],
      ]),
    ),
  )
  const page = await send(head('GET /__inbox', `Host: localhost:${port}`))
  expect(page).toContain('&#60;script&#62;alert(1)')
  expect(page).not.toMatch(/<script|<img/)
  expect(page).toMatch(/^Content-Security-Policy: default-src 'none'; style-src 'sha256-[^']+';/im)
})
