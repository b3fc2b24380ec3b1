import leven from 'leven'

/**
 * Returns the known name that a wrong one probably means, for a "Did you mean".
 *
 * @param maxDistance the largest edit distance; by default, it grows with the length of the name
 * @returns the nearest of `known`, or undefined if none is near enough to be a typo
 */
export function suggest(
  wrong: string,
  known: Iterable<string>,
  maxDistance: number = wrong.length < 5 ? 1 : Math.max(2, Math.floor(wrong.length / 3)),
): string | undefined {
  let best: string | undefined
  let bestDistance = maxDistance + 1
  for (const name of known) {
    const distance = leven(wrong.toLowerCase(), name.toLowerCase(), { maxDistance: bestDistance })
    if (distance < bestDistance) [best, bestDistance] = [name, distance]
  }
  return best
}
