import type { IncomingMessage, ServerResponse } from 'node:http'
import { inboxPath } from '../../renderer/formService.ts'
import { sendText } from './answer.ts'
import { checkCaller, isSameOrigin } from './checkCaller.ts'
import { sendFile } from './download.ts'
import { type Fault, readFault } from './faults.ts'
import { drain, readText } from './readBody.ts'
import { sendInbox } from './sendPage.tsx'
import type { Store } from './store.ts'
import { sendPreflight, takeSubmission } from './takeSubmission.ts'

interface Context {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Under the inbox's own address, without a slash in front; empty for the inbox itself. */
  readonly path: string
  readonly store: Store
  readonly fault: Fault | null
  misbehave(fault: Fault | null): void
}

/** The inbox's own forms are short. */
const FORM_LIMIT = 10_000

/** Answers one request. */
export async function route(context: Context): Promise<void> {
  const { request, response, path, store, fault } = context
  const refusal = checkCaller(request)
  if (refusal !== null) {
    await drain(request)
    sendText(response, 403, refusal)
    return
  }
  const method = request.method ?? ''
  const isReading = method === 'GET' || method === 'HEAD'
  const [, id, position] = /^([^/]+)\/([1-9]\d?)$/.exec(path) ?? []

  if (path === '') {
    if (method === 'POST') await takeSubmission(request, response, store, fault)
    else if (method === 'OPTIONS') sendPreflight(request, response, fault)
    else if (isReading) await sendInbox(response, await store.list(), fault, request.headers.host ?? 'localhost')
    else refuseMethod(response, 'GET, HEAD, POST, OPTIONS')
  } else if (path === 'fault' || path === 'delete') {
    if (method !== 'POST') refuseMethod(response, 'POST')
    else await change(context)
  } else if (id && position) {
    if (!isReading) {
      refuseMethod(response, 'GET, HEAD')
      return
    }
    const file = (await store.find(id))?.files[Number(position) - 1]
    if (file) await sendFile(response, file, method === 'HEAD')
    else sendText(response, 404, 'There is no such file in the inbox.')
  } else sendText(response, 404, 'There is no such page in the inbox.')
}

/** What the forms of the inbox's page ask for. */
async function change({ request, response, path, store, misbehave }: Context): Promise<void> {
  const body = await readText(request, FORM_LIMIT)
  if (body === null) {
    sendText(response, 413, 'That is too long.')
    return
  }
  if (!isSameOrigin(request)) {
    sendText(response, 403, 'Only the inbox’s own page may do that.')
    return
  }
  if (path === 'fault') {
    const isJson = /^\s*application\/json\b/i.test(request.headers['content-type'] ?? '')
    const { fault, problem } = readFault(body, isJson)
    if (problem !== undefined) {
      sendText(response, 400, problem)
      return
    }
    misbehave(fault)
    if (isJson) {
      response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify({ fault }))
      return
    }
  } else {
    const form = new URLSearchParams(body)
    const id = form.get('id')
    if (form.has('all')) await store.removeAll()
    else if (id) await store.remove(id)
    else {
      sendText(response, 400, 'Say what to delete: id=<the message’s id> or all=yes.')
      return
    }
  }
  response.writeHead(303, { Location: inboxPath }).end()
}

function refuseMethod(response: ServerResponse, allowed: string): void {
  response.setHeader('Allow', allowed)
  sendText(response, 405, `Only ${allowed} here.`)
}
