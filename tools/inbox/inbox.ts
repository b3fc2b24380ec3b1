import type { IncomingMessage, ServerResponse } from 'node:http'
import { honeypotName, inboxPath, settingNames } from '../../renderer/formService.ts'
import { POLICY, renderInbox } from './inboxPage.ts'
import { isForOwnHost, isFromOwnPage, ownPage } from './ownRequests.ts'
import { type ReceivedForm, receiveForm, RefusedForm } from './receiveForm.ts'

/** Receives forms in place of the forwarding service, and shows them at /__inbox, until the server stops. */
export interface Inbox {
  /** Answers a request for /__inbox; returns false for any other request. */
  handle(request: IncomingMessage, response: ServerResponse): boolean
  /** Returns the received forms, oldest first. */
  list(): readonly ReceivedForm[]
}

/** Creates an inbox, which keeps forms in memory. */
export function createInbox(): Inbox {
  const forms: ReceivedForm[] = []

  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const form = await receiveForm(request)
      // The service gives robots no sign that it has recognized them.
      if (!form.fields[honeypotName]) forms.push(form)
      sendAnswer(request, response, { status: 200, message: 'The form was received.', form })
    } catch (error) {
      if (!(error instanceof RefusedForm)) throw error
      sendAnswer(request, response, error)
    }
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'POST') await receive(request, response)
    else if (request.method !== 'GET')
      sendText(response, 405, 'The inbox is asked with GET, and takes forms with POST.')
    else {
      response.setHeader('Content-Security-Policy', POLICY)
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(renderInbox(forms))
    }
  }

  return {
    list: () => forms,
    handle(request, response) {
      if (request.url?.split('?')[0] !== inboxPath) return false
      response.setHeader('Cache-Control', 'no-store')
      response.setHeader('X-Content-Type-Options', 'nosniff')
      response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
      if (!isForOwnHost(request) || (request.method !== 'GET' && !isFromOwnPage(request))) {
        response.setHeader('Connection', 'close')
        sendText(response, 403, 'The inbox is only for this site, opened on this machine: http://localhost.')
        return true
      }
      answer(request, response).catch((error: unknown) => {
        // A client may disconnect at any time.
        if (!response.destroyed) console.error(error)
        response.destroy()
      })
      return true
    },
  }
}

interface Answer {
  readonly status: number
  readonly message: string
  /** Undefined if it is refused. */
  readonly form?: ReceivedForm
}

/** Answers as the service does: in JSON if the request asks for it, otherwise with the page that the form names. */
function sendAnswer(request: IncomingMessage, response: ServerResponse, { status, message, form }: Answer): void {
  const next = form && ownPage(request, form.fields[settingNames.next])
  // The rest of a request that is too large is not read.
  if (!request.complete) response.setHeader('Connection', 'close')
  if (request.headers.accept?.includes('application/json')) {
    response.writeHead(status, { 'Content-Type': 'application/json' })
    // The service sends "true" and "false" as strings.
    response.end(JSON.stringify({ success: String(form !== undefined), message }))
  } else if (next) response.writeHead(302, { Location: next }).end()
  else sendText(response, status, message)
}

function sendText(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${message}\n`)
}
