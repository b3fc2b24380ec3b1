import leven from 'leven'

/**
 * Returns the known name that a wrong one probably means, for a "Did you mean".
 *
 * @returns the nearest of `known`, or undefined if none is near enough to be a typo
 */
export function suggest(wrong: string, known: Iterable<string>): string | undefined {
  let best: string | undefined
  // The longer the name, the more typos.
  let bestDistance = wrong.length < 5 ? 2 : Math.max(2, Math.floor(wrong.length / 3)) + 1
  for (const name of known) {
    const distance = leven(wrong.toLowerCase(), name.toLowerCase(), { maxDistance: bestDistance })
    if (distance < bestDistance) [best, bestDistance] = [name, distance]
  }
  return best
}
