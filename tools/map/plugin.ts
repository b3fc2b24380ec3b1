import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { geoDistance } from 'd3-geo'
import type { Plugin } from 'vite'
import { siteConfig } from '../../site.config.ts'
import { cacheFolder } from '../build/cache.ts'
import { drawMap } from './drawMap.ts'
import { traceLand } from './traceLand.ts'
import { height, locate, width, type Place } from './view.ts'

const VIRTUAL_ID = 'virtual:office-map'
const RESOLVED_ID = `\0${VIRTUAL_ID}`

/** https://en.wikipedia.org/wiki/Earth_radius#Arithmetic_mean_radius, in kilometres */
const EARTH_RADIUS = 6371

/** Gives components the map of the offices as the module `virtual:office-map`: the picture, and what is where on it. */
export function mapPlugin(root: string): Plugin {
  const cache = cacheFolder(root)
  return {
    name: 'site:map',
    resolveId(id) {
      return id === VIRTUAL_ID ? RESOLVED_ID : undefined
    },
    async load(id) {
      return id === RESOLVED_ID ? writeModule(cache) : undefined
    },
  }
}

async function writeModule(cache: string): Promise<string> {
  const { canada, cameroon } = siteConfig.offices
  const from: Place = [canada.longitude, canada.latitude]
  const to: Place = [cameroon.longitude, cameroon.latitude]
  const file = await keepPicture(cache, drawMap(await traceLand(), from, to))
  const map = {
    width,
    height,
    kilometers: geoDistance([...from], [...to]) * EARTH_RADIUS,
    places: { canada: inPercent(from), cameroon: inPercent(to) },
  }
  return `import src from ${JSON.stringify(`${file}?url`)}\nexport const officeMap = {src,...${JSON.stringify(map)}}`
}

/** A file on disk, so that the bundler treats the map as it does all pictures. */
async function keepPicture(cache: string, picture: string): Promise<string> {
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 8)
  const folder = join(cache, `map-${hash}`)
  const file = join(folder, 'office-map.svg')
  await mkdir(folder, { recursive: true })
  await writeFile(file, picture)
  return file
}

function inPercent(place: Place): { readonly x: string; readonly y: string } {
  const [x, y] = locate(place)
  return { x: `${((x / width) * 100).toFixed(1)}%`, y: `${((y / height) * 100).toFixed(1)}%` }
}
