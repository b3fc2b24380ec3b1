import { readFileSync } from 'node:fs'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { createLocator } from '../../content/locate.ts'
import { diagnose, withFix } from '../messages/diagnose.ts'

/** The most characters that a document may have: the longest article of the site has 10,000. */
const MOST_CHARACTERS = 60_000
const MOST_LINES = 2000
/** How often one sign may stand in a row, or stand for a level within another: beyond, parsers take minutes. */
const REPEATED = /([^\n])\1{299}/
const NESTED = /^[ \t]*(?:(?:>|[-+*]|\d{1,9}[.)])[ \t]*){13}|^[ \t]{60,}(?:[-+*>]|\d{1,9}[.)])/m
/** `* * *` is a line across the page. */
const ACROSS = /^[ \t>]*([-*])(?:[ \t]*\1)+[ \t]*$/gm
/** The signs that Markdown pairs, of which thousands take seconds: none has as many in a text. */
const MOST_SIGNS = 1500
/** The lines that git puts where two changes are at odds: https://git-scm.com/docs/git-merge#_how_conflicts_are_presented */
const CONFLICT = /^(?:<{7}|>{7})(?= |$)/m

/**
 * Tells what keeps a document from being read at all: two versions that Git has left, more than parsers take in time.
 *
 * @param source the whole file
 * @param file its path, for messages
 */
export function checkReadable(source: string, file: string): Diagnostic | undefined {
  const at = (offset: number) => ({ file, ...createLocator(source)(offset) })
  const conflict = CONFLICT.exec(source)
  if (conflict) return diagnose('merge-conflict', at(conflict.index))
  const lines = source.split('\n', MOST_LINES + 1)
  const most = lines.length > MOST_LINES ? lines.slice(0, MOST_LINES).join('\n').length : MOST_CHARACTERS
  if (source.length > most) {
    return diagnose('file-too-long', at(most), { characters: MOST_CHARACTERS, lines: MOST_LINES })
  }
  if (source.includes('\r')) return describeLineEnds(source, file)
  const repeated = REPEATED.exec(source)
  if (repeated) return diagnose('sign-repeated', at(repeated.index))
  const nested = NESTED.exec(source.replace(ACROSS, (line) => ' '.repeat(line.length)))
  if (nested) return diagnose('sign-repeated', at(nested.index))
  const counts = new Map<string, number>()
  for (const { 0: sign, index } of source.matchAll(/[[*_~`|<{&\\@:]/g)) {
    const count = (counts.get(sign) ?? 0) + 1
    counts.set(sign, count)
    if (count > MOST_SIGNS) return diagnose('sign-repeated', at(index))
  }
  return undefined
}

/** Lines of old Macs end with a carriage return alone, which ends lines of Markdown and none of YAML. */
function describeLineEnds(source: string, file: string): Diagnostic {
  const locate = createLocator(source)
  const fix = [...source.matchAll(/\r/g)].map(({ index }) => {
    return { kind: 'replace', file, from: locate(index), to: locate(index + 1), text: '\n' } as const
  })
  const told = diagnose('line-ends', { file, ...locate(source.indexOf('\r')) })
  return withFix(told, source.includes('\r\n') ? undefined : fix)
}

/** Tells of a file that is no UTF-8, at the first letter that is not. */
export function describeEncoding(path: string, file: string): Diagnostic {
  const text = new TextDecoder('utf-8').decode(readFileSync(path)).replaceAll('\r\n', '\n')
  return diagnose('file-encoding', { file, ...createLocator(text)(Math.max(0, text.indexOf('\uFFFD'))) })
}
