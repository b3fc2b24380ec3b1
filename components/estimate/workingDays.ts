import closedDays from './closedDays.json'

const DAY = 86_400_000
const closed = new Set(closedDays)

/** Reports whether the agency works on a day, `YYYY-MM-DD`. */
export function isWorkingDay(day: string): boolean {
  return new Date(day).getUTCDay() % 6 !== 0 && !closed.has(day)
}

/** Returns the day that is a number of working days after another. */
export function addWorkingDays(day: string, count: number): string {
  let time = Date.parse(day)
  let left = count
  while (left > 0) {
    time += DAY
    if (isWorkingDay(isoDay(time))) left -= 1
  }
  return isoDay(time)
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
