import type { IncomingMessage, ServerResponse } from 'node:http'
import { inboxPath } from '../../renderer/formService.ts'
import { parseTarget } from '../server/requests.ts'
import { sendText } from './answer.ts'
import type { Fault } from './faults.ts'
import { route } from './route.ts'
import { createStore, type ReceivedMessage } from './store.ts'

/** Receives forms as the forwarding service does, and shows them; for development and tests only. */
export interface Inbox {
  /** Answers requests for /__inbox and what is under it; false for all others, which it leaves alone. */
  handle(request: IncomingMessage, response: ServerResponse): boolean
  /** Sets how later submissions are answered; null answers as the service does. */
  misbehave(fault: Fault | null): void
  /** Returns what has been received, newest first. */
  list(): Promise<ReceivedMessage[]>
  /** Resolves when nothing is being received or answered any more; to be awaited after its server has closed. */
  settled(): Promise<void>
}

/**
 * @param options.folder where messages are kept; made when the first one comes
 */
export function createInbox({ folder }: { readonly folder: string }): Inbox {
  const store = createStore(folder)
  const working = new Set<Promise<void>>()
  let fault: Fault = {}

  return {
    misbehave: (next) => {
      fault = next ?? {}
    },
    list: store.list,
    handle(request, response) {
      const pathname = parseTarget(request.url)?.pathname
      if (pathname === undefined || !`${pathname}/`.startsWith(`${inboxPath}/`)) return false
      // Writing to who has gone is no reason to stop.
      response.on('error', () => {})
      response.setHeader('Cache-Control', 'no-store')
      response.setHeader('X-Content-Type-Options', 'nosniff')
      const path = pathname.slice(inboxPath.length + 1)
      const work = route({ request, response, path, store, fault })
        .catch((error: unknown) => sendFailure(response, error))
        .finally(() => working.delete(work))
      working.add(work)
      return true
    },
    async settled() {
      await Promise.all(working)
    },
  }
}

/** Answers 500, if the connection is still open. */
function sendFailure(response: ServerResponse, error: unknown): void {
  if (response.destroyed || response.closed) return
  console.error('The inbox could not answer.', error)
  if (response.headersSent) response.destroy()
  else sendText(response, 500, 'The inbox could not answer. Its terminal says why.')
}
