import type { IncomingMessage } from 'node:http'

/** The sites that an inbox answers. */
export interface Visitors {
  /** Host names besides `localhost` and the address that is listened to; one with a leading dot stands for its subdomains. */
  readonly hosts?: readonly string[] | true
  /** Takes forms of all sites, as the service does; only for tests. */
  readonly isPublic?: boolean
}

/**
 * Reports whether a request is meant for this server: another site could give its own name the address of this machine, and
 * read messages under it (DNS rebinding).
 */
export function isForOwnHost({ headers, socket }: IncomingMessage, { hosts = [] }: Visitors): boolean {
  const host = headers.host ?? ''
  if (hosts === true) return true
  const url = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null
  if (!url || url.username !== '' || url.pathname !== '/') return false
  const { hostname } = url
  const isListed = hosts.some((name) => (name.startsWith('.') ? hostname.endsWith(name) : hostname === name))
  // A proxy in front of a name that was configured has a port of its own.
  if (isListed) return true
  const address = socket.localAddress?.replace(/^::ffff:/, '')
  const isLocal = ['localhost', '127.0.0.1', '[::1]', address].includes(hostname)
  return isLocal && Number(url.port || 80) === socket.localPort
}

/** Reports whether a form comes from a page of this server. A request without an origin does not come from a page. */
export function isFromOwnPage({ headers: { origin, host } }: IncomingMessage, { isPublic = false }: Visitors): boolean {
  if (isPublic || origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase()
}

/**
 * Returns the page that a form asks to show next.
 *
 * @returns undefined if it is not on the form's own site, or no address at all
 */
export function ownPage({ headers: { host = '', origin } }: IncomingMessage, next = ''): string | undefined {
  const own = `http://${host}`
  if (next === '' || /[\r\n\t]/.test(next) || !URL.canParse(next, own)) return undefined
  const url = new URL(next, own)
  if (url.origin === new URL(own).origin) return `${url.pathname}${url.search}${url.hash}`
  return url.origin === origin ? url.href : undefined
}
