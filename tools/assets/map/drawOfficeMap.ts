import { geoDistance } from 'd3-geo'
import { siteConfig } from '../../../site.config.ts'
import { drawMap } from './drawMap.ts'
import { traceLand } from './traceLand.ts'
import { height, locate, width, type Place } from './view.ts'

/** https://en.wikipedia.org/wiki/Earth_radius#Arithmetic_mean_radius, in kilometres */
const EARTH_RADIUS = 6371

const FOLDER = 'components/agency/OfficeMap'

/**
 * The map of the offices, and what is where on it.
 *
 * @returns by file, below the root
 */
export async function drawOfficeMap(): Promise<ReadonlyMap<string, string>> {
  const { canada, cameroon } = siteConfig.offices
  const from: Place = [canada.longitude, canada.latitude]
  const to: Place = [cameroon.longitude, cameroon.latitude]
  const map = {
    width,
    height,
    kilometers: geoDistance([...from], [...to]) * EARTH_RADIUS,
    places: { canada: inPercent(from), cameroon: inPercent(to) },
  }
  return new Map([
    [`${FOLDER}/office-map.svg`, drawMap(await traceLand(), from, to)],
    [`${FOLDER}/officeMap.json`, `${JSON.stringify(map, null, 2)}\n`],
  ])
}

function inPercent(place: Place): { readonly x: string; readonly y: string } {
  const [x, y] = locate(place)
  return { x: `${((x / width) * 100).toFixed(1)}%`, y: `${((y / height) * 100).toFixed(1)}%` }
}
