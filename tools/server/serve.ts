import { inboxPath } from '../../renderer/formService.ts'
import { createInbox } from '../inbox/inbox.ts'
import { startServer } from './staticServer.ts'

/** `npm start` and `npm run preview` serve the built site on http://localhost:3000; PORT sets another port. */
try {
  const port = Number(process.env['PORT'] || 3000)
  const { url } = await startServer({ folder: 'dist/client', port, inbox: createInbox() })
  console.log(`The site is at ${url}\nIts forms arrive at ${url}${inboxPath}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
