import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { honeypotName, settingNames } from '../../renderer/formService.ts'
import { type Fault, keepsMessages } from './faults.ts'
import { readBody, receive, RefusedSubmission } from './receive.ts'
import type { Store } from './store.ts'

/** The response to a form, as FormSubmit gives it: https://formsubmit.co/documentation */
interface Answer {
  readonly status: number
  readonly success: boolean
  readonly message: string
  /** The page that the browser is redirected to, as the form requests. */
  readonly next?: string | undefined
}

const NOT_ACTIVATED =
  'This form needs Activation. We\'ve sent you an email containing an "Activate Form" link. Just click it and your form will be actived!'
const NOWHERE = 'http://nowhere.invalid'

/**
 * Takes a form that was sent, or does with it what the fault says.
 *
 * @throws Error where the client leaves, or the disk is full
 */
export async function takeSubmission(
  request: IncomingMessage,
  response: ServerResponse,
  store: Store,
  fault: Fault,
): Promise<void> {
  if (fault.hangUp === 'mid-upload') {
    for (const event of ['data', 'end']) request.once(event, () => request.socket.destroy())
    return
  }
  const isWanted = keepsMessages(fault)
  const answer = isWanted ? await keep(request, store) : await drop(request, fault)
  if (fault.delay) {
    const closed = new AbortController()
    response.once('close', () => closed.abort())
    await wait(fault.delay, undefined, { signal: closed.signal }).catch(() => {})
  }
  if (fault.hangUp) request.socket.destroy()
  if (response.destroyed) return
  if (!fault.withoutCors) response.setHeader('Access-Control-Allow-Origin', '*')
  // A failure to store a message is reported as usual.
  if (fault.body !== undefined && (answer.success || !isWanted)) {
    const { status = 200, contentType = 'application/json', body } = fault
    response.writeHead(status, { 'Content-Type': contentType }).end(body)
    return
  }
  const status = answer.success ? (fault.status ?? answer.status) : answer.status
  sendAnswer(request, response, { ...answer, status }, fault.html)
}

/** Answers a preflight request of another origin. */
export function sendPreflight(request: IncomingMessage, response: ServerResponse, fault: Fault): void {
  if (fault.preflight === 'reset') request.socket.destroy()
  else if (fault.preflight === 'refused') sendText(response, 405, 'The inbox was told to refuse the preflight.')
  else {
    const allowed = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'POST, OPTIONS',
      'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '*',
      // Else the browser would not see for some seconds that a fault was set.
      'Access-Control-Max-Age': '0',
    }
    response.writeHead(204, fault.withoutCors ? {} : allowed).end()
  }
}

async function keep(request: IncomingMessage, store: Store): Promise<Answer> {
  try {
    const form = await receive(request)
    // Robots do not learn that they were detected.
    if (!form.fields[honeypotName]) await store.keep(form)
    const message = 'The form was submitted successfully.'
    return { status: 200, success: true, message, next: form.fields[settingNames.next] }
  } catch (error) {
    if (!(error instanceof RefusedSubmission)) throw error
    return { status: error.status, success: false, message: error.message }
  }
}

async function drop(request: IncomingMessage, { status = 200, rejects }: Fault): Promise<Answer> {
  await readBody(request)
  const otherwise = status < 400 ? 'Sign in to this network to go on.' : `The inbox was told to answer with ${status}.`
  return { status, success: false, message: rejects ? NOT_ACTIVATED : otherwise }
}

/** Answers in JSON to scripts that ask for it, to browsers with the page that the form wishes for. */
function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, success, message, next }: Answer,
  asPage = false,
): void {
  const { accept = '' } = request.headers
  const location = success ? readNext(next) : null
  if (asPage)
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(`<!doctype html>${message}`)
  else if (/\bapplication\/json\b/i.test(accept)) {
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' })
    // The service's "false" is a text.
    response.end(JSON.stringify({ success: String(success), message }))
  } else if (location !== null) response.writeHead(302, { Location: location }).end()
  else sendText(response, status, success ? `Thank you. ${message}` : message)
}

/** Sends one line of plain text. */
export function sendText(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${message}\n`)
}

/**
 * Reads `_next`, which anybody may fill with anything.
 *
 * @returns what can stand in a header; null for all but a path of this origin (`//host` is none) and web addresses
 */
export function readNext(next = ''): string | null {
  if (!URL.canParse(next, NOWHERE)) return null
  const url = new URL(next, NOWHERE)
  if (/^https?:\/\//i.test(next)) return url.href
  return next.startsWith('/') && url.origin === NOWHERE ? url.href.slice(NOWHERE.length) : null
}
