import type { RuleName } from '../messages/catalogue.ts'
import { shorten } from '../shorten.ts'
import { unmarked } from './literalText.ts'
import type { error } from './rule.ts'

/**
 * A pattern for the literal text, with the flags g and m, in which MARKUP stands for parsed Markdown. The optional
 * function returns the fix, given the source of the match and the characters around it.
 */
export type Pattern = readonly [
  pattern: RegExp,
  fix?: (written: string, before: string, after: string) => string | undefined,
]

/** Returns a rule of patterns. It blanks out its matches, so that later rules do not report them again. */
export function marks(severity: typeof error, name: RuleName, patterns: readonly Pattern[]) {
  return severity(name, (body, report) => {
    for (const [pattern, fix] of patterns) {
      body.literal = body.literal.replace(pattern, (...match) => {
        const [found = ''] = match
        // The offset is the second to last argument: no pattern has named groups.
        const from = Number(match.at(-2))
        const to = from + found.length
        const written = body.source.slice(from, to)
        const text = fix?.(written, body.source[from - 1] ?? '', body.source[to] ?? '')
        const values = { mark: shorten(unmarked(found)), instead: shorten(text ?? unmarked(found)) }
        report({ from, to, text }, values)
        return found.replaceAll(/[^\n]/g, ' ')
      })
    }
  })
}
