/** The site is younger than that: an earlier year is a typo. */
const FIRST_YEAR = 2000

/** Returns whether a string is a valid calendar day of ISO 8601, `YYYY-MM-DD`, from the year 2000 on. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number(text.slice(0, 4)) < FIRST_YEAR) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
