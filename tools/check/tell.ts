import type { Change, Diagnostic, Position } from '../content/diagnostics.ts'
import { messageOf, type RuleName, type Values } from './messages/catalogue.ts'

/** Where a rule found something: a place in a file, or the file as a whole. */
export interface Place extends Partial<Position> {
  /** Path from the project's root. */
  readonly file: string
}

/** Returns an error of a rule, in the language of whoever writes the file. */
export function tell<Name extends RuleName>(rule: Name, place: Place, ...values: Values<Name>): Diagnostic {
  const { file, line = 1, column = 1 } = place
  return { file, line, column, rule, message: messageOf(rule, file, ...values) }
}

/** Returns the same as a warning. */
export function warn<Name extends RuleName>(rule: Name, place: Place, ...values: Values<Name>): Diagnostic {
  return { ...tell(rule, place, ...values), severity: 'warning' }
}

/** Returns a diagnostic with the changes that mend it; without any, it stays as it is. */
export function withFix(diagnostic: Diagnostic, fix: readonly Change[] | undefined): Diagnostic {
  return fix && fix.length > 0 ? { ...diagnostic, fix } : diagnostic
}
