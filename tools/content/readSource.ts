import { readFileSync } from 'node:fs'
import { diagnose, type Diagnostic } from './diagnostics.ts'
import { createLocator } from './locate.ts'

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

/** The most characters of a document or a strings file; the longest article of the site has 10,000. */
const MAX_CHARACTERS = 60_000
/** Deeply nested lists and quotations, which crash parsers, and long runs of a character, which take them minutes. */
const NESTED = /^[ \t]*(?:>[ \t]*|(?:[-+*?]|\d{1,9}[.)])[ \t]+){13}|([^\n])\1{299}|^[ \t]{60,}(?:[-+*>]|\d{1,9}[.)])/m
/** Characters of Markdown syntax, which take parsers seconds by the thousand; no real text has as many of one. */
const SIGNS = '[]*_~`|<{&\\@:>=^\t'
const MAX_SIGNS = 1500
/** Conflict markers of Git: https://git-scm.com/docs/git-merge#_how_conflicts_are_presented */
const CONFLICT = /^(?:<{7}|>{7})(?=[ \r\n]|$)/m

/**
 * Reports why a file cannot be read: invalid UTF-8, merge conflicts, more than parsers can handle in reasonable time,
 * or the line endings of old Macs, which end lines in Markdown but not in YAML.
 *
 * @param source the whole file
 * @param file its path, for messages
 */
export function checkReadable(source: string, file: string): Diagnostic | undefined {
  const at = (offset: number) => ({ file, ...createLocator(source)(offset) })
  const lost = source.search(/[\0\ufffd]|\r(?!\n)/)
  if (lost >= 0) return diagnose('file-encoding', at(lost))
  const conflict = source.search(CONFLICT)
  if (conflict >= 0) return diagnose('merge-conflict', at(conflict))
  if (source.length > MAX_CHARACTERS) return diagnose('file-too-long', at(MAX_CHARACTERS), { most: MAX_CHARACTERS })
  const crowd = [...SIGNS].find((sign) => source.split(sign).length > MAX_SIGNS)
  const nested = NESTED.exec(source)?.index ?? (crowd === undefined ? undefined : source.indexOf(crowd))
  return nested === undefined ? undefined : diagnose('file-too-long_signs', at(nested))
}
