interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** The mean radius of the Earth, in kilometres. */
const RADIUS = 6371

/** Returns the distance between two places as the crow flies: https://en.wikipedia.org/wiki/Haversine_formula */
export function kilometersBetween(one: Place, other: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude)
  return 2 * RADIUS * Math.asin(Math.sqrt(chord))
}
