import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { inboxPath } from '../../renderer/formService.ts'
import { answerPreflight, answerSubmission, type Fault, sendPage, sendText } from './answers.ts'
import { renderInbox } from './inboxPage.ts'
import { isForOwnHost, isFromOwnPage, type Visitors } from './ownRequests.ts'
import type { ReceivedFile, ReceivedForm, ReceivedMessage } from './receiveForm.ts'

/** Receives forms as the forwarding service does, and shows them at /__inbox; for development and tests only. */
export interface Inbox {
  /** Answers a request for /__inbox or a page below it; returns false for any other request. */
  handle(request: IncomingMessage, response: ServerResponse): boolean
  /** Sets how later requests fail; null restores normal answers. */
  misbehave(fault: Fault | null): void
  /** Holds back the answers to later requests, until `misbehave` is called; returns what lets them go. */
  holdAnswers(): () => void
  /** Returns the received messages, newest first. */
  list(): readonly ReceivedMessage[]
}

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST']

/** Creates an inbox, which keeps messages in memory. */
export function createInbox(visitors: Visitors = {}): Inbox {
  let messages: readonly ReceivedMessage[] = []
  let fault: Fault = {}

  const keep = (form: ReceivedForm) => {
    const id = form.fields['submissionId'] || randomUUID()
    const isRepeat = messages.some((message) => message.id === id)
    messages = isRepeat
      ? messages.map((message) => (message.id === id ? addRepeat(message, form) : message))
      : [{ id, received: new Date(), times: 1, ...form, others: [] }, ...messages]
  }

  const answer = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const { method = '' } = request
    if (!METHODS.includes(method)) {
      response.setHeader('Allow', METHODS.join(', '))
      sendText(response, 405, 'The inbox is asked with GET, and takes forms with POST.')
    } else if (method === 'POST') await answerSubmission(request, response, keep, fault)
    else if (method === 'OPTIONS') answerPreflight(request, response, fault)
    else if (path === '') sendPage(response, 200, renderInbox(messages))
    else {
      const file = findFile(messages, path)
      if (file) sendFile(response, file)
      else sendText(response, 404, 'There is no such page in the inbox.')
    }
  }

  return {
    list: () => messages,
    misbehave: (next) => {
      fault = next ?? {}
    },
    holdAnswers: () => {
      let release = (): void => {}
      fault = { until: new Promise((resolve) => (release = resolve)) }
      return () => release()
    },
    handle(request, response) {
      const [pathname = ''] = (request.url ?? '').split('?')
      if (!`${pathname}/`.startsWith(`${inboxPath}/`)) return false
      response.setHeader('Cache-Control', 'no-store')
      response.setHeader('X-Content-Type-Options', 'nosniff')
      if (!visitors.isPublic) response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
      else if (request.method !== 'GET' && !fault.withoutCors) response.setHeader('Access-Control-Allow-Origin', '*')
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (!isForOwnHost(request, visitors) || (!isRead && !isFromOwnPage(request, visitors))) {
        response.setHeader('Connection', 'close')
        sendText(response, 403, 'The inbox is only for this site, opened on this machine: http://localhost.')
        return true
      }
      answer(request, response, pathname.slice(inboxPath.length + 1)).catch((error: unknown) => {
        // A client may disconnect at any time.
        if (!response.destroyed) console.error(error)
        response.destroy()
      })
      return true
    },
  }
}

/** Counts a message that arrived again; what it says otherwise than before is kept. */
function addRepeat(message: ReceivedMessage, form: ReceivedForm): ReceivedMessage {
  const isKnown = [message, ...message.others].some((known) => contentOf(known) === contentOf(form))
  return { ...message, times: message.times + 1, others: isKnown ? message.others : [...message.others, form] }
}

function contentOf({ fields, files }: ReceivedForm): string {
  return JSON.stringify([
    Object.entries(fields).filter(([name]) => !name.startsWith('_')),
    files.map(({ sha256 }) => sha256),
  ])
}

/** @param path the id of a message, the place of its content, and the place of the file in that */
function findFile(messages: readonly ReceivedMessage[], path: string): ReceivedFile | undefined {
  const [id, version, position] = path.split('/')
  const message = messages.find((one) => encodeURIComponent(one.id) === id)
  return message && [message, ...message.others][Number(version)]?.files[Number(position)]
}

/** Sends a file as a download: browsers must not run submitted content on this origin. */
function sendFile(response: ServerResponse, { name, bytes }: ReceivedFile): void {
  response.writeHead(200, {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(tame(name)).replace(/['()*]/g, '_')}`,
  })
  response.end(bytes)
}

/** Returns a name without what browsers and systems take for something else than a letter. */
const tame = (name: string) => name.replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}/\\]/gu, '_')
