import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listen } from '../server/listen.ts'
import { createInbox } from './inbox.ts'
import { formOf, inboxUnderTest, multipart, MULTIPART_POST } from './inboxUnderTest.ts'

const site = inboxUnderTest()
const ways = [
  ['the page', ['GET /__inbox HTTP/1.0'], ''],
  ['a file', ['GET /__inbox/abcdefgh/1 HTTP/1.0'], ''],
  ['a preflight', ['OPTIONS /__inbox HTTP/1.0'], ''],
  ['a fault', ['POST /__inbox/fault HTTP/1.0'], 'fault=forbidden'],
  ['a deletion', ['POST /__inbox/delete HTTP/1.0'], 'all=yes'],
  ['a form', MULTIPART_POST, multipart(['name="a"', 'from outside'])],
] as const

describe('a request for another name is refused: websites can have theirs lead here', () => {
  test.each(ways)('%s', async (_, head, body) => {
    await site.post(formOf({ submissionId: 'abcdefgh', a: new File(['x'], 'a.pdf') }))
    const answer = await site.ask(head, body, 'evil.example:3000')
    expect(answer).toMatch(/^HTTP\/1\.1 403 /)
    expect(answer).toContain('The inbox answers to the name localhost only. Ask for it as that.')
    expect(answer).not.toMatch(/access-control-allow-origin/i)
    expect((await site.running.inbox.list()).map(({ id }) => id)).toEqual(['abcdefgh'])
    expect((await site.post(formOf({ a: 'b' }))).status).toBe(200)
  })

  test.each([
    'evil.example',
    'localhost.evil.example',
    'evillocalhost',
    'localhost@evil.example',
    'evil.example#localhost',
    '127.0.0.1.evil.example',
    '128.0.0.1',
    '192.168.1.7:3000',
    '0.0.0.0',
    '[::2]',
    '::1',
    '',
  ])('“%s”', async (host) => {
    expect(await site.ask(['GET /__inbox HTTP/1.1'], '', host)).toMatch(/^HTTP\/1\.1 403 /)
  })

  test('none at all', async () => {
    expect(await site.ask(['GET /__inbox HTTP/1.0'], '', null)).toMatch(/^HTTP\/1\.1 403 /)
  })

  test.each(['localhost', 'LOCALHOST:3000', 'passerelle.localhost:80', '127.0.0.1:3000', '127.1.2.3', '[::1]:3000'])(
    '“%s” is this machine',
    async (host) => {
      expect(await site.ask(['GET /__inbox HTTP/1.1'], '', host)).toMatch(/^HTTP\/1\.1 200 /)
    },
  )
})

/** Asks an inbox whose server listens to the network, from somewhere. */
async function askFrom(remoteAddress: string | undefined, init: RequestInit = {}) {
  const inbox = createInbox({ folder: join(site.folder, randomUUID()) })
  const server = createServer((request, response) => {
    Object.defineProperty(request.socket, 'remoteAddress', { value: remoteAddress })
    inbox.handle(request, response)
  })
  const { url, close } = await listen(server, 0)
  const answer = await fetch(`${url}/__inbox`, init)
  const said = await answer.text()
  const received = await inbox.list()
  await close()
  return { status: answer.status, said, received }
}

test.each(['192.168.1.7', '128.0.0.1', '::ffff:10.0.0.1', 'fe80::1', '2001:db8::127.0.0.1', undefined])(
  '%s is not this machine: 403, and forms are not taken',
  async (remoteAddress) => {
    const refused = { status: 403, said: 'The inbox answers this machine only.\n', received: [] }
    expect(await askFrom(remoteAddress)).toEqual(refused)
    expect(await askFrom(remoteAddress, { method: 'POST', body: formOf({ name: 'x' }) })).toEqual(refused)
  },
)

test.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('%s is this machine', async (remoteAddress) => {
  expect(await askFrom(remoteAddress)).toMatchObject({ status: 200 })
  const { received } = await askFrom(remoteAddress, { method: 'POST', body: formOf({ name: 'x' }) })
  expect(received).toHaveLength(1)
})
