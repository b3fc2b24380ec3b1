import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { honeypotName, inboxPath, settingNames } from '../renderer/formService.ts'
import { type ReceivedFile, type ReceivedForm, receiveForm, type RefusedForm } from '../tools/inbox/receiveForm.ts'

/** A failure of the service or the network. */
export interface Fault {
  /** The status of the answer. */
  readonly status?: number
  /** The body of the answer, whatever was asked for. */
  readonly body?: string
  /** The content type of the body; JSON by default. */
  readonly contentType?: string
  /** Keeps the message; by default it is kept if there is no `body` and `status` is below 400. */
  readonly keeps?: true
  /** Closes the connection at the first bytes of the body, or once the message has been received. */
  readonly hangUp?: 'mid-upload' | 'before answer'
  /** Omits the headers that let scripts of other origins read the answer. */
  readonly withoutCors?: true
}

/** A message as staff get it. */
export interface ReceivedMessage extends ReceivedForm {
  /** The submission's own id, which script adds; otherwise a new one. */
  readonly id: string
  /** How often it arrived under its id. */
  readonly times: number
  /** What arrived under its id later, with other content. */
  readonly others: readonly ReceivedForm[]
  readonly files: ReadonlyArray<ReceivedFile & { readonly size: number; readonly sha256: string }>
}

/** The forwarding service, on the test's own server and for pages of all sites: https://formsubmit.co/documentation */
export type FormService = ReturnType<typeof createFormService>

export function createFormService() {
  let messages: readonly ReceivedMessage[] = []
  let fault: Fault = {}
  let held: Promise<void> | undefined

  const keep = (form: ReceivedForm): void => {
    const id = form.fields['submissionId'] || `unnamed ${messages.length}`
    const known = messages.find((message) => message.id === id)
    messages = known
      ? messages.map((message) => (message === known ? addRepeat(known, form) : message))
      : [{ id, times: 1, others: [], ...form, files: form.files.map(describeFile) }, ...messages]
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status = 200, body, contentType = 'application/json', hangUp } = fault
    if (hangUp === 'mid-upload') return void request.once('data', () => request.socket.destroy())
    const isKept = fault.keeps ?? (body === undefined && status < 400)
    const outcome = await receiveForm(request)
    if (isKept && 'fields' in outcome && !outcome.fields[honeypotName]) keep(outcome)
    await held
    if (hangUp) request.socket.destroy()
    else if (body !== undefined) response.writeHead(status, { 'Content-Type': contentType }).end(body)
    else sendAnswer(request, response, outcome, status)
  }

  return {
    /** Returns the received messages, newest first. */
    list: () => messages,
    /** Sets how later requests fail; null restores normal answers. */
    misbehave(next: Fault | null): void {
      fault = next ?? {}
      held = undefined
    },
    /** Holds back the answers to later requests, until `misbehave` is called; returns what lets them go. */
    holdAnswers(): () => void {
      let release = (): void => {}
      held = new Promise((resolve) => (release = resolve))
      return () => release()
    },
    /** Answers a form that is sent to it; returns false for any other request. */
    handle(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.url?.split('?')[0] !== inboxPath) return false
      if (!fault.withoutCors) response.setHeader('Access-Control-Allow-Origin', '*')
      if (request.method === 'OPTIONS') answerPreflight(request, response, fault)
      // A client may disconnect at any time.
      else answer(request, response).catch(() => response.destroy())
      return true
    },
  }
}

function describeFile(file: ReceivedFile) {
  const { bytes } = file
  return { ...file, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

function addRepeat(message: ReceivedMessage, form: ReceivedForm): ReceivedMessage {
  const contentOf = ({ fields, files }: ReceivedForm) =>
    JSON.stringify([
      Object.entries(fields).filter(([name]) => !name.startsWith('_')),
      files.map((file) => describeFile(file).sha256),
    ])
  const isKnown = [message, ...message.others].some((known) => contentOf(known) === contentOf(form))
  return { ...message, times: message.times + 1, others: isKnown ? message.others : [...message.others, form] }
}

/** Answers in JSON if the request asks for it, otherwise with the page that the form names. */
function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  outcome: ReceivedForm | RefusedForm,
  failure: number,
): void {
  const isReceived = 'fields' in outcome && failure < 400
  const status = 'status' in outcome ? outcome.status : failure
  const next = isReceived && outcome.fields[settingNames.next]
  if (request.headers.accept?.includes('application/json')) {
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ success: String(isReceived), message: 'The answer of the service.' }))
  } else if (next) response.writeHead(302, { Location: next }).end()
  else response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end('The answer of the service.\n')
}

/** Answers the request with which a script of another origin asks whether it may send a form. */
function answerPreflight(request: IncomingMessage, response: ServerResponse, { withoutCors }: Fault): void {
  const allowed = {
    'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '*',
    // Otherwise the browser would miss a fault that is set in the next seconds.
    'Access-Control-Max-Age': '0',
  }
  response.writeHead(204, withoutCors ? {} : allowed).end()
}
