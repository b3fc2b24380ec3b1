/** The site is younger than that: an earlier year is a slip. */
const FIRST_YEAR = 2000

/** Whether a text is a calendar day of ISO 8601, `YYYY-MM-DD`, that there is, from the year 2000 on. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number(text.slice(0, 4)) < FIRST_YEAR) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
