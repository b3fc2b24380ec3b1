import { readFileSync } from 'node:fs'

/**
 * Returns the text of a file as the checks count it: without a byte order mark, with Unix line ends, where it has Windows'. What is
 * not UTF-8 becomes U+FFFD.
 */
export function readSource(file: string): string {
  return new TextDecoder().decode(readFileSync(file)).replaceAll('\r\n', '\n')
}
