import type { IncomingMessage, ServerResponse } from 'node:http'
import { honeypotName, inboxPath, settingNames } from '../../renderer/formService.ts'
import { POLICY, renderInbox } from './inboxPage.ts'
import { type ReceivedForm, receiveForm, type RefusedForm } from './receiveForm.ts'

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

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'POST') {
      const form = await receiveForm(request)
      // The service gives robots no sign that it has recognized them.
      if ('fields' in form && !form.fields[honeypotName]) forms.push(form)
      return sendAnswer(request, response, form)
    }
    response.setHeader('Content-Security-Policy', POLICY)
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(renderInbox(forms))
  }

  return {
    list: () => forms,
    handle(request, response) {
      if (request.url?.split('?')[0] !== inboxPath) return false
      response.setHeader('Cache-Control', 'no-store')
      response.setHeader('X-Content-Type-Options', 'nosniff')
      response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
      if (!isForOwnHost(request) || !isFromOwnPage(request)) {
        response.setHeader('Connection', 'close')
        sendText(response, 403, 'The inbox is only for this site, opened on this machine: http://localhost.')
        return true
      }
      // A client may disconnect at any time.
      answer(request, response).catch(() => response.destroy())
      return true
    },
  }
}

/**
 * Reports whether a request is meant for this server: another site could give its own name the address of this machine, and
 * read messages under it (DNS rebinding).
 */
function isForOwnHost({ headers: { host = '' }, socket }: IncomingMessage): boolean {
  const address = socket.localAddress?.replace(/^::ffff:/, '')
  return ['localhost', '127.0.0.1', '[::1]', address].some(
    (name) => host.toLowerCase() === `${name}:${socket.localPort}`,
  )
}

/** Reports whether a form comes from a page of this server. A request without an origin does not come from a page. */
function isFromOwnPage({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin === undefined || origin === `http://${host}`
}

/** Answers as the service does: in JSON if the request asks for it, otherwise with the page that the form names. */
function sendAnswer(request: IncomingMessage, response: ServerResponse, form: ReceivedForm | RefusedForm): void {
  const isReceived = 'fields' in form
  const status = isReceived ? 200 : form.status
  const message = isReceived ? 'The form was received.' : form.message
  const next = isReceived && form.fields[settingNames.next]
  // The rest of a request that is too large is not read.
  if (!request.complete) response.setHeader('Connection', 'close')
  if (request.headers.accept?.includes('application/json')) {
    response.writeHead(status, { 'Content-Type': 'application/json' })
    // The service sends "true" and "false" as strings.
    response.end(JSON.stringify({ success: String(isReceived), message }))
  } else if (next) response.writeHead(302, { Location: next }).end()
  else sendText(response, status, message)
}

function sendText(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${message}\n`)
}
