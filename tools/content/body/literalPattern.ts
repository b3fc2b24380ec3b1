import type { Diagnostic } from '../diagnostics.ts'
import type { Edit, Rule } from './rule.ts'

/** What to say of something that was found in the text that a reader would see. */
export interface Finding {
  readonly message: string
  readonly severity?: Diagnostic['severity']
  /** Counted in the whole file. */
  readonly edits?: readonly Edit[]
  /** Where it is, where that is not where the match begins. */
  readonly offset?: number
}

/** Marks that were to be Markdown, and stand in the text as they were typed. */
export interface LiteralPattern {
  /** Characters that are in every match: few documents have them in their text, so the others are done with at once. */
  readonly sign: string
  /** Flags g and m. MARKUP stands for Markdown that was understood, a line break is one, a line may begin with spaces. */
  readonly pattern: RegExp
  /** @returns undefined where it is all right after all */
  readonly describe: (match: RegExpExecArray, source: string) => Finding | undefined
}

/** Nobody reads more. */
const MOST_FINDINGS = 200

/** A rule made of patterns: what one of them has found is not told again by those after it. */
export function literalRule(patterns: readonly LiteralPattern[]): Rule {
  return ({ literal, source, report }) => ({
    leave: () => {
      const told: { readonly from: number; readonly to: number }[] = []
      for (const { sign, pattern, describe } of patterns) {
        if (!literal.includes(sign)) continue
        for (const match of literal.matchAll(pattern)) {
          if (told.length >= MOST_FINDINGS) return
          const from = match.index
          const to = from + match[0].length
          if (told.some((earlier) => from < earlier.to && earlier.from < to)) continue
          const finding = describe(match, source)
          if (!finding) continue
          told.push({ from, to })
          const { message, offset = from, severity, edits } = finding
          report(offset, message, { ...(severity && { severity }), ...(edits && { edits }) })
        }
      }
    },
  })
}
