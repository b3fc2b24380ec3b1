/** The position of a particle, in the units of the cover: 1600 by 900. */
interface Particle {
  readonly x: number
  readonly y: number
}

const PARTICLES = 40

/** The pitch and the origin of the pixel grid of the covers' drawings, which the particles share. */
const PITCH = 30
const CORNER: Particle = { x: 802, y: 82 }
/** The right half of the cover, and two rows above it: some particles have left the picture. */
const COLUMNS = 26
const ROWS = { first: -4, last: 25 }

/** Returns random, distinct squares of the grid, the same on every call. */
export function scatterParticles(): Particle[] {
  // A linear congruential generator: https://en.wikipedia.org/wiki/Linear_congruential_generator
  let state = 2024
  const random = () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32
  const taken = new Map<string, Particle>()
  while (taken.size < PARTICLES) {
    const column = Math.floor(random() * COLUMNS)
    const row = ROWS.first + Math.floor(random() * (ROWS.last - ROWS.first))
    taken.set(`${column} ${row}`, { x: CORNER.x + column * PITCH, y: CORNER.y + row * PITCH })
  }
  return [...taken.values()]
}
