import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { listen, type RunningServer } from '../server/listen.ts'
import { createInbox, type Inbox } from './inbox.ts'

const TEN_MEGABYTES = 10 * 1024 * 1024
let inbox: Inbox
let running: RunningServer
let address = ''

beforeAll(async () => {
  running = await listen((request, response) => void inbox.handle(request, response), 0)
  address = `${running.url}/__inbox`
  inbox = createInbox()
})
afterEach(() => {
  inbox = createInbox()
})
afterAll(() => running.close())

function post(fields: Readonly<Record<string, string | File>>, headers: Readonly<Record<string, string>> = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return fetch(address, { method: 'POST', body, headers, redirect: 'manual' })
}

const asScript = { Accept: 'application/json' }

test('a form arrives word for word, with a file of 10 MB byte for byte', async () => {
  const bytes = Buffer.alloc(TEN_MEGABYTES, 'abcdefg')
  const fields = { name: 'Éloïse « Œ »', message: 'One\r\ntwo — 日本語 &amp; <b>', empty: '' }
  const attachment = new File([bytes], 'contrat signé.pdf', { type: 'application/pdf' })
  const answer = await post({ ...fields, attachment }, asScript)
  expect(await answer.json()).toEqual({ success: 'true', message: 'The form was submitted successfully.' })
  const [message, ...others] = inbox.list()
  expect(others).toEqual([])
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file = { field: 'attachment', name: 'contrat signé.pdf', type: 'application/pdf', size: TEN_MEGABYTES, sha256 }
  expect(message).toMatchObject({ fields, times: 1, files: [file] })
  expect(message?.files[0]?.bytes.equals(bytes)).toBe(true)
})

test('a form with a filled honeypot is answered like the others, and dropped', async () => {
  expect(await (await post({ _honey: 'x' }, asScript)).json()).toMatchObject({ success: 'true' })
  expect(inbox.list()).toEqual([])
})

test.each([
  ['application/json', '{}'],
  ['multipart/form-data', 'x'],
])('a body that is no form is refused, and the inbox goes on: %s', async (type, body) => {
  expect((await fetch(address, { method: 'POST', body, headers: { 'Content-Type': type } })).status).toBe(400)
  expect(inbox.list()).toEqual([])
  expect((await post({ a: 'still there' })).status).toBe(200)
})

test('a submission with the id of an earlier one is counted; the same words under another id are another message', async () => {
  for (const submissionId of ['one', 'one', 'two']) await post({ submissionId, name: 'Ada' })
  expect(inbox.list().map(({ id, times }) => [id, times])).toEqual([
    ['two', 1],
    ['one', 2],
  ])
})

test('the page shows submissions as text, never as HTML, and serves files as downloads', async () => {
  const evil = '</style><script>alert(1)</script><img src=x onerror=alert(1)>"\''
  await post({ submissionId: 'one', _subject: evil, [evil]: evil, a: new File(['x'], evil) })
  const answer = await fetch(address)
  const html = await answer.text()
  expect(html).toContain('&#60;script&#62;alert(1)')
  expect(html).not.toMatch(/<script|<img/)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  const file = await fetch(`${running.url}${/href="(?<href>[^"]*)"/.exec(html)?.groups?.['href']}`)
  expect(file.headers.get('content-disposition')).toMatch(/^attachment;/)
  expect(await file.text()).toBe('x')
})
