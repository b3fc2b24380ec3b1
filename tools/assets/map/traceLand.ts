import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { geoPath, type GeoPermissibleObjects } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { projection, type Point } from './view.ts'

/** Outlines of the land that the map shows, in the picture's coordinates. */
export async function traceLand(): Promise<Point[][]> {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-50m.json')
  const atlas: Topology<{ land: GeometryCollection }> = JSON.parse(await readFile(file, 'utf8'))
  return trace(feature(atlas, atlas.objects.land))
}

/** The outlines of a shape, as d3-geo would draw them. */
function trace(shape: GeoPermissibleObjects): Point[][] {
  const rings: Point[][] = []
  const pen = {
    moveTo: (x: number, y: number) => void rings.push([[x, y]]),
    lineTo: (x: number, y: number) => void rings.at(-1)?.push([x, y]),
    // Rings close by themselves, and nothing here is round.
    beginPath: () => undefined,
    closePath: () => undefined,
    arc: () => undefined,
  }
  geoPath(projection, pen)(shape)
  return rings
}
