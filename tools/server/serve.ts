import { inboxPath } from '../../renderer/formService.ts'
import { createInbox } from '../inbox/inbox.ts'
import { readPort } from './port.ts'
import { startServer } from './staticServer.ts'

/** `npm start` and `npm run preview` serve the built site on http://localhost:3000; PORT sets another port. */
try {
  const port = readPort(process.env['PORT'])
  const server = await startServer({ folder: 'dist/client', port, inbox: createInbox() })
  console.log(`The site is at ${server.url}`)
  console.log(`Its forms arrive at ${server.url}${inboxPath}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
