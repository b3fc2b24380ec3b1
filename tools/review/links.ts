/** Encodes the address of a page, which may contain any character, also unpaired surrogates. */
export function encodeAddress(address: string): string {
  return address
    .replace(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/')
}

/**
 * Returns a function that links to the pages of a site.
 *
 * @throws Error where the site is no web address
 */
export function linkTo(site: string): (address: string) => string {
  const { protocol, origin } = URL.canParse(site) ? new URL(site) : { protocol: '', origin: '' }
  if (!/^https?:$/.test(protocol)) {
    throw new Error(`"${site}" is no address of a site. Write the preview's, like https://preview.example.com`)
  }
  return (address) => origin + encodeAddress(address)
}
