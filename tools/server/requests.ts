/** The target of a request. */
export interface RequestTarget {
  /** Decoded, with a leading slash and without one at its end. */
  readonly pathname: string
  /** As it was sent, with its question mark; empty where there is none. */
  readonly search: string
}

/** Empty and relative parts, which browsers resolve before they ask, and what no file's name can hold. */
const UNRESOLVED = /\/(?:\/|\.{1,2}(?:\/|$))|\0/

/**
 * Reads the address of a request, which a client may fill with anything: `//`, `*`, a broken escape.
 *
 * @returns null for what can't be an address of the site
 */
export function parseTarget(url = ''): RequestTarget | null {
  const [, path, search = ''] = /^(\/[^?#]*)(\?[^#]*)?/.exec(url) ?? []
  if (path === undefined) return null
  try {
    const pathname = decodeURI(path)
    return UNRESOLVED.test(pathname) ? null : { pathname: pathname.replace(/(?<=.)\/$/, ''), search }
  } catch {
    return null
  }
}

/**
 * The address that an address stands for which no page has: with a slash at its end, or with its file's suffix.
 *
 * @returns undefined for every other address
 */
export function plainAddressOf(url: string | undefined): string | undefined {
  const { pathname } = parseTarget(url) ?? {}
  if (pathname === undefined || pathname === '/') return undefined
  if (/^[^?#]*\/(?:[?#]|$)/.test(url ?? '')) return pathname
  return /^(?<plain>.+)\.html$/.exec(pathname)?.groups?.['plain']
}

/**
 * Where a request for an old name is sent, or for what a query asks for; its query is kept.
 *
 * @param redirects old to new addresses, as in `_redirects`; an old one may have a query
 */
export function redirectOf(
  { pathname, search }: RequestTarget,
  redirects: ReadonlyMap<string, string>,
): string | undefined {
  const to = redirects.get(pathname + search) ?? redirects.get(pathname)
  return to && `${to}${search}`
}
