import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { honeypotName, settingNames } from '../../renderer/formService.ts'
import { accepted, notActivated, sendAnswer, sendText, type Answer } from './answer.ts'
import { keepsMessages, type Fault } from './faults.ts'
import { submissionIdOf } from './messageFile.ts'
import { drain, RefusedSubmission } from './readBody.ts'
import { receive } from './receive.ts'
import { isMessageId, type Store } from './store.ts'

/**
 * Takes a form that was sent, or does with it what the fault says.
 *
 * @throws Error where the client leaves, or the disk is full
 */
export async function takeSubmission(
  request: IncomingMessage,
  response: ServerResponse,
  store: Store,
  fault: Fault | null,
): Promise<void> {
  if (fault?.hangUp === 'mid-upload') {
    hangUpMidUpload(request)
    return
  }
  const isWanted = keepsMessages(fault)
  const answer = isWanted ? await keep(request, store) : await drop(request, fault)
  if (fault?.delay && !(await waitUnlessClosed(response, fault.delay))) return
  if (fault?.hangUp) {
    request.socket.destroy()
    return
  }
  if (!fault?.withoutCors) allowOrigins(response)
  // What could not be kept although it should be is told as ever.
  if (fault?.body !== undefined && (answer.success || !isWanted)) {
    const { status = 200, contentType = 'application/json', body } = fault
    response.writeHead(status, { 'Content-Type': contentType }).end(body)
    return
  }
  const status = answer.success ? (fault?.status ?? answer.status) : answer.status
  sendAnswer(request, response, { ...answer, status }, fault?.html)
}

/** What a browser is told that asks, on behalf of a page of another origin, whether it may post. */
export function sendPreflight(request: IncomingMessage, response: ServerResponse, fault: Fault | null): void {
  if (fault?.preflight === 'reset') {
    request.socket.destroy()
    return
  }
  if (fault?.preflight === 'refused') {
    sendText(response, 405, 'The inbox was told to refuse the preflight.')
    return
  }
  if (!fault?.withoutCors) {
    allowOrigins(response)
    response.setHeader('Access-Control-Allow-Methods', 'POST, OPTIONS')
    response.setHeader('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '*')
    // Else the browser would not see for some seconds that a fault was set.
    response.setHeader('Access-Control-Max-Age', '0')
  }
  response.writeHead(204).end()
}

function allowOrigins(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*')
}

async function keep(request: IncomingMessage, store: Store): Promise<Answer> {
  const draft = store.newDraft()
  try {
    const { fields, files } = await receive(request, draft)
    const success = { ...accepted, next: fields.get(settingNames.next) }
    // Robots are not told that they were seen.
    if (fields.get(honeypotName)) return success
    const pairs = [...fields]
    const ownId = submissionIdOf(pairs)
    const id = isMessageId(ownId) ? ownId : randomUUID()
    await store.keep(draft, { id, received: new Date().toISOString(), fields: pairs, files: [...files] })
    return success
  } catch (error) {
    if (!(error instanceof RefusedSubmission)) throw error
    await drain(request)
    return { status: error.status, success: false, message: error.message }
  } finally {
    await store.discard(draft)
  }
}

async function drop(request: IncomingMessage, fault: Fault | null): Promise<Answer> {
  await drain(request)
  if (fault?.rejects) return { ...notActivated, status: fault.status ?? notActivated.status }
  const status = fault?.status ?? 200
  const message = status < 400 ? 'Sign in to this network to go on.' : `The inbox was told to answer with ${status}.`
  return { status, success: false, message }
}

/** Where there is no body, with its end. */
function hangUpMidUpload(request: IncomingMessage): void {
  request.once('data', () => request.socket.destroy())
  request.once('end', () => request.socket.destroy())
}

/** @returns false where the client went away meanwhile */
async function waitUnlessClosed(response: ServerResponse, delay: number): Promise<boolean> {
  const closed = new AbortController()
  const abort = () => closed.abort()
  response.once('close', abort)
  if (response.destroyed) abort()
  try {
    await wait(delay, undefined, { signal: closed.signal })
    return true
  } catch {
    return false
  } finally {
    response.off('close', abort)
  }
}
