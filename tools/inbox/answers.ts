import type { IncomingMessage, ServerResponse } from 'node:http'
import { honeypotName, settingNames } from '../../renderer/formService.ts'
import { POLICY, renderRefusal } from './inboxPage.ts'
import { ownPage } from './ownRequests.ts'
import { type ReceivedForm, receiveForm, RefusedForm } from './receiveForm.ts'

/** A failure of the service or the network that tests make the inbox imitate. */
export interface Fault {
  /** The status of the answer. */
  readonly status?: number
  /** The body of the answer, whatever was asked for. */
  readonly body?: string
  /** The content type of the body; JSON by default. */
  readonly contentType?: string
  /** Keeps the message; by default it is kept if there is no `body` and `status` is below 400. */
  readonly keeps?: true
  /** The answer waits for it. */
  readonly until?: Promise<void>
  /** Closes the connection at the first bytes of the body, or once the message has been received. */
  readonly hangUp?: 'mid-upload' | 'before answer'
  /** Omits the headers that let scripts of other origins read the answer. */
  readonly withoutCors?: true
  /** Answers 405 to preflight requests, or closes their connection. */
  readonly preflight?: 'refused' | 'reset'
}

/** The answer to a form, as FormSubmit gives it: https://formsubmit.co/documentation */
interface Answer {
  readonly status: number
  readonly message: string
  readonly fields: ReceivedForm['fields']
}

/**
 * Receives a form and answers as the service does, or with the fault.
 *
 * @param keep stores the form
 * @throws Error if the client disconnects
 */
export async function answerSubmission(
  request: IncomingMessage,
  response: ServerResponse,
  keep: (form: ReceivedForm) => void,
  fault: Fault,
): Promise<void> {
  if (fault.hangUp === 'mid-upload') {
    request.once('data', () => request.socket.destroy())
    return
  }
  const { status = 200, body, contentType = 'application/json' } = fault
  const isKept = fault.keeps ?? (body === undefined && status < 400)
  const answer = await submit(request, isKept ? keep : () => {})
  await fault.until
  if (fault.hangUp) request.socket.destroy()
  if (response.destroyed) return
  if (body === undefined) sendAnswer(request, response, { ...answer, status: Math.max(status, answer.status) })
  else response.writeHead(status, { 'Content-Type': contentType }).end(body)
}

async function submit(request: IncomingMessage, keep: (form: ReceivedForm) => void): Promise<Answer> {
  try {
    const form = await receiveForm(request)
    // The service gives robots no sign that it has recognized them.
    if (!form.fields[honeypotName]) keep(form)
    return { status: 200, message: 'The form was submitted successfully.', fields: form.fields }
  } catch (error) {
    if (!(error instanceof RefusedForm)) throw error
    // The message of an error is not among its enumerable properties.
    const { status, message, fields } = error
    return { status, message, fields }
  }
}

/**
 * Answers in JSON if the request asks for it, otherwise redirects to the page that the form names. A browser shows the text
 * of a form that is refused: its visitor may copy it.
 */
function sendAnswer(request: IncomingMessage, response: ServerResponse, { status, message, fields }: Answer): void {
  const isSuccess = status < 400
  const next = ownPage(request, fields[settingNames.next])
  // The rest of a request that is too large is not read.
  if (!request.complete) response.setHeader('Connection', 'close')
  if (request.headers.accept?.includes('application/json')) {
    response.writeHead(status, { 'Content-Type': 'application/json' })
    // The service sends "true" and "false" as strings.
    response.end(JSON.stringify({ success: String(isSuccess), message }))
  } else if (isSuccess && next) response.writeHead(302, { Location: next }).end()
  else if (isSuccess) sendText(response, status, message)
  else sendPage(response, status, renderRefusal(message, fields))
}

/** Answers a preflight request: a script of another origin asks whether it may send a form. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse, fault: Fault): void {
  if (fault.preflight === 'reset') request.socket.destroy()
  else if (fault.preflight === 'refused') sendText(response, 405, 'This inbox refuses preflight requests.')
  else {
    const allowed = {
      'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '*',
      // Otherwise the browser would miss a fault that is set in the next seconds.
      'Access-Control-Max-Age': '0',
    }
    response.writeHead(204, fault.withoutCors ? {} : allowed).end()
  }
}

/** Sends one line of plain text. */
export function sendText(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${message}\n`)
}

/** Sends a page on which nothing that was submitted can run or load anything, even if it were not escaped. */
export function sendPage(response: ServerResponse, status: number, html: string): void {
  response
    .writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY })
    .end(html)
}
