import { dayIn, deliveryDay } from './delivery.ts'
import type { Rates } from './rates.ts'
import { addWorkingDays } from './workingDays.ts'

/** A deadline in words. */
export type QuickDeadline = 'soonest' | 'flexible'

/** The working days that suit anybody who is in no hurry. */
const FLEXIBLE = 10

/** Returns the day that such a deadline stands for: the soonest is that of a short text, without a surcharge. */
export function quickDeadline(kind: QuickDeadline, now: number, rates: Rates): string {
  const soonest = kind === 'soonest' ? deliveryDay(now, 1, rates) : undefined
  return soonest ?? addWorkingDays(dayIn(now, rates.timeZone), FLEXIBLE)
}
