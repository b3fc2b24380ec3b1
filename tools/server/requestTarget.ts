/** The target of a request. */
export interface RequestTarget {
  /** Decoded, with a leading slash and without a trailing one. */
  readonly pathname: string
  /** As it was sent, with its question mark; may be empty. */
  readonly search: string
}

/** Empty and relative segments, which browsers resolve before they send a request, and NUL, which no file name contains. */
const UNRESOLVED = /\/(?:\/|\.{1,2}(?:\/|$))|\0/

/**
 * Parses the address of a request, which may be anything: `//`, `*`, a broken escape.
 *
 * @returns null for what cannot be an address of the site
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
 * Returns an address without its trailing slash or the `.html` of its file.
 *
 * @returns undefined for an address that has neither
 */
export function plainAddressOf(url: string | undefined): string | undefined {
  const { pathname } = parseTarget(url) ?? {}
  if (pathname === undefined || pathname === '/') return undefined
  if (/^[^?#]*\/(?:[?#]|$)/.test(url ?? '')) return pathname
  return /^(?<plain>.+)\.html$/.exec(pathname)?.groups?.['plain']
}

/**
 * Returns the target of the redirect for an address, with the query of the request.
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
