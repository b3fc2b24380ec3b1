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
