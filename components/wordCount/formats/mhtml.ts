import PostalMime from 'postal-mime'

/** Returns the page in a file of MHTML: https://www.rfc-editor.org/rfc/rfc2557. */
export async function readMhtml(bytes: Uint8Array): Promise<string> {
  const { html, text } = await PostalMime.parse(bytes)
  return html ?? text ?? ''
}
