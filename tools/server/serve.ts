import { inboxPath } from '../../renderer/formService.ts'
import { createInbox } from '../inbox/inbox.ts'
import { startServer } from './staticServer.ts'

/** `npm start` and `npm run preview` serve the built site on http://localhost:3000; PORT sets another port. */
const port = Number(process.env['PORT'] ?? 3000)
const server = await startServer({ folder: 'dist/client', port, inbox: createInbox() })
console.log(`The site is on ${server.url}`)
console.log(`Its forms arrive at ${server.url}${inboxPath}`)
