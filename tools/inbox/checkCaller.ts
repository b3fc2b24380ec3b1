import type { IncomingMessage } from 'node:http'

/**
 * Whether a request comes from a page of the same origin, or from no page at all: otherwise another website could empty
 * the inbox of its visitors.
 *
 * @see https://www.w3.org/TR/fetch-metadata/
 */
export function isSameOrigin({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin, host } = headers
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/i
const LOCAL_HOST = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i

/**
 * Checks that a request comes from this machine intentionally. Vite can listen on the network, and a website can
 * resolve its own name to this machine (DNS rebinding): browsers then treat the inbox as part of that site, but still
 * send its name in Host.
 *
 * @returns null for requests that are answered, otherwise the reason to refuse
 */
export function checkCaller({ socket, headers }: IncomingMessage): string | null {
  if (!LOOPBACK.test(socket.remoteAddress ?? '')) return 'The inbox answers this machine only.'
  if (!LOCAL_HOST.test(headers.host ?? '')) return 'The inbox answers to the name localhost only. Ask for it as that.'
  return null
}
