/** Builds addresses of pages on one of the site's hosts. */
export type PageLink = (address: string) => string

/**
 * @param site where it answers: `https://deploy-preview-7--passerelle.netlify.app`
 * @returns what gives the address of a page, whatever its name holds, as Markdown takes it between `<` and `>`
 * @throws Error where it is no web address
 */
export function pageLinkOf(site: string): PageLink {
  const { protocol, origin } = URL.canParse(site) ? new URL(site) : { protocol: '', origin: '' }
  if (!/^https?:$/.test(protocol)) {
    throw new Error(`"${site}" is no address of a site. Write the preview's, like https://preview.example.com`)
  }
  return (address) => origin + address.split('/').map(encodeSegment).join('/')
}

/** It may hold lone halves of characters, which encodeURIComponent() refuses. */
function encodeSegment(segment: string): string {
  const whole = segment.replace(/\p{Cs}/gu, '\ufffd')
  return encodeURIComponent(whole).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
