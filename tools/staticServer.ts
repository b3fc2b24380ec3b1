import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sirv from 'sirv'

interface ServerOptions {
  /** The built site. */
  readonly folder: string
  /** 0 takes any free port. */
  readonly port: number
}

/** A server that answers; `close` stops it. */
export interface RunningServer {
  /** `http://localhost:3000`, without trailing slash. */
  readonly url: string
  close(): Promise<void>
}

/**
 * Serves the built site as static hosts do: addresses without `.html`, the redirects of `_redirects`, and the nearest
 * 404.html for what does not exist.
 *
 * @throws Error that says what to do, where there is no built site or the port is taken
 */
export async function startServer({ folder, port }: ServerOptions): Promise<RunningServer> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no built site in ${folder}. Run npm run build first.`)
  }
  const redirects = readRedirects(join(folder, '_redirects'))
  const serveFile = sirv(folder, {
    extensions: ['html'],
    etag: true,
    onNoMatch: (request, response) => sendNotFound(folder, request, response),
    setHeaders: (response, pathname) => {
      // Files under /assets carry a hash of their content in their name.
      const isImmutable = pathname.startsWith('/assets/')
      response.setHeader('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const server = createServer((request, response) => {
    const target = redirects.get(new URL(request.url ?? '/', 'http://localhost').pathname)
    if (target) response.writeHead(301, { Location: target }).end()
    else serveFile(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=3001 npm start.`)
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

function readRedirects(file: string): ReadonlyMap<string, string> {
  if (!existsSync(file)) return new Map()
  const rules = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  return new Map(rules.flatMap(([from, to]) => (from && to ? [[from, to] as const] : [])))
}

function sendNotFound(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const [, language = ''] = new URL(request.url ?? '/', 'http://localhost').pathname.split('/')
  const candidates = [join(folder, language, '404.html'), join(folder, '404.html')]
  const page = candidates.find((file) => existsSync(file))
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
  response.end(page && readFileSync(page))
}
