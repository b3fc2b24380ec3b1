import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that is listening; `close` stops it. */
export interface RunningServer {
  /** `http://localhost:3000`, without trailing slash. */
  readonly url: string
  close(): Promise<void>
}

/** The time that a client has to send its request, in ms. */
export interface RequestTimeouts {
  /** For the headers. */
  readonly headers: number
  /** For the whole request. */
  readonly request: number
}

/** The timeouts of every server of this site. */
export const REQUEST_TIMEOUTS: RequestTimeouts = { headers: 10_000, request: 120_000 }

/**
 * Starts a server that only this machine can reach. Connections whose request does not end are closed.
 *
 * @param port 0 takes any free port
 * @throws Error that names the solution if the port is taken
 */
export async function listen(
  answer: RequestListener,
  port: number,
  timeouts = REQUEST_TIMEOUTS,
): Promise<RunningServer> {
  const { headers: headersTimeout, request: requestTimeout } = timeouts
  const server = createServer(
    { headersTimeout, requestTimeout, connectionsCheckingInterval: headersTimeout / 2 },
    answer,
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=3001 npm start`)
          : error,
      )
    })
    server.listen(port, '127.0.0.1', resolve)
  })
  // A server that listens on a port has an address with that port.
  const address = server.address() as AddressInfo
  return {
    url: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections()
        server.close((error) => (error ? reject(error) : resolve()))
      }),
  }
}
