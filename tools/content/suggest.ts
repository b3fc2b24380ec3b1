import leven from 'leven'

/**
 * The known name that a wrong one was probably meant to be, for a "Did you mean".
 *
 * @param most letters apart at most; without it, more in longer names
 * @returns the nearest of `known`, or undefined where none is near enough to be a slip of the fingers
 */
export function suggest(
  wrong: string,
  known: Iterable<string>,
  most: number = Math.max(2, Math.floor(wrong.length / 3)),
): string | undefined {
  let best: string | undefined
  let bestDistance = most + 1
  for (const name of known) {
    const distance = leven(wrong.toLowerCase(), name.toLowerCase(), { maxDistance: bestDistance })
    if (distance < bestDistance) [best, bestDistance] = [name, distance]
  }
  return best
}
