import { join } from 'node:path'
import type { Plugin } from 'vite'
import { inboxPath } from '../../renderer/formService.ts'
import type * as InboxModule from './inbox.ts'

/**
 * Has forms arrive in development, as they do with `npm start`.
 *
 * @param root the project's root
 */
export function inboxPlugin(root: string): Plugin {
  return {
    name: 'passerelle:inbox',
    apply: 'serve',
    // A message that comes in is no reason to look for changed modules.
    config: () => ({ server: { watch: { ignored: ['**/.inbox/**'] } } }),
    configureServer(server) {
      // Loaded with the first request for it: its page is React, and this file is read by builds as well, before they
      // have said that they want React's production code.
      const load = async () => {
        const { createInbox } = (await server.ssrLoadModule('/tools/inbox/inbox.ts')) as typeof InboxModule
        return createInbox({ folder: join(root, '.inbox') })
      }
      let inbox: ReturnType<typeof load> | undefined
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(inboxPath)) {
          next()
          return
        }
        inbox ??= load()
        inbox.then(({ handle }) => {
          if (!handle(request, response)) next()
        }, next)
      })
    },
  }
}
