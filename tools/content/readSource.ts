import { readFileSync } from 'node:fs'

/** Returns the text of a file as all tools read it, with U+FFFD for invalid UTF-8. */
export function readSource(file: string): string {
  return plainSource(readFileSync(file, 'utf8'))
}

/**
 * Returns a text without a byte order mark, with Windows line endings converted to Unix, and with accents as a part of
 * their letters: files of macOS and PDFs write them after the letter.
 */
export function plainSource(text: string): string {
  return text
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
    .normalize('NFC')
}
