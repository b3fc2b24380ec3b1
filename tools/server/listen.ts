import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that is listening; `close` stops it. */
export interface RunningServer {
  /** `http://localhost:3000`, without trailing slash. */
  readonly url: string
  close(): Promise<void>
}

/**
 * Starts a server that only this machine can reach.
 *
 * @param port 0 takes any free port
 * @throws Error that names the solution if the port cannot be used
 */
export async function listen(answer: RequestListener, port: number): Promise<RunningServer> {
  const server = createServer(answer)
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
  } catch (error) {
    throw new Error(`${String(error)}. Choose another port: PORT=3001 npm run preview`, { cause: error })
  }
  // A server that listens on a port has an address with that port.
  const address = server.address() as AddressInfo
  return {
    url: `http://localhost:${address.port}`,
    close: async () => {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}
