import leven from 'leven'

/** Longer than any name: of what is longer, the beginning tells. */
const LONGEST = 80

/** Returns the known name that is most like another one. */
export function nearest(wrong: string, known: Iterable<string>): string {
  const [start, ...rest] = known
  const distanceTo = (name: string) => leven(wrong.slice(0, LONGEST).toLowerCase(), name.toLowerCase())
  return rest.reduce((best, name) => (distanceTo(name) < distanceTo(best) ? name : best), start ?? '')
}
