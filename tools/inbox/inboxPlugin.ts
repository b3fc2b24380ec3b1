import type { Plugin } from 'vite'
import { createInbox } from './inbox.ts'

/** Receives forms in development, as `npm start` does. */
export function inboxPlugin(): Plugin {
  return {
    name: 'site:inbox',
    apply: 'serve',
    configureServer({ middlewares }) {
      const inbox = createInbox()
      middlewares.use((request, response, next) => {
        if (!inbox.handle(request, response)) next()
      })
    },
  }
}
