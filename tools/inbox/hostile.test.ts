import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listen, type RequestTimeouts, type RunningServer } from '../server/listen.ts'
import { createInbox, type Inbox } from './inbox.ts'

const MEGABYTE = 1024 * 1024
let inbox: Inbox
let running: RunningServer
let port = 0

beforeEach(async () => {
  inbox = createInbox()
  await start()
})
afterEach(() => running.close())

async function start(timeouts?: RequestTimeouts): Promise<void> {
  running = await listen((request, response) => void inbox.handle(request, response), 0, timeouts)
  port = Number(new URL(running.url).port)
}

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
  return `${parts.map(([disposition, content]) => `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`).join('')}--b--\r\n`
}

const fields = (values: Readonly<Record<string, string>>) =>
  encode(Object.entries(values).map(([name, value]) => [`name="${name}"`, value]))

function postOf(body: string, ...lines: readonly string[]): string {
  const own = [`Host: localhost:${port}`, 'Content-Type: multipart/form-data; boundary=b']
  return `${head('POST /__inbox', ...own, `Content-Length: ${Buffer.byteLength(body)}`, ...lines)}${body}`
}

describe('names under which it is asked', () => {
  test.each([
    ['localhost:PORT', 200],
    ['LOCALHOST:PORT', 200],
    ['127.0.0.1:PORT', 200],
    ['[::1]:PORT', 200],
    ['attacker.example', 403],
    ['attacker.example:PORT', 403],
    ['localhost.attacker.example:PORT', 403],
    ['127.0.0.1.attacker.example:PORT', 403],
    ['localhost:1', 403],
    ['localhost', 403],
    ['192.168.1.5:PORT', 403],
    ['localhost:PORT@attacker.example', 403],
    ['', 403],
  ])('%s: %i', async (host, status) => {
    const own = `Host: ${host.replace('PORT', String(port))}`
    expect(statusOf(await send(head('GET /__inbox', own)))).toBe(status)
    const body = fields({ a: 'b' })
    const form = ['Content-Type: multipart/form-data; boundary=b', `Content-Length: ${body.length}`]
    expect(statusOf(await send(head('POST /__inbox', own, ...form), body))).toBe(status)
    expect(inbox.list()).toHaveLength(status === 200 ? 1 : 0)
  })

  test.each(['dev.example', 'any.sub.example', '127.0.0.1'])('%s may be allowed, at any port', async (name) => {
    inbox = createInbox({ hosts: ['dev.example', '.sub.example'] })
    const port80 = name.endsWith('example') ? '' : `:${port}`
    expect(statusOf(await send(head('GET /__inbox', `Host: ${name}${port80}`)))).toBe(200)
    expect(statusOf(await send(head('GET /__inbox', `Host: other.example`)))).toBe(403)
  })
})

describe('pages that send a form', () => {
  test.each([
    ['http://localhost:PORT', 200],
    ['http://attacker.example', 403],
    ['http://localhost:1', 403],
    ['http://localhost', 403],
    ['null', 403],
    ['http://localhost:PORT.attacker.example', 403],
  ])('%s: %i', async (origin, status) => {
    const sent = origin.replace('PORT', String(port))
    expect(statusOf(await send(postOf(fields({ a: 'b' }), `Origin: ${sent}`)))).toBe(status)
    const preflight = ['Access-Control-Request-Method: POST', `Host: localhost:${port}`, `Origin: ${sent}`]
    const answer = await send(head('OPTIONS /__inbox', ...preflight))
    expect(statusOf(answer)).toBe(status === 200 ? 204 : 403)
    expect(inbox.list()).toHaveLength(status === 200 ? 1 : 0)
  })

  test('no answer may be read or used by other sites', async () => {
    const own = [`Host: localhost:${port}`]
    const answers = [await send(postOf(fields({ a: 'b' }))), await send(head('GET /__inbox', ...own))]
    for (const answer of answers) {
      expect(answer).not.toMatch(/^Access-Control-Allow-Origin/im)
      expect(answer).toMatch(/^Cross-Origin-Resource-Policy: same-origin\r$/im)
      expect(answer).toMatch(/^X-Content-Type-Options: nosniff\r$/im)
    }
  })

  test.each(['PUT', 'DELETE', 'PATCH'])('%s is no way to ask', async (method) => {
    expect(statusOf(await send(head(`${method} /__inbox`, `Host: localhost:${port}`)))).toBe(405)
  })
})

describe('amounts', () => {
  test('300 MB are neither kept nor waited for', async () => {
    const before = process.memoryUsage().rss
    let most = before
    const chunk = Buffer.alloc(MEGABYTE, 'a')
    const chunks = Array.from({ length: 300 }, () => chunk)
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20)
    const lines = [
      `Host: localhost:${port}`,
      'Content-Type: multipart/form-data; boundary=b',
      'Transfer-Encoding: chunked',
    ]
    const message = encode([['name="message"', 'kept']]).replace('--b--\r\n', '')
    const file = `${message}--b\r\nContent-Disposition: form-data; name="a"; filename="a.pdf"\r\n\r\n`
    const framed = chunks.flatMap((bytes) => [`${bytes.length.toString(16)}\r\n`, bytes, '\r\n'])
    const answer = await send(
      head('POST /__inbox', ...lines),
      `${file.length.toString(16)}\r\n${file}\r\n`,
      ...framed,
      '0\r\n\r\n',
    )
    clearInterval(watch)
    // Of a connection that is closed meanwhile, no answer is read.
    expect(answer).toMatch(/^(?:HTTP\/1\.1 413 |$)/)
    expect((most - before) / MEGABYTE).toBeLessThan(120)
    expect(inbox.list()).toEqual([])
  })

  test.each([
    ['50,000 fields', () => fields(Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`f${i}`, 'x'])))],
    [
      '50,000 files',
      () => encode(Array.from({ length: 50_000 }, (_, i) => [`name="f${i}"; filename="f${i}.pdf"`, 'x'])),
    ],
    ['5 MB of text', () => fields({ message: 'x'.repeat(5 * MEGABYTE) })],
    ['a name of 100 kB', () => fields({ ['x'.repeat(100_000)]: '' })],
    [
      'two files of 6 MB',
      () => encode(['a', 'b'].map((name) => [`name="${name}"; filename="a.pdf"`, 'x'.repeat(6 * MEGABYTE)])),
    ],
  ])('%s are refused', async (_, body) => {
    const answer = await send(postOf(body(), 'Accept: application/json'))
    expect(statusOf(answer)).toBe(413)
    expect(answer).toContain('"success":"false"')
    expect(inbox.list()).toEqual([])
  })

  test('a refused form keeps its text: the answer shows it', async () => {
    const body = encode([
      ['name="message"', 'Bonjour,\nvoici <b>deux</b> fichiers.'],
      ['name="attachment"; filename="a.pdf"', 'x'.repeat(11 * MEGABYTE)],
      ['name="notes"', 'Après les fichiers.'],
    ])
    const answer = await send(postOf(body))
    expect(statusOf(answer)).toBe(413)
    expect(answer).toContain('voici &#60;b&#62;deux&#60;/b&#62; fichiers.')
    expect(answer).toContain('Après les fichiers.')
    expect(answer).toMatch(/^Content-Security-Policy: default-src 'none'/im)
  })

  test('a form that is cut off anywhere is answered', async () => {
    const whole = encode([
      ['name="message"', 'x'],
      ['name="attachment"; filename="a.pdf"', 'x'],
    ])
    const statuses = await Promise.all(
      Array.from(whole, async (_, end) => statusOf(await send(postOf(whole.slice(0, end))))),
    )
    expect(new Set(statuses)).toEqual(new Set([200, 400]))
    expect(inbox.list().length).toBeLessThan(5)
  })
})

describe('what does not end', () => {
  beforeEach(async () => {
    await running.close()
    await start({ headers: 200, request: 400 })
  })

  test.each([
    ['no request at all', ''],
    ['half a line', 'GET /__inb'],
    ['headers', 'GET /__inbox HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ])('%s', async (_, bytes) => {
    // The answer is read to the end of the connection.
    expect(await send(bytes)).toMatch(/^$|^HTTP\/1\.1 408/)
  })

  test('a body', async () => {
    expect(await send(postOf(fields({ a: 'b' })).slice(0, -9))).toMatch(/^$|^HTTP\/1\.1 408/)
    expect(inbox.list()).toEqual([])
  })
})

describe('the page to show next', () => {
  test.each([
    ['/fr/thank-you', '/fr/thank-you'],
    ['http://localhost:PORT/fr/thank-you?sent=quote', '/fr/thank-you?sent=quote'],
    ['/fr/thank-you\r\nSet-Cookie: a=b', undefined],
    ['/merci é', '/merci%20%C3%A9'],
    ['https://attacker.example/', undefined],
    ['//attacker.example/', undefined],
    ['/\\attacker.example/', undefined],
    ['/\t/attacker.example/', undefined],
    ['javascript:alert(1)', undefined],
    ['http://localhost:1/', undefined],
    ['http://[', undefined],
  ])('%j', async (next, location) => {
    const answer = await send(postOf(fields({ _next: next.replace('PORT', String(port)) })))
    expect(answer).not.toMatch(/^Set-Cookie/im)
    const [, sent] = /^Location: (.*)\r$/im.exec(answer) ?? []
    expect([statusOf(answer), sent]).toEqual(location ? [302, location] : [200, undefined])
    expect(inbox.list()).toHaveLength(1)
  })
})

describe('texts', () => {
  const page = () => send(head('GET /__inbox', `Host: localhost:${port}`))

  test('another message with the id of an earlier one is shown as well', async () => {
    for (const message of ['premier', 'premier', 'second']) {
      await send(postOf(fields({ submissionId: 'one', _subject: 'Devis', message })))
    }
    expect(inbox.list().map(({ id, times }) => [id, times])).toEqual([['one', 3]])
    const html = await page()
    expect(html.match(/<article>/g)).toHaveLength(2)
    expect(html).toContain('premier')
    expect(html).toContain('second')
  })

  test('control characters are visible, and end no header', async () => {
    const body = encode([
      ['name="a\u{1b}[31m"', 'b\u{0}\u{202e}c\u{7f}'],
      ['name="attachment"; filename="a\u{202e}fdp.exe\u{1}%0D%0Ab.pdf"', 'x'],
    ])
    await send(postOf(body))
    const html = await page()
    // oxlint-disable-next-line no-control-regex
    expect(html.slice(html.indexOf('<main>'), html.indexOf('</main>'))).not.toMatch(/[\0-\x09\x0b-\x1f\x7f\u202e]/)
    expect(html).toContain('\\u202e')
    const [, href = ''] = /href="([^"]*)"/.exec(html) ?? []
    const file = await send(head(`GET ${href}`, `Host: localhost:${port}`))
    expect(statusOf(file)).toBe(200)
    expect(file).toMatch(/^Content-Disposition: attachment; filename\*=UTF-8''[\w.%~-]+\r$/im)
  })

  test.each(['__proto__', 'constructor', 'toString', ''])('a field may be called %j', async (name) => {
    await send(postOf(fields({ [name]: 'its value' })))
    expect(await page()).toContain('its value')
  })

  test('the style of the page is the only thing that its policy allows', async () => {
    expect(await page()).toMatch(/^Content-Security-Policy: default-src 'none'; style-src 'sha256-[^']+';/im)
  })
})
