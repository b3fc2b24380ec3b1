/**
 * Returns an address with `%C3%A9` decoded as é.
 *
 * @returns undefined if a % in it does not encode a character
 */
export function decodeAddress(address: string): string | undefined {
  try {
    return decodeURIComponent(address)
  } catch {
    return undefined
  }
}
