import { readFileSync } from 'node:fs'

/**
 * Returns the text of a file as all tools read it: without a byte order mark, with Windows line endings converted to Unix,
 * and with U+FFFD for invalid UTF-8.
 */
export function readSource(file: string): string {
  return new TextDecoder().decode(readFileSync(file)).replaceAll('\r\n', '\n')
}
