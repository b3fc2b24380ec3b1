import type { IncomingMessage } from 'node:http'

/**
 * Whether a request comes from a page of this very origin, or from no page at all: another website could else empty
 * the inbox of whoever visits it.
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
 * Whether a request comes from this machine and means it. Vite listens to the network where it is told to, and a
 * website can have its own name lead here (DNS rebinding): browsers then take the inbox for a part of that site, but
 * still say its name in Host.
 *
 * @returns null for those that are answered, and for all others what to tell them
 */
export function checkCaller({ socket, headers }: IncomingMessage): string | null {
  if (!LOOPBACK.test(socket.remoteAddress ?? '')) return 'The inbox answers this machine only.'
  if (!LOCAL_HOST.test(headers.host ?? '')) return 'The inbox answers to the name localhost only. Ask for it as that.'
  return null
}
