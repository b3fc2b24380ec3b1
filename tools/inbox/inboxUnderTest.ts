import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { startInbox, type RunningInbox } from './startInbox.ts'

/** A real inbox for the tests of a file, emptied and well-behaved before each of them. */
export interface InboxUnderTest {
  readonly running: RunningInbox
  readonly folder: string
  /** `http://localhost:1234/__inbox` */
  readonly address: string
  /** Posts a form as a script does. */
  post(form: FormData | URLSearchParams, headers?: Record<string, string>): Promise<Response>
  /** A connection, for what `fetch` would tidy up. */
  open(): Promise<Socket>
  /** Sends what is given, and reads the whole answer as it comes; without a header Host where it is null. */
  ask(head: readonly string[], body?: string, host?: string | null): Promise<string>
  /** The names of what is in a folder of the inbox. */
  namesIn(name: 'messages' | 'incoming'): string[]
}

/** To be called at the top of a test file. */
export function inboxUnderTest(): InboxUnderTest {
  let running: RunningInbox
  let folder = ''
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'site-inbox-'))
    running = await startInbox({ folder, port: 0 })
  })
  afterEach(async () => {
    running.inbox.misbehave(null)
    await running.inbox.settled()
    rmSync(join(folder, 'messages'), { recursive: true, force: true })
  })
  afterAll(async () => {
    await running.close()
    rmSync(folder, { recursive: true })
  })

  const open = async () => {
    const socket = connect(Number(new URL(running.url).port), '127.0.0.1')
    await once(socket, 'connect')
    return socket
  }
  return {
    get running() {
      return running
    },
    get folder() {
      return folder
    },
    get address() {
      return `${running.url}/__inbox`
    },
    post: (form, headers) =>
      fetch(`${running.url}/__inbox`, {
        method: 'POST',
        body: form,
        headers: { Accept: 'application/json', ...headers },
        redirect: 'manual',
      }),
    open,
    async ask(head, body = '', host = 'localhost') {
      const socket = await open()
      const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]
      const named = host === null ? [] : [`Host: ${host}`]
      socket.write([...head, ...named, 'Connection: close', ...length, '', body].join('\r\n'))
      return text(socket)
    },
    namesIn(name) {
      const path = join(folder, name)
      return existsSync(path) ? readdirSync(path) : []
    },
  }
}

/** A form with these fields. */
export function formOf(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** The body of a multipart form, as it goes over the wire, with the boundary `edge`. */
export function multipart(
  ...parts: readonly (readonly [disposition: string, content: string, type?: string])[]
): string {
  const written = parts.map(
    ([disposition, content, type]) =>
      `--edge\r\nContent-Disposition: form-data; ${disposition}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n${content}\r\n`,
  )
  return `${written.join('')}--edge--\r\n`
}

/** The head of a POST with such a body. */
export const MULTIPART_POST = [
  'POST /__inbox HTTP/1.1',
  'Accept: application/json',
  'Content-Type: multipart/form-data; boundary=edge',
] as const
