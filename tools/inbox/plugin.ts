import { join } from 'node:path'
import type { Plugin } from 'vite'
import { inboxPath } from '../../renderer/formService.ts'
import type * as InboxModule from './inbox.ts'

const FOLDER = '**/.inbox/**'

/** Vite's own default, which setting the option would replace. */
const DENIED_BY_VITE = ['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '.yarnrc.yml', '**/.git/**']

/**
 * Has forms arrive in development, as they do with `npm start`.
 *
 * @param root the project's root
 */
export function inboxPlugin(root: string): Plugin {
  return {
    name: 'site:inbox',
    apply: 'serve',
    config: () => ({
      server: {
        // A message that comes in is no reason to look for changed modules.
        watch: { ignored: [FOLDER] },
        // Vite would serve what a stranger sent as a part of the site, where an SVG could read all other messages.
        fs: { deny: [...DENIED_BY_VITE, FOLDER] },
      },
    }),
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
