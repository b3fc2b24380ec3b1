import { dateFormat } from '../../renderer/dateFormat.ts'
import { workingDaysFor } from './price.ts'
import type { Rates } from './rates.ts'
import { addWorkingDays, isWorkingDay } from './workingDays.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** When a quote is approved and its translation delivered. */
export interface Delivery {
  readonly approved: number
  readonly delivered: number
}

type Periods = Pick<Rates, 'steps' | 'replyHours' | 'timeZone'>

/** Returns the day of deliveryOf() as the agency counts days, `YYYY-MM-DD`. */
export function deliveryDay(words: number, rates: Periods): string | undefined {
  const delivery = deliveryOf(words, rates)
  return delivery && dayIn(delivery.delivered, rates.timeZone)
}

/**
 * Returns when a translation is delivered if the quote is approved as soon as it arrives. After an approval on a day
 * off, work begins on the next working day.
 *
 * @param now the visitor's time
 * @returns undefined if only the quote can say
 */
export function deliveryOf(words: number, rates: Periods, now: number = Date.now()): Delivery | undefined {
  const days = workingDaysFor(words, rates)
  if (days === undefined) return undefined
  const { replyHours, timeZone } = rates
  const approved = Math.ceil(now / HOUR) * HOUR + replyHours * HOUR
  const day = dayIn(approved, timeZone)
  const last = addWorkingDays(day, days)
  // Midnight belongs to the next day, which may be a day off.
  if (!isWorkingDay(day)) return { approved, delivered: endOf(last, timeZone) - MINUTE }
  // The same time of day, although clocks may change in between.
  const sinceMidnight = approved - endOf(day, timeZone)
  return { approved, delivered: endOf(last, timeZone) + sinceMidnight }
}

/**
 * Reports whether a deadline is a rush: sooner than the usual delivery, but not past.
 *
 * @param deadline `YYYY-MM-DD`, or empty
 */
export function isRush(deadline: string, words: number, rates: Periods): boolean {
  const usual = deliveryDay(words, rates)
  return usual !== undefined && deadline >= todayIn(rates.timeZone) && deadline < usual
}

/** Returns the day at a moment in a time zone, `YYYY-MM-DD`. */
export function dayIn(time: number, timeZone: string): string {
  return minuteIn(time, timeZone).slice(0, 10)
}

/** Returns the present day in a time zone, `YYYY-MM-DD`. */
export function todayIn(timeZone: string): string {
  return dayIn(Date.now(), timeZone)
}

/** Returns a moment in a time zone, `YYYY-MM-DD HH:MM`. */
function minuteIn(time: number, timeZone: string): string {
  // Swedish dates are ISO 8601.
  return dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(time)
}

/** Returns the midnight that ends a day in a time zone. */
function endOf(day: string, timeZone: string): number {
  const midnight = Date.parse(day) + DAY
  return midnight + (midnight - Date.parse(`${minuteIn(midnight, timeZone).replace(' ', 'T')}Z`))
}
