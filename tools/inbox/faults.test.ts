import { describe, expect, test, vi } from 'vitest'
import { describeFault, faultSchema, keepsMessages, presets, type Fault } from './faults.ts'
import { formOf, inboxUnderTest, multipart, MULTIPART_POST } from './inboxUnderTest.ts'

const site = inboxUnderTest()
const bigFile = () => new File([Buffer.alloc(3_000_000)], 'big.pdf')

async function countMessages(): Promise<number> {
  await site.running.inbox.settled()
  return (await site.running.inbox.list()).length
}

test.each([500, 503, 429, 403, 404])(
  'status %i: read by the sender, with the whole body sent, and not kept',
  async (status) => {
    site.running.inbox.misbehave({ status })
    const answer = await site.post(formOf({ attachment: bigFile() }))
    expect(answer.status).toBe(status)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await answer.json()).toMatchObject({ success: 'false' })
    expect(await countMessages()).toBe(0)
  },
)

test('a status that says yes is kept', async () => {
  site.running.inbox.misbehave({ status: 202 })
  const answer = await site.post(formOf({ name: 'x' }))
  expect(answer.status).toBe(202)
  expect(await answer.json()).toMatchObject({ success: 'true' })
  expect(await countMessages()).toBe(1)
})

test('rejects: status 200, the text “false”, not kept', async () => {
  site.running.inbox.misbehave({ rejects: true })
  const answer = await site.post(formOf({ name: 'x' }))
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    success: 'false',
    message: expect.stringContaining('This form needs Activation'),
  })
  expect(await countMessages()).toBe(0)
})

test.each([{ html: true }, { html: true, status: 500 }] as const)(
  'a page, whatever was asked for: %o',
  async (fault) => {
    site.running.inbox.misbehave(fault)
    const answer = await site.post(formOf({ name: 'x', _next: '/fr' }))
    expect(answer.status).toBe('status' in fault ? fault.status : 200)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(await answer.text()).toMatch(/^<!doctype html>/)
    expect(await countMessages()).toBe(0)
  },
)

test('without CORS: kept, and neither answer nor preflight has the header', async () => {
  site.running.inbox.misbehave({ withoutCors: true })
  const [answer, preflight] = [
    await site.post(formOf({ name: 'x' })),
    await fetch(site.address, { method: 'OPTIONS', headers: { 'Access-Control-Request-Headers': 'x' } }),
  ]
  expect(answer.status).toBe(200)
  expect(answer.headers.has('access-control-allow-origin')).toBe(false)
  expect(preflight.status).toBe(204)
  expect(preflight.headers.has('access-control-allow-origin')).toBe(false)
  expect(await countMessages()).toBe(1)
})

describe('a body, word for word', () => {
  test.each<[Fault, status: number, type: string]>([
    [{ body: '{"success":"tr' }, 200, 'application/json'],
    [{ body: '{"error":"The mailbox is full."}' }, 200, 'application/json'],
    [{ body: '{"success":0}' }, 200, 'application/json'],
    [{ body: '{"success":"False"}' }, 200, 'application/json'],
    [{ body: 'Error: mailbox full', contentType: 'text/plain' }, 200, 'text/plain'],
    [{ body: '' }, 200, 'application/json'],
    [{ body: '', status: 204 }, 204, 'application/json'],
    [{ body: '{"success":"true"}' }, 200, 'application/json'],
    [{ body: '{"success":"true"}', status: 503 }, 503, 'application/json'],
  ])('%o', async (fault, status, type) => {
    for (const keeps of [false, true]) {
      site.running.inbox.misbehave(keeps ? { ...fault, keeps } : fault)
      const answer = await site.post(formOf({ name: 'x', _next: '/fr' }), { Accept: 'text/html' })
      expect(answer.status).toBe(status)
      expect(answer.headers.get('content-type')).toBe(type)
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(await answer.text()).toBe(fault.body)
      expect(await countMessages()).toBe(keeps ? 1 : 0)
    }
  })

  test('a message that can’t be kept is refused all the same', async () => {
    site.running.inbox.misbehave({ body: '{"success":"true"}', keeps: true })
    const answer = await site.post(formOf({ a: 'x'.repeat(300_000) }))
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ success: 'false' })
    expect(await countMessages()).toBe(0)
  })

  test('late, and out of reach of other origins', async () => {
    site.running.inbox.misbehave({ body: 'x', delay: 1, withoutCors: true })
    const answer = await site.post(formOf({ name: 'x' }))
    expect(await answer.text()).toBe('x')
    expect(answer.headers.has('access-control-allow-origin')).toBe(false)
  })
})

describe('the preflight', () => {
  const ask = () => fetch(site.address, { method: 'OPTIONS', headers: { 'Access-Control-Request-Headers': 'x' } })
  const expectPostToWork = async () => {
    const answer = await site.post(formOf({ name: 'x' }))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await countMessages()).toBe(1)
  }

  test('is refused, without a word on origins; what is posted is taken', async () => {
    site.running.inbox.misbehave({ preflight: 'refused' })
    const answer = await ask()
    expect(answer.status).toBe(405)
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    await expectPostToWork()
  })

  test('is hung up on; what is posted is taken', async () => {
    site.running.inbox.misbehave({ preflight: 'reset' })
    await expect(ask()).rejects.toThrow('fetch failed')
    await expectPostToWork()
  })
})

test('hang up in mid-upload: after the first bytes, before the others were sent', async () => {
  site.running.inbox.misbehave({ hangUp: 'mid-upload' })
  const socket = await site.open()
  // Not once(): it fails where the connection is reset first, which is an end as any other.
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.on('error', () => {})
  const answer = vi.fn<() => void>()
  socket.on('data', answer)
  socket.write([...MULTIPART_POST, 'Host: localhost', 'Content-Length: 5000000', '', '--edge\r\n'].join('\r\n'))
  await closed
  expect(answer).not.toHaveBeenCalled()
  await expect(site.post(formOf({ attachment: bigFile() }))).rejects.toThrow('fetch failed')
  await expect(fetch(site.address, { method: 'POST' })).rejects.toThrow('fetch failed')
  expect(await countMessages()).toBe(0)
  expect(site.namesIn('incoming')).toEqual([])
})

test('hang up before the answer: kept', async () => {
  site.running.inbox.misbehave({ hangUp: 'before answer' })
  expect(await site.ask(MULTIPART_POST, multipart(['name="submissionId"', 'abcdefgh-1']))).toBe('')
  expect(await countMessages()).toBe(1)
  site.running.inbox.misbehave(null)
  expect((await site.post(formOf({ submissionId: 'abcdefgh-1' }))).status).toBe(200)
  expect(await site.running.inbox.list()).toMatchObject([{ id: 'abcdefgh-1', times: 2 }])
})

describe('a delay', () => {
  test('comes before the answer, and after the message is kept', async () => {
    site.running.inbox.misbehave({ delay: 300 })
    const start = performance.now()
    const answering = site.post(formOf({ name: 'x' }))
    await vi.waitFor(async () => expect(await site.running.inbox.list()).toHaveLength(1))
    expect((await answering).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThanOrEqual(299)
  })

  test('ends where the sender does not wait for it', async () => {
    site.running.inbox.misbehave({ delay: 600_000 })
    const giveUp = new AbortController()
    const answering = fetch(site.address, { method: 'POST', body: formOf({ name: 'x' }), signal: giveUp.signal })
    await vi.waitFor(async () => expect(await site.running.inbox.list()).toHaveLength(1))
    giveUp.abort()
    await expect(answering).rejects.toThrow('aborted')
    await site.running.inbox.settled()
  })
})

test('the page and downloads never misbehave', async () => {
  await site.post(formOf({ submissionId: 'abcdefgh', attachment: new File(['x'], 'a.pdf') }))
  site.running.inbox.misbehave({ status: 500, html: true })
  expect((await fetch(site.address)).status).toBe(200)
  expect((await fetch(`${site.address}/abcdefgh/1`)).status).toBe(200)
})

describe('setting a fault', () => {
  const set = (body: string, type: string, headers: Record<string, string> = {}) =>
    fetch(`${site.address}/fault`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': type, ...headers },
      redirect: 'manual',
    })
  const form = 'application/x-www-form-urlencoded'
  const json = 'application/json'
  const status = async () => (await site.post(formOf({ name: 'x' }))).status

  test('by its name, and back to normal', async () => {
    const answer = await set('fault=server+error', form)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/__inbox'])
    expect(await status()).toBe(500)
    await set('fault=', form)
    expect(await status()).toBe(200)
  })

  test('in JSON, and back to normal', async () => {
    expect(await (await set('{"fault":{"status":418}}', json)).json()).toEqual({ fault: { status: 418 } })
    expect(await status()).toBe(418)
    await set('{"fault":null}', json)
    expect(await status()).toBe(200)
  })

  test.each([
    ['fault=unheard+of', form, 'server error'],
    ['fault=__proto__', form, 'server error'],
    ['', form, 'server error'],
    ['{', json, 'not JSON'],
    ['{}', json, 'fault'],
    ['{"fault":{"status":"500"}}', json, 'fault.status'],
    ['{"fault":{"status":302}}', json, '200–299 or 400–599'],
    ['{"fault":{"rejects":false}}', json, 'fault.rejects'],
    ['{"fault":{"statsu":500}}', json, 'statsu'],
    ['{"fault":{"body":7}}', json, 'fault.body'],
    ['{"fault":{"body":"x","html":true}}', json, 'One answer only'],
    ['{"fault":{"body":"","rejects":true}}', json, 'One answer only'],
    ['{"fault":{"keeps":true}}', json, 'need a body'],
    ['{"fault":{"contentType":"text/plain"}}', json, 'need a body'],
    ['{"fault":{"body":"x","contentType":"text/plain\\r\\nX: y"}}', json, 'text/plain'],
    ['{"fault":{"body":"x","status":204}}', json, 'With status 204 or 205'],
    ['{"fault":{"preflight":true}}', json, 'fault.preflight'],
  ])('%s: 400, which says what is wrong', async (body, type, message) => {
    const answer = await set(body, type)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(message)
    expect(await status()).toBe(200)
  })

  test.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 303],
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: 'null' }, 403],
    [{}, 303],
  ])('from %o: %i', async (headers, expected) => {
    const { status: answered } = await set('fault=forbidden', form, headers as Record<string, string>)
    expect(answered).toBe(expected)
  })
})

test.each<[Fault, string]>([
  [{ body: '{"a"', contentType: 'text/plain' }, 'the body "{\\"a\\"", as text/plain; messages are not kept'],
  [{ status: 204, body: '', keeps: true }, 'status 204, the body ""; messages are kept'],
  [{ preflight: 'reset' }, 'the preflight is reset; messages are kept'],
])('%o is described', (fault, line) => {
  expect(describeFault(fault)).toBe(line)
})

test('every preset is a fault, and says what it does', () => {
  for (const preset of Object.values(presets)) {
    expect(faultSchema.parse(preset)).toEqual(preset)
    expect(describeFault(preset)).toMatch(/^.{5,}; messages are (not )?kept$/)
  }
})

test.each<[Fault | null, boolean]>([
  [null, true],
  [{ delay: 5 }, true],
  [{ withoutCors: true }, true],
  [{ hangUp: 'before answer' }, true],
  [{ hangUp: 'mid-upload' }, false],
  [{ status: 400 }, false],
  [{ status: 201 }, true],
  [{ rejects: true }, false],
  [{ html: true }, false],
  [{ body: '{"success":"true"}' }, false],
  [{ body: '', status: 204 }, false],
  [{ body: '', keeps: true }, true],
  [{ body: '', status: 500, keeps: true }, true],
  [{ body: '', keeps: true, hangUp: 'mid-upload' }, false],
  [{ preflight: 'refused' }, true],
  [{ preflight: 'reset' }, true],
])('%o keeps messages: %s', (fault, isKept) => {
  expect(keepsMessages(fault)).toBe(isKept)
})
