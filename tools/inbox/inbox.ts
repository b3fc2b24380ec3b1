import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { inboxPath } from '../../renderer/formService.ts'
import { answerPreflight, answerSubmission, type Fault, sendText } from './answers.ts'
import { renderInbox } from './inboxPage.ts'
import type { ReceivedFile, ReceivedForm, ReceivedMessage } from './receiveForm.ts'

/** Receives forms as the forwarding service does, and shows them at /__inbox; for development and tests only. */
export interface Inbox {
  /** Answers a request for /__inbox or a page below it; returns false for any other request. */
  handle(request: IncomingMessage, response: ServerResponse): boolean
  /** Sets how later requests fail; null restores normal answers. */
  misbehave(fault: Fault | null): void
  /** Returns the received messages, newest first. */
  list(): readonly ReceivedMessage[]
}

/** Prevents submitted content from running or loading anything here, even if it were not escaped. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Creates an inbox, which keeps messages in memory. */
export function createInbox(): Inbox {
  let messages: readonly ReceivedMessage[] = []
  let fault: Fault = {}

  const keep = ({ fields, files }: ReceivedForm) => {
    const id = fields['submissionId'] || randomUUID()
    const isRepeat = messages.some((message) => message.id === id)
    messages = isRepeat
      ? messages.map((message) => (message.id === id ? { ...message, times: message.times + 1 } : message))
      : [{ id, received: new Date(), times: 1, fields, files }, ...messages]
  }

  const answer = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const [id, position] = path.split('/')
    const file = messages.find((message) => message.id === id)?.files[Number(position)]
    if (request.method === 'POST') await answerSubmission(request, response, keep, fault)
    else if (request.method === 'OPTIONS') answerPreflight(request, response, fault)
    else if (file) sendFile(response, file)
    else if (path === '') {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY })
      response.end(renderInbox(messages))
    } else sendText(response, 404, 'There is no such page in the inbox.')
  }

  return {
    list: () => messages,
    misbehave: (next) => {
      fault = next ?? {}
    },
    handle(request, response) {
      const [pathname = ''] = (request.url ?? '').split('?')
      if (!`${pathname}/`.startsWith(`${inboxPath}/`)) return false
      response.setHeader('Cache-Control', 'no-store')
      answer(request, response, pathname.slice(inboxPath.length + 1)).catch((error: unknown) => {
        // A client may disconnect at any time.
        if (!response.destroyed) console.error(error)
        response.destroy()
      })
      return true
    },
  }
}

/** Sends a file as a download: browsers must not run submitted content on this origin. */
function sendFile(response: ServerResponse, { name, bytes }: ReceivedFile): void {
  response.writeHead(200, {
    'Content-Type': 'application/octet-stream',
    'X-Content-Type-Options': 'nosniff',
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, '_')}`,
  })
  response.end(bytes)
}
