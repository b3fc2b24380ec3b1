import { join } from 'node:path'
import { startServer } from '../../../tools/server/staticServer.ts'
import { ask } from '../exchange.ts'
import type { Build, RunningHost } from './host.ts'

/** Starts the server of `npm start`. */
export async function startOwnServer({ folder }: Build): Promise<RunningHost> {
  const { url, close } = await startServer({ folder: join(folder, 'client'), port: 0 })
  const { port, host } = new URL(url)
  return { ask: (request) => ask({ port: Number(port), isSafe: false, host }, request), stop: close }
}
