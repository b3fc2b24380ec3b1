import type { Plugin } from 'vite'
import { REQUEST_TIMEOUTS } from '../server/listen.ts'
import { createInbox } from './inbox.ts'

/** Receives forms in development, as `npm start` does. */
export function inboxPlugin(): Plugin {
  return {
    name: 'site:inbox',
    apply: 'serve',
    configureServer({ middlewares, httpServer }) {
      const inbox = createInbox()
      if (httpServer && 'headersTimeout' in httpServer) {
        httpServer.headersTimeout = REQUEST_TIMEOUTS.headers
        httpServer.requestTimeout = REQUEST_TIMEOUTS.request
      }
      middlewares.use((request, response, next) => {
        if (!inbox.handle(request, response)) next()
      })
    },
  }
}
