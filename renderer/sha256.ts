/** Returns the SHA-256 of a file as hexadecimal digits; empty where the page came over an unsafe connection: browsers then can't. */
export async function sha256(bytes: BufferSource): Promise<string> {
  // TypeScript's library takes it for granted.
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return ''
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
