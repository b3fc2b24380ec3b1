import { geoDistance, geoOrthographic } from 'd3-geo'

/** Where something is on Earth, in degrees: longitude, latitude, as d3-geo writes it. */
export type Place = readonly [longitude: number, latitude: number]

/** Where something is in the picture. */
export type Point = readonly [x: number, y: number]

export const width = 960
export const height = 640

/** The Earth in the picture: its left edge is whole, the rest runs off to the right and below. */
export const globe = { x: 540, y: 590, radius: 540 } as const

/** What lies right below. */
const nearest: [longitude: number, latitude: number] = [-32, 5]

/**
 * The Earth from far above the equator, the Atlantic in the middle, a little askew: so both banks lie almost level, and
 * what rises above the ocean rises in the picture too.
 */
export const projection = geoOrthographic()
  .rotate([-nearest[0], -nearest[1], 11])
  .scale(globe.radius)
  .translate([globe.x, globe.y])
  .clipExtent([
    [-1, -1],
    [width + 1, height + 1],
  ])

/**
 * Where a place is in the picture.
 *
 * @throws where the place is on the far side of the Earth or beyond the edge
 */
export function locate(place: Place): Point {
  const [x, y] = projection([...place]) ?? [Number.NaN, Number.NaN]
  // The projection lets the far side show through.
  const isHidden = geoDistance([...place], nearest) > Math.PI / 2
  if (isHidden || !(x >= 0 && y >= 0 && x <= width && y <= height)) {
    throw new Error(`The map does not show ${place.join(', ')} (longitude, latitude). Turn it in tools/map/view.ts.`)
  }
  return [x, y]
}
