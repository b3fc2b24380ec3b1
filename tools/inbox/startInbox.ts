import { createServer } from 'node:http'
import { listen, type RunningServer } from '../server/listen.ts'
import { sendText } from './answer.ts'
import { createInbox, type Inbox } from './inbox.ts'

/** An inbox on an origin of its own; forms are posted to its `url` + /__inbox. */
export interface RunningInbox extends RunningServer {
  readonly inbox: Inbox
}

/**
 * Starts an inbox without a site: another origin, as the service is one.
 *
 * @param options.port 0 takes any free port
 */
export async function startInbox({ folder, port }: { folder: string; port: number }): Promise<RunningInbox> {
  const inbox = createInbox({ folder })
  const server = createServer((request, response) => {
    if (!inbox.handle(request, response)) sendText(response, 404, 'Only the inbox is here.')
  })
  const { url, close } = await listen(server, port)
  return {
    url,
    inbox,
    close: async () => {
      await close()
      await inbox.settled()
    },
  }
}
