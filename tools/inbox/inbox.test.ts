import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readNext } from './answer.ts'
import { startInbox, type RunningInbox } from './startInbox.ts'
import { safeFileName } from './store.ts'

const TEN_MEGABYTES = 10 * 1024 * 1024
const ID = 'abcdef0123456789'
let folder = ''
let running: RunningInbox
let address = ''

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-inbox-'))
  running = await startInbox({ folder, port: 0 })
  address = `${running.url}/__inbox`
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) })
})
afterEach(async () => {
  vi.useRealTimers()
  running.inbox.misbehave(null)
  await running.inbox.settled()
  rmSync(join(folder, 'messages'), { recursive: true, force: true })
})
afterAll(async () => {
  await running.close()
  rmSync(folder, { recursive: true })
})

const wait = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)
const list = () => running.inbox.list()

function post(fields: Readonly<Record<string, string | File>>, headers: Readonly<Record<string, string>> = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return fetch(address, {
    method: 'POST',
    body,
    headers: { Accept: 'application/json', ...headers },
    redirect: 'manual',
  })
}

describe('a form', () => {
  test('arrives word for word, with a file of 10 MB byte for byte', async () => {
    const bytes = Buffer.alloc(TEN_MEGABYTES, 'abcdefg')
    const fields = { name: 'Éloïse « Œ »', message: 'One\r\ntwo — 日本語 &amp; <b>', empty: '' }
    const answer = await post({
      ...fields,
      attachment: new File([bytes], 'contrat signé.pdf', { type: 'application/pdf' }),
    })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await answer.json()).toEqual({ success: 'true', message: 'The form was submitted successfully.' })
    const [message, ...others] = await list()
    expect(others).toEqual([])
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const file = {
      field: 'attachment',
      name: 'contrat signé.pdf',
      type: 'application/pdf',
      size: TEN_MEGABYTES,
      sha256,
    }
    expect(message).toMatchObject({ fields, times: 1, files: [file] })
    expect(readFileSync(message?.files[0]?.path ?? '').equals(bytes)).toBe(true)
  })

  test('with a filled honeypot is answered like the others, and dropped', async () => {
    expect(await (await post({ _honey: 'x' })).json()).toMatchObject({ success: 'true' })
    expect(await list()).toEqual([])
  })

  test.each<[number, Record<string, File>]>([
    [413, { a: new File([Buffer.alloc(TEN_MEGABYTES + 1)], 'a.pdf') }],
    [413, { a: new File([Buffer.alloc(TEN_MEGABYTES)], 'a.pdf'), b: new File([Buffer.alloc(TEN_MEGABYTES)], 'b') }],
  ])('that is too large is refused: %i', async (status, fields) => {
    const answer = await post(fields)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ success: 'false' })
    expect(await list()).toEqual([])
  })

  test.each([
    ['application/json', '{}'],
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=edge', '--edge\r\nContent-Disposition\r\n\r\nx\r\n--edge--\r\n'],
  ])('that is none is refused, and the inbox goes on: %s', async (type, body) => {
    expect((await fetch(address, { method: 'POST', body, headers: { 'Content-Type': type } })).status).toBe(400)
    expect(await list()).toEqual([])
    expect((await post({ a: 'still there' })).status).toBe(200)
  })
})

test.each([
  ['../../outside.pdf', '1-outside.pdf'],
  ['C:\\Users\\x\\brief.docx', '1-brief.docx'],
  ['CON', '1-CON'],
  ['..', '1-file'],
  ['a\0b.pdf', '1-a_b.pdf'],
  [`${'é'.repeat(300)}.pdf`, `1-${'_'.repeat(76)}.pdf`],
])('a file named %j is no path', (name, stored) => {
  expect(safeFileName(1, name)).toBe(stored)
})

test.each([
  ['/fr/thank-you?sent=quote', '/fr/thank-you?sent=quote'],
  ['https://example.com/x', 'https://example.com/x'],
  ['//evil.example', null],
  ['javascript:alert(1)', null],
  ['/fr\r\nSet-Cookie: a=b', '/frSet-Cookie:%20a=b'],
  [undefined, null],
])('a browser that sent a form goes on to %j: %j', (next, location) => {
  expect(readNext(next)).toBe(location)
})

describe('what comes again', () => {
  const times = async () => (await list()).map((message) => message.times).toSorted((one, other) => other - one)
  const file = (content = 'x') => new File([content], 'a.pdf')
  const byBrowser = { name: 'Ada', message: 'One\ntwo', _honey: '' }
  const byScript = { ...byBrowser, message: 'One\r\ntwo', yourEmail: 'a@example.com', submissionId: ID }

  test('under the same id is counted, however late, and at the very same time', async () => {
    const fields = { submissionId: ID, name: 'Ada' }
    await Promise.all(Array.from({ length: 4 }, () => post({ ...fields, attachment: file() })))
    wait(600)
    await post({ ...fields, attachment: file() })
    expect(await list()).toMatchObject([{ id: ID, times: 5, files: [{ size: 1 }] }])
  })

  test('under two ids is two messages; an id that could be a path names no folder', async () => {
    for (const submissionId of [ID, '../../../../outside']) await post({ submissionId, name: 'Ada' })
    expect(await times()).toEqual([1, 1])
    expect((await list()).map(({ files, id }) => [files, basename(id)])).toEqual(
      (await list()).map(({ id }) => [[], id]),
    )
  })

  test('without an id is a repeat for ten minutes, with or without script', async () => {
    await post(byBrowser)
    wait(10)
    await post(byScript)
    expect(await list()).toMatchObject([{ times: 2, submissionIds: [ID] }])
    wait(1)
    await post(byBrowser)
    expect(await times()).toEqual([2, 1])
  })
})

test('the page shows all that came, as text and never as HTML, and nothing is cached, sniffed or run', async () => {
  const evil = '</style><script>alert(1)</script><img src=x onerror=alert(1)>"\''
  await post({ submissionId: ID, _subject: evil, [evil]: evil, a: new File(['x'], evil) })
  const answer = await fetch(address)
  const html = await answer.text()
  expect(html).toContain('&lt;script&gt;alert(1)')
  expect(html).not.toMatch(/<script|<img/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  const file = await fetch(`${address}/${ID}/1`)
  expect(file.headers.get('content-disposition')).toMatch(/^attachment;/)
  expect(await file.text()).toBe('x')
})

test('files are compared with what the sender’s browser says of them', async () => {
  const attachmentSha256 = createHash('sha256').update('sent').digest('hex')
  await post({ name: 'one', attachmentSha256, attachment: new File(['sent'], 'a.pdf') })
  await post({ name: 'two', attachmentSha256, attachment: new File(['other'], 'a.pdf') })
  await post({ name: 'three', attachmentSha256 })
  const html = await (await fetch(address)).text()
  for (const said of ['What arrived is what was sent', 'What arrived is not what was sent', 'The file is missing'])
    expect(html).toContain(said)
})

test('messages are deleted, and never by another website', async () => {
  const remove = (headers: Record<string, string> = {}) =>
    fetch(`${address}/delete`, { method: 'POST', headers, redirect: 'manual' })
  for (const submissionId of ['message-1', 'message-2']) await post({ submissionId })
  expect((await remove({ Origin: 'https://evil.example' })).status).toBe(403)
  expect((await remove({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect(await list()).toHaveLength(2)
  expect((await remove()).status).toBe(303)
  expect(await list()).toEqual([])
})

/** Sends a request under a name of this machine or of another; `fetch` would put its own. */
async function askAs(host: string): Promise<string> {
  const socket = connect(Number(new URL(running.url).port), '127.0.0.1')
  socket.write(`GET /__inbox HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  return text(socket)
}

test('the inbox answers this machine only, under its own name', async () => {
  for (const host of ['localhost', 'LOCALHOST:3000', 'passerelle.localhost:80', '127.0.0.1:3000', '[::1]:3000'])
    expect(await askAs(host)).toMatch(/^HTTP\/1\.1 200 /)
  for (const host of ['evil.example:3000', 'localhost.evil.example', '192.168.1.7'])
    expect(await askAs(host)).toMatch(/^HTTP\/1\.1 403 /)
})
