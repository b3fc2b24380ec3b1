/** The position of a particle, in the units of the cover: 1600 by 900. */
export interface Particle {
  readonly x: number
  readonly y: number
}

export const PARTICLES = 40

/** The pitch and the origin of the pixel grid of the covers' drawings, which the particles share. */
const PITCH = 30
const CORNER: Particle = { x: 802, y: 82 }
/** The right half of the cover, and two rows above it: some particles have left the picture. */
const COLUMNS = 26
const ROWS = { first: -4, last: 25 }

const SEED = 2024

/** Returns random, distinct squares of the grid, the same on every call. */
export function scatterParticles(): Particle[] {
  const random = randomFrom(SEED)
  const taken = new Map<string, Particle>()
  while (taken.size < PARTICLES) {
    const column = Math.floor(random() * COLUMNS)
    const row = ROWS.first + Math.floor(random() * (ROWS.last - ROWS.first))
    taken.set(`${column} ${row}`, { x: CORNER.x + column * PITCH, y: CORNER.y + row * PITCH })
  }
  return [...taken.values()]
}

/**
 * Returns a seeded random number generator from 0 to 1. Mulberry32:
 * https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
