/** The target of a request. */
export interface RequestTarget {
  /** Decoded, with a leading slash and without a trailing one. */
  readonly pathname: string
  /** As it was sent, with its question mark; may be empty. */
  readonly search: string
}

/**
 * Parses the address of a request, which may be anything: `//`, `*`, a broken escape.
 *
 * @returns undefined for what cannot be an address of the site
 */
export function parseTarget(url = ''): RequestTarget | undefined {
  try {
    const { pathname, search } = new URL(url, 'http://localhost')
    return { pathname: decodeURI(pathname).replace(/(?<=.)\/$/, ''), search }
  } catch {
    return undefined
  }
}
