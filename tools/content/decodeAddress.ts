/**
 * An address with `%C3%A9` as é.
 *
 * @returns undefined where a % in it does not stand for a character
 */
export function decodeAddress(address: string): string | undefined {
  try {
    return decodeURIComponent(address)
  } catch {
    return undefined
  }
}
