import type { Change, Diagnostic, Position } from '../../content/diagnostics.ts'
import { suggest } from '../../content/suggest.ts'
import { languageOfWriter, messageOf, type RuleName, type Values } from './catalogue.ts'

/** A place in a file, given from the project's root. */
export interface Place extends Position {
  readonly file: string
}

/** Returns what a rule has to say of a place, in the language of whoever writes the file: an error. */
export function diagnose<Name extends RuleName>(rule: Name, at: Place, ...values: Values<Name>): Diagnostic {
  const { file, line, column } = at
  return { file, line, column, rule, message: messageOf(rule, file, ...values) }
}

/** Returns the same as a remark, which stops nothing. */
export function remark<Name extends RuleName>(rule: Name, at: Place, ...values: Values<Name>): Diagnostic {
  return { ...diagnose(rule, at, ...values), severity: 'warning' }
}

/** Adds what mends it, where there is something. */
export function withFix(diagnostic: Diagnostic, fix: readonly Change[] | undefined): Diagnostic {
  return fix === undefined ? diagnostic : { ...diagnostic, fix }
}

const LISTABLE = 16

/**
 * Returns the sentence that helps from a wrong name to the right one, in the language of whoever writes the file: the name
 * that was probably meant, else all that there are where these are few.
 */
export function adviseOn(wrong: string, known: readonly string[], file: string): string {
  const nearest = suggest(wrong, known)
  const isFrench = languageOfWriter(file) === 'fr'
  if (nearest !== undefined) return isFrench ? `Vouliez-vous dire « ${nearest} » ?` : `Did you mean “${nearest}”?`
  if (known.length === 0 || known.length > LISTABLE)
    return isFrench ? 'Corrigez ou supprimez-le' : 'Correct it, or delete it'
  return `${isFrench ? 'Possibles :' : 'There are:'} ${known.toSorted().join(', ')}`
}
