// oxlint-disable no-console -- printing is what a reporter does
import { test } from 'playwright/test'
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter'
import { z } from 'zod'

const ANNOTATION = 'fault'

const outcomeSchema = z.object({
  form: z.string(),
  locale: z.string(),
  fault: z.string(),
  origin: z.enum(['same', 'another']),
  /** What the visitor is told: a key of `formMessages:reasons`. */
  reason: z.string(),
  /** The first try had arrived: the second was recognized. */
  repeat: z.boolean(),
  /** Nobody takes forms there: the visitor is sent to mail and phone. */
  isLost: z.boolean().optional(),
})

/** What became of a submission that met a fault. */
export type FaultOutcome = z.infer<typeof outcomeSchema>

/** Tells the table what the test that is running has shown. */
export function recordFault(outcome: FaultOutcome): void {
  test.info().annotations.push({ type: ANNOTATION, description: JSON.stringify(outcome) })
}

/** Prints, after all tests, each fault and what became of the submissions that met it. */
export default class FaultTable implements Reporter {
  private readonly outcomes: FaultOutcome[] = []

  onTestEnd(_test: TestCase, result: TestResult): void {
    for (const { type, description = '' } of result.annotations) {
      if (type === ANNOTATION) this.outcomes.push(outcomeSchema.parse(JSON.parse(description)))
    }
  }

  onEnd(): void {
    if (this.outcomes.length === 0) return
    const rows = new Map<string, FaultOutcome[]>()
    for (const outcome of this.outcomes) {
      const row = `${outcome.fault} (${outcome.origin} origin)`
      rows.set(row, [...(rows.get(row) ?? []), outcome])
    }
    console.log('\nWhat became of forms that met a fault:')
    console.table(
      Object.fromEntries(
        [...rows].map(([fault, outcomes]) => [
          fault,
          {
            'forms × languages': outcomes.length,
            'the visitor is told': outcomes[0]?.reason,
            'what was typed': 'kept',
            'the submission': whatBecame(outcomes[0]),
          },
        ]),
      ),
    )
  }
}

function whatBecame(outcome: FaultOutcome | undefined): string {
  if (outcome?.isLost) return 'kept in the form; mail and phone offered'
  return outcome?.repeat ? 'arrived once; the second try was recognized' : 'arrived once, with the second try'
}
