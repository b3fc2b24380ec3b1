import { addWorkingDays, isWorkingDay } from './holidays.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * Returns when a translation is delivered that takes some working days, if the quote is approved as soon as it has come.
 * What is approved on a day off begins with the next working day.
 *
 * @param now what the visitor's clock says
 * @param timeZone the agency's, whose days count
 */
export function deliveryOf(
  now: number,
  { days, replyHours, timeZone }: { readonly days: number; readonly replyHours: number; readonly timeZone: string },
): { approved: number; delivered: number } {
  const approved = Math.ceil(now / HOUR) * HOUR + replyHours * HOUR
  const day = dayIn(approved, timeZone)
  const last = addWorkingDays(day, days)
  if (!isWorkingDay(day)) return { approved, delivered: endOf(last, timeZone) }
  // The same hour of that day: clocks may change in between.
  const sinceMidnight = approved - endOf(day, timeZone)
  return { approved, delivered: endOf(last, timeZone) + sinceMidnight }
}

/** Reports whether a day is earlier than a delivery without surcharge, or one on which nobody works. */
export function needsSurcharge(
  deadline: string,
  { delivered }: ReturnType<typeof deliveryOf>,
  timeZone: string,
): boolean {
  return deadline < dayIn(delivered, timeZone) || !isWorkingDay(deadline)
}

/** Returns the day at a moment in a time zone, `YYYY-MM-DD`. */
export function dayIn(time: number, timeZone: string): string {
  // Sweden writes days as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(time)
}

/** Returns the midnight that ends a day in a time zone. */
function endOf(day: string, timeZone: string): number {
  const midnight = Date.parse(day) + DAY
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(midnight)
  return midnight + (midnight - Date.parse(`${shown.replace(' ', 'T')}Z`))
}
