const DAY = 86_400_000

/** Returns the public holidays of Québec and Cameroon in a year, `YYYY-MM-DD`, except the Islamic feasts. */
function holidaysOf(year: number): ReadonlySet<string> {
  const easter = easterOf(year)
  return new Set([
    ...fixedDays(year),
    // Good Friday, Easter Monday, Ascension.
    ...[-2, 1, 39].map((after) => isoDay(easter + after * DAY)),
    // The Monday before May 25, Labour Day, Thanksgiving.
    mondayFrom(year, 5, 18),
    mondayFrom(year, 9, 1),
    mondayFrom(year, 10, 8),
  ])
}

/** Reports whether a day, `YYYY-MM-DD`, is a public holiday in Québec or Cameroon. */
export function isHoliday(day: string): boolean {
  return holidaysOf(Number(day.slice(0, 4))).has(day) || MOON_FEASTS.has(day)
}

/** Reports whether a day, `YYYY-MM-DD`, is a Saturday or a Sunday. */
export function isWeekend(day: string): boolean {
  return new Date(day).getUTCDay() % 6 === 0
}

/** Reports whether the agency works on a day, `YYYY-MM-DD`. */
export function isWorkingDay(day: string): boolean {
  return !isWeekend(day) && !isHoliday(day)
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

/** Returns the holidays with a fixed date, and the Monday after those that fall on a Sunday. */
function fixedDays(year: number): string[] {
  return ['01-01', '02-11', '05-01', '05-20', '06-24', '07-01', '08-15', '12-25'].flatMap((date) => {
    const time = Date.parse(`${year}-${date}`)
    return new Date(time).getUTCDay() === 0 ? [isoDay(time), isoDay(time + DAY)] : [isoDay(time)]
  })
}

function mondayFrom(year: number, month: number, date: number): string {
  const first = new Date(Date.UTC(year, month - 1, date))
  return isoDay(first.getTime() + ((8 - first.getUTCDay()) % 7) * DAY)
}

/** Returns Easter Sunday: the anonymous Gregorian computus, https://en.wikipedia.org/wiki/Date_of_Easter */
function easterOf(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const moon =
    (19 * golden + century - (century >> 2) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * (inCentury >> 2) - moon - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  const march = moon + weekday - 7 * late + 114
  return Date.UTC(year, Math.floor(march / 31) - 1, (march % 31) + 1)
}

/**
 * The end of Ramadan and the Feast of the Sacrifice, as the calendar of Umm al-Qura has them; Cameroon's may be a day later.
 * Reading that calendar from Intl takes a phone longer than all else in this folder.
 */
export const MOON_FEASTS: ReadonlySet<string> = new Set(
  `2026-03-20 2026-05-27 2027-03-09 2027-05-16 2028-02-26 2028-05-05 2029-02-14 2029-04-24 2030-02-04 2030-04-13
   2031-01-24 2031-04-02 2032-01-14 2032-03-22 2033-01-03 2033-03-12 2033-12-23 2034-03-01 2034-12-12 2035-02-19
   2035-12-01 2036-02-08 2036-11-19`.split(/\s+/),
)

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
