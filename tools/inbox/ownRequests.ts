import type { IncomingMessage } from 'node:http'

/**
 * Reports whether a request is meant for this server: another site could give its own name the address of this machine, and
 * read messages under it (DNS rebinding).
 */
export function isForOwnHost({ headers: { host = '' }, socket }: IncomingMessage): boolean {
  const address = socket.localAddress?.replace(/^::ffff:/, '')
  return ['localhost', '127.0.0.1', '[::1]', address].some(
    (name) => host.toLowerCase() === `${name}:${socket.localPort}`,
  )
}

/** Reports whether a form comes from a page of this server. A request without an origin does not come from a page. */
export function isFromOwnPage({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host?.toLowerCase())
}

/** Returns the page of this server that a form asks to show next; undefined if it names none. */
export function ownPage({ headers: { host } }: IncomingMessage, next = ''): string | undefined {
  const own = `http://${host}`
  if (next === '' || !URL.canParse(next, own)) return undefined
  const { origin, pathname, search, hash } = new URL(next, own)
  return origin === new URL(own).origin ? `${pathname}${search}${hash}` : undefined
}
