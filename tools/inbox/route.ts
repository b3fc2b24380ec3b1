import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { inboxPath } from '../../renderer/formService.ts'
import { sendPreflight, sendText, takeSubmission } from './answer.ts'
import { checkCaller, isSameOrigin } from './checkCaller.ts'
import type { Fault } from './faults.ts'
import { renderInbox } from './InboxPage.tsx'
import { readBody } from './receive.ts'
import type { Store } from './store.ts'

interface Context {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Under the inbox's own address, without a slash in front; empty for the inbox itself. */
  readonly path: string
  readonly store: Store
  readonly fault: Fault
}

/** Submitted content could not run or load anything here, even unescaped. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Answers one request. */
export async function route(context: Context): Promise<void> {
  const { request, response, path, store, fault } = context
  const refusal = checkCaller(request)
  if (refusal !== null) {
    await readBody(request)
    sendText(response, 403, refusal)
    return
  }
  const key = `${request.method} ${path}`
  if (key === 'POST ') await takeSubmission(request, response, store, fault)
  else if (key === 'OPTIONS ') sendPreflight(request, response, fault)
  else if (key === 'POST delete') await clear(context)
  else if (key === 'GET ') {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY })
    response.end(renderInbox(await store.list()))
  } else if (request.method === 'GET') await sendFile(context)
  else sendText(response, 405, 'The inbox takes forms, and shows them.')
}

/** Sends a file as a download: the browser must not run submitted content on this origin. */
async function sendFile({ response, path, store }: Context): Promise<void> {
  const [id, position] = path.split('/')
  const file = (await store.list()).find((message) => message.id === id)?.files[Number(position) - 1]
  if (!file) {
    sendText(response, 404, 'There is no such page in the inbox.')
    return
  }
  const name = encodeURIComponent(Buffer.from(file.name).toString() || 'file').replace(/['()*]/g, '_')
  response.writeHead(200, {
    'Content-Type': 'application/octet-stream',
    'Content-Length': file.size,
    'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
  })
  await pipeline(createReadStream(file.path), response)
}

/** Removes all messages; only the inbox's own page may ask for it. */
async function clear({ request, response, store }: Context): Promise<void> {
  await readBody(request)
  if (isSameOrigin(request)) {
    await store.clear()
    response.writeHead(303, { Location: inboxPath }).end()
  } else sendText(response, 403, 'Only the inbox’s own page may do that.')
}
