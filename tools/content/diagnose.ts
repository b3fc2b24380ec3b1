import type { Change, Diagnostic, Position, Span } from './diagnostics.ts'
import { languageOfWriter, messageOf, type RuleName, textOf, type Values } from './messages/catalogue.ts'
import { suggest } from './suggest.ts'

/** A place in a file, or the file as a whole. */
export interface Place extends Partial<Position> {
  /** Path from the project's root. */
  readonly file: string
}

/** Returns an error of a rule, in the language of the file's writer. */
export function diagnose(rule: RuleName, { file, line = 1, column = 1 }: Place, values?: Values): Diagnostic {
  return { file, line, column, rule, message: messageOf(rule, file, values) }
}

/** Returns a warning of a rule, in the language of the file's writer. */
export function warn(rule: RuleName, place: Place, values?: Values): Diagnostic {
  return { ...diagnose(rule, place, values), severity: 'warning' }
}

/** Returns a diagnostic with the changes that fix it, or unchanged if there are none. */
export function withFix(diagnostic: Diagnostic, fix: readonly Change[] | undefined): Diagnostic {
  return fix && fix.length > 0 ? { ...diagnostic, fix } : diagnostic
}

/** Returns a diagnostic with a fix that replaces a span of its file, or unchanged if either is undefined. */
export function withText(diagnostic: Diagnostic, span: Span | undefined, text: string | undefined): Diagnostic {
  if (!span || text === undefined) return diagnostic
  return withFix(diagnostic, [{ kind: 'replace', file: diagnostic.file, from: span.from, to: span.to, text }])
}

/** The longest list of names that a message may hold. */
const LONGEST_LIST = 16

/** Returns advice on an unknown name: the closest known name, or all known names if they are few. */
export function adviseOn(unknown: string, known: readonly string[], file: string): string {
  const language = languageOfWriter(file)
  const closest = suggest(unknown, known)
  if (closest !== undefined) return textOf('advice.closest', language, { name: closest })
  if (known.length === 0 || known.length > LONGEST_LIST) return textOf('advice.none', language)
  return textOf('advice.choices', language, { names: known.toSorted().join(', ') })
}

/** The longest name compared; longer ones are cut. */
const LONGEST_NAME = 80

/** Returns the known name closest to a wrong one, or an empty string if none is known. */
export function nearest(wrong: string, known: Iterable<string>): string {
  return suggest(wrong.slice(0, LONGEST_NAME), known, Infinity) ?? ''
}
