import { geoInterpolate } from 'd3-geo'
import { globe, locate, type Place, type Point } from './view.ts'

const SPANS = 24
/** How high its middle is, in radii of the Earth. */
const RISE = 0.33

interface Footbridge {
  /** From bank to bank, over the water. */
  readonly deck: readonly Point[]
  /** Each from the surface of the Earth up to the deck. */
  readonly piers: ReadonlyArray<readonly [Point, Point]>
}

/** A bridge along the shortest way between two places. */
export function buildFootbridge(from: Place, to: Place): Footbridge {
  const along = geoInterpolate([...from], [...to])
  const steps = Array.from({ length: SPANS + 1 }, (_, step) => step / SPANS)
  const piers = steps.map((step): [Point, Point] => {
    const foot = locate(along(step))
    return [foot, raise(foot, RISE * 4 * step * (1 - step))]
  })
  return { deck: piers.map(([, top]) => top), piers: piers.slice(1, -1) }
}

/** From far away, what is above the ground is seen further from the middle of the globe. */
function raise([x, y]: Point, rise: number): Point {
  return [x + (x - globe.x) * rise, y + (y - globe.y) * rise]
}
