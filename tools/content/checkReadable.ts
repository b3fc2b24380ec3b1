import type { Diagnostic } from './diagnostics.ts'
import { createLocator } from './locate.ts'
import { diagnose } from './diagnose.ts'

/** The most characters that a document or a file of texts may have: the longest article of the site has 10,000. */
const MOST_CHARACTERS = 60_000
/** Lists and quotations within each other, of which parsers crash, and signs in a row, which take them minutes. */
const NESTED = /^[ \t]*(?:(?:>|[-+*]|\d{1,9}[.)])[ \t]*){13}|([^\n])\1{299}|^[ \t]{60,}(?:[-+*>]|\d{1,9}[.)])/m
/** The signs that Markdown pairs, of which thousands take seconds: none has as many in a text. */
const SIGNS = /[[\]*_~`|<{&\\@:>=^\t]/g
const MOST_SIGNS = 1500
/** The lines that git puts where two changes are at odds: https://git-scm.com/docs/git-merge#_how_conflicts_are_presented */
const CONFLICT = /^(?:<{7}|>{7})(?=[ \r\n]|$)/m

/**
 * Reports the reason why a file cannot be read at all: bytes that are not UTF-8, two versions that Git has left, more than parsers
 * read in time, line ends of old Macs, which end lines of Markdown and none of YAML.
 *
 * @param source the whole file
 * @param file its path, for messages
 */
export function checkReadable(source: string, file: string): Diagnostic | undefined {
  const at = (offset: number) => ({ file, ...createLocator(source)(offset) })
  const lost = source.search(/[\0\ufffd]/)
  if (lost >= 0) return diagnose('file-encoding', at(lost))
  const conflict = source.search(CONFLICT)
  if (conflict >= 0) return diagnose('merge-conflict', at(conflict))
  if (source.length > MOST_CHARACTERS) return diagnose('file-too-long', at(MOST_CHARACTERS), { most: MOST_CHARACTERS })
  if (source.includes('\r')) return diagnose('line-ends', at(source.indexOf('\r')))
  const counts = new Map<string, number>()
  const tooMany = [...source.matchAll(SIGNS)].find(({ 0: sign }) => {
    counts.set(sign, (counts.get(sign) ?? 0) + 1)
    return (counts.get(sign) ?? 0) > MOST_SIGNS
  })
  const found = NESTED.exec(source) ?? tooMany
  return found && diagnose('sign-repeated', at(found.index))
}
