import { readFileSync } from 'node:fs'

/**
 * The text of a file as the checks count it: without a byte order mark, with Unix line ends, where it has Windows'.
 *
 * @returns undefined where the file is not UTF-8
 */
export function readSource(file: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)).replaceAll('\r\n', '\n')
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
