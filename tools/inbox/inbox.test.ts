import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { createInbox } from './inbox.ts'
import { formOf, inboxUnderTest, multipart, MULTIPART_POST } from './inboxUnderTest.ts'
import { startInbox } from './startInbox.ts'

const TEN_MEGABYTES = 10 * 1024 * 1024
const SUCCESS = { success: 'true', message: 'The form was submitted successfully.' }

const site = inboxUnderTest()

describe('a form', () => {
  test('arrives word for word, with a file of 10 MB byte for byte', async () => {
    const bytes = randomBytes(TEN_MEGABYTES)
    const fields = { name: 'Éloïse « Œ »', message: 'One\r\ntwo — 日本語 &amp; <b>', empty: '' }
    const file = new File([bytes], 'contrat signé.pdf', { type: 'application/pdf' })
    const answer = await site.post(formOf({ ...fields, attachment: file }))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await answer.json()).toEqual(SUCCESS)

    const [message, ...others] = await site.running.inbox.list()
    expect(others).toEqual([])
    expect(message?.fields).toEqual(fields)
    expect(message?.times).toBe(1)
    expect(message?.files).toMatchObject([
      {
        field: 'attachment',
        name: 'contrat signé.pdf',
        type: 'application/pdf',
        size: TEN_MEGABYTES,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      },
    ])
    expect(readFileSync(message?.files[0]?.path ?? '').equals(bytes)).toBe(true)
    expect(site.namesIn('incoming')).toEqual([])
  })

  test('without a file may come like an address', async () => {
    await site.post(new URLSearchParams({ email: 'a+b@example.com', x: 'é & ?' }))
    expect((await site.running.inbox.list()).map(({ fields }) => fields)).toEqual([
      { email: 'a+b@example.com', x: 'é & ?' },
    ])
  })

  test('has both values of a name that came twice', async () => {
    const form = formOf({ language: 'fr' })
    form.append('language', 'en')
    await site.post(form)
    expect((await site.running.inbox.list())[0]?.fields).toEqual({ language: 'fr, en' })
  })

  test('whose file field is empty has no file', async () => {
    const body = multipart(
      ['name="email"', 'a@example.com'],
      ['name="attachment"; filename=""', '', 'application/octet-stream'],
    )
    expect(await site.ask(MULTIPART_POST, body)).toContain('200 OK')
    const [message] = await site.running.inbox.list()
    expect(message?.files).toEqual([])
    expect(site.namesIn('messages')).toEqual([message?.id])
  })

  test('keeps a file without content, which is one', async () => {
    await site.post(formOf({ attachment: new File([], 'empty.pdf') }))
    expect((await site.running.inbox.list())[0]?.files).toMatchObject([{ name: 'empty.pdf', size: 0 }])
  })

  test('with names that mean something to JavaScript is a form as any other', async () => {
    await site.post(formOf({ __proto__x: '1', ['__proto__']: 'polluted', constructor: 'c', toString: 't' }))
    const fields = (await site.running.inbox.list())[0]?.fields ?? {}
    expect(Object.getOwnPropertyDescriptor(fields, '__proto__')?.value).toBe('polluted')
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype)
    expect(fields).toMatchObject({ constructor: 'c', toString: 't' })
  })

  test('with a filled honeypot is answered like the others, and dropped', async () => {
    const answer = await site.post(formOf({ email: 'robot@example.com', _honey: 'x' }))
    expect(await answer.json()).toEqual(SUCCESS)
    expect(await site.running.inbox.list()).toEqual([])
    expect(site.namesIn('incoming')).toEqual([])
  })

  test('the newest is the first', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    for (const [index, name] of ['old', 'middle', 'new'].entries()) {
      vi.setSystemTime(Date.UTC(2026, 0, 1 + index))
      await site.post(formOf({ name }))
    }
    vi.useRealTimers()
    expect((await site.running.inbox.list()).map(({ fields }) => fields['name'])).toEqual(['new', 'middle', 'old'])
  })
})

describe('hostile file names are kept, but not as paths', () => {
  test.each([
    ['../../outside.pdf', '1-outside.pdf'],
    ['/etc/passwd', '1-passwd'],
    ['C:\\Users\\x\\brief.docx', '1-brief.docx'],
    ['CON', '1-CON'],
    ['...hidden...', '1-...hidden'],
    ['..', '1-file'],
    ['/', '1-file'],
    ['message.json', '1-message.json'],
    [`${'é'.repeat(300)}.pdf`, `1-${'_'.repeat(76)}.pdf`],
  ])('%s', async (name, stored) => {
    // As browsers write it: quotes and line breaks can't be there, a backslash stands for itself.
    const disposition = `name="attachment"; filename*=UTF-8''${encodeURIComponent(name)}`
    expect(await site.ask(MULTIPART_POST, multipart([disposition, 'x', 'application/pdf']))).toContain('200 OK')
    const [message] = await site.running.inbox.list()
    expect(message?.files[0]?.name).toBe(name)
    expect(message?.files[0]?.path).toBe(join(site.folder, 'messages', message?.id ?? '', stored))
    expect(existsSync(message?.files[0]?.path ?? '')).toBe(true)
  })

  test('with NUL', async () => {
    const body = multipart([`name="attachment"; filename*=UTF-8''a%00b.pdf`, 'x', 'application/pdf'])
    await site.ask(MULTIPART_POST, body)
    expect((await site.running.inbox.list())[0]?.files[0]).toMatchObject({
      name: 'a\0b.pdf',
      path: expect.stringMatching(/\/1-a_b\.pdf$/),
    })
  })
})

const ADDRESS_LIKE_POST = ['POST /__inbox HTTP/1.1', 'Content-Type: application/x-www-form-urlencoded']
const unknownCharset = (charset: string) => [
  'POST /__inbox HTTP/1.1',
  `Content-Type: application/x-www-form-urlencoded; charset=${charset}`,
]
const twoFiles = multipart(['name="a"; filename="a"', 'x'], ['name="b"; filename="b"', 'x'])
const fileAndField = (type: string) =>
  multipart(['name="a"; filename="a.pdf"', 'x'.repeat(300_000)], ['name="b"', 'x'.repeat(200_000), type])

describe('what can’t be taken leaves nothing behind', () => {
  async function expectNothing(): Promise<void> {
    await site.running.inbox.settled()
    expect(await site.running.inbox.list()).toEqual([])
    expect(site.namesIn('incoming')).toEqual([])
  }

  test('another type of content: 415', async () => {
    const answer = await fetch(site.address, {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    })
    expect(answer.status).toBe(415)
    expect(await answer.text()).toContain('multipart/form-data')
    await expectNothing()
  })

  test.each([
    ['no boundary', ['POST /__inbox HTTP/1.1', 'Content-Type: multipart/form-data'], 'x'],
    ['no end', MULTIPART_POST, multipart(['name="a"', 'b']).replace('--edge--', '')],
    ['no end of a file', MULTIPART_POST, multipart(['name="a"; filename="a.pdf"', 'b']).replace('--edge--', '')],
    ['a broken head', MULTIPART_POST, '--edge\r\nContent-Disposition\r\n\r\nx\r\n--edge--\r\n'],
    ['nothing like a form', MULTIPART_POST, 'nothing'],
    ['no name', MULTIPART_POST, multipart(['name=""', 'x'])],
    ['an escape that is none', ADDRESS_LIKE_POST, 'a=%zz'],
    // Never answered: its parser waited for the end of the file.
    ['a file after its end', MULTIPART_POST, `--edge--\r\n${twoFiles.replace('\r\n--edge--', '')}`],
  ])('%s: 400', async (_, head, body) => {
    const answer = await site.ask(head, body)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toMatch(/\b(Send it|Give each)/)
    await expectNothing()
  })

  // A parser's handlers run where nobody catches what they throw: each of these ended the server.
  test.each([
    ['of a field', MULTIPART_POST, multipart(['name="a"', 'x', 'text/plain; charset=nonsense'])],
    ['of a field, not given', MULTIPART_POST, multipart(['name="a"', 'x', 'text/plain; charset=""'])],
    ['of a field after a file', MULTIPART_POST, fileAndField('text/plain; charset=nonsense')],
    ['of a form', unknownCharset('nonsense'), '=x'],
    ['of a form with names', unknownCharset('nonsense'), 'a=b'],
    ['of a form, not given', unknownCharset('""'), '=x&a=b'],
  ])('a charset that nobody knows, %s: 415', async (_, head, body) => {
    const answer = await site.ask(head, body)
    expect(answer).toMatch(/^HTTP\/1\.1 415 /)
    expect(answer).toContain('Send it in UTF-8.')
    await expectNothing()
    expect((await site.post(formOf({ a: 'still there' }))).status).toBe(200)
  })

  test.each([
    ['a file of 10 MB and one byte', () => formOf({ a: new File([Buffer.alloc(TEN_MEGABYTES + 1)], 'a.pdf') })],
    [
      'two files of more than 10 MB together',
      () =>
        formOf({
          a: new File([Buffer.alloc(TEN_MEGABYTES / 2)], 'a.pdf'),
          b: new File([Buffer.alloc(TEN_MEGABYTES / 2 + 1)], 'b.pdf'),
        }),
    ],
    ['a field that is too long', () => formOf({ a: 'x'.repeat(300_000) })],
    ['a name that is too long', () => formOf({ ['x'.repeat(200)]: 'x' })],
    [
      'too many fields',
      () => formOf(Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`field${index}`, 'x']))),
    ],
    [
      'too much text in all',
      () => formOf(Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`f${index}`, 'x'.repeat(200_000)]))),
    ],
    [
      'too many files',
      () => formOf(Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`f${index}`, new File(['x'], 'x')]))),
    ],
  ])('%s: 413', async (_, makeForm) => {
    const answer = await site.post(makeForm())
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ success: 'false' })
    await expectNothing()
  })

  /** The begin of a file; nothing says that it goes on. */
  function beginUpload(socket: Socket): void {
    const begun = multipart(['name="a"; filename="a.pdf"', 'x'.repeat(500_000)]).slice(0, 400_000)
    socket.on('error', () => {})
    socket.write([...MULTIPART_POST, 'Host: localhost', 'Content-Length: 500200', '', begun].join('\r\n'))
  }

  test('an upload that is broken off', async () => {
    const socket = await site.open()
    beginUpload(socket)
    await vi.waitFor(() => expect(site.namesIn('incoming')).toHaveLength(1))
    socket.resetAndDestroy()
    await vi.waitFor(() => expect(site.namesIn('incoming')).toEqual([]))
    await expectNothing()
    expect((await site.post(formOf({ a: 'still there' }))).status).toBe(200)
  })

  test('an upload that never ends, when the server closes', async () => {
    const folder = join(site.folder, 'another')
    const running = await startInbox({ folder, port: 0 })
    const socket = connect(Number(new URL(running.url).port), '127.0.0.1')
    // Not once(): it fails where the connection is reset first, which is an end as any other.
    const closed = new Promise((resolve) => socket.once('close', resolve))
    beginUpload(socket)
    await vi.waitFor(() => expect(readdirSync(join(folder, 'incoming'))).toHaveLength(1))
    await running.close()
    await closed
    expect(readdirSync(join(folder, 'incoming'))).toEqual([])
    expect(await running.inbox.list()).toEqual([])
  })
})

describe('the folder', () => {
  test('is cleared of what a crash left', async () => {
    const folder = join(site.folder, 'crashed')
    const leftover = join(folder, 'incoming/abc/1-half.pdf')
    mkdirSync(dirname(leftover), { recursive: true })
    writeFileSync(leftover, 'half')
    expect(await createInbox({ folder }).list()).toEqual([])
    expect(existsSync(dirname(leftover))).toBe(false)
  })

  test('is not made before something arrives', async () => {
    const folder = join(site.folder, 'unused')
    expect(await createInbox({ folder }).list()).toEqual([])
    expect(existsSync(folder)).toBe(false)
  })

  test('may hold a message that can’t be read: it is skipped, with a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await site.post(formOf({ name: 'sound' }))
    const [sound] = await site.running.inbox.list()
    for (const [name, content] of [
      ['damaged-1', '{'],
      ['damaged-2', '{"id": 1}'],
      ['damaged-3', readFileSync(join(site.folder, 'messages', sound?.id ?? '', 'message.json'), 'utf8')],
    ] as const) {
      mkdirSync(join(site.folder, 'messages', name))
      writeFileSync(join(site.folder, 'messages', name, 'message.json'), content)
    }
    expect(await site.running.inbox.list()).toEqual([sound])
    expect(warn).toHaveBeenCalledTimes(3)
    warn.mockRestore()
  })
})

describe('other requests', () => {
  test.each(['/', '/__inboxes', '/fr/__inbox', '//'])('%s is not the inbox’s', async (path) => {
    expect(await site.ask([`GET ${path} HTTP/1.1`])).toContain('Only the inbox is here.')
  })

  test.each([
    ['PUT', '', 'GET, HEAD, POST, OPTIONS'],
    ['DELETE', '/', 'GET, HEAD, POST, OPTIONS'],
    ['GET', '/fault', 'POST'],
    ['GET', '/delete', 'POST'],
    ['POST', '/abcdefgh/1', 'GET, HEAD'],
  ])('%s /__inbox%s: 405', async (method, path, allowed) => {
    const answer = await fetch(`${site.address}${path}`, { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe(allowed)
  })

  test('the preflight lets any header through', async () => {
    const answer = await fetch(site.address, {
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Headers': 'x-one, x-two' },
    })
    expect(answer.status).toBe(204)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': 'x-one, x-two',
    })
  })
})
