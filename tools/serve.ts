import { inboxPath } from '../renderer/formService.ts'
import { unlessBuilding } from './build/buildLock.ts'
import { putRight } from './build/siteFolders.ts'
import { createInbox } from './inbox/inbox.ts'
import { startServer } from './staticServer.ts'

/** `npm start` and `npm run preview`: the built site on http://localhost:3000; PORT changes it. */
// A build that was killed may have left the site under another name.
await unlessBuilding(process.cwd(), () => putRight(process.cwd()))
const port = Number(process.env['PORT'] ?? 3000)
const server = await startServer({ folder: 'dist/client', port, inbox: createInbox({ folder: '.inbox' }) })
console.log(`The site is on ${server.url}`)
console.log(`Its forms arrive at ${server.url}${inboxPath}`)
