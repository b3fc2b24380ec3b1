import { buildFootbridge } from './buildFootbridge.ts'
import { layPlanks } from './layPlanks.ts'
import { globe, height, locate, width, type Place, type Point } from './view.ts'

/** Of renderer/styles/tokens.css, as they are in a band of night: there the map lies in both themes. */
export const colors = { sea: '#101a17', land: '#86cbcf', bridge: '#ff9470', piers: '#f1ebde' } as const

/**
 * Draws the Atlantic seen from space, its coasts laid with planks, and the footbridge between two places.
 *
 * @param land outlines of the land, in the picture's coordinates
 * @returns an SVG file
 */
export function drawMap(land: ReadonlyArray<readonly Point[]>, from: Place, to: Place): string {
  const { deck, piers } = buildFootbridge(from, to)
  const rows = layPlanks(land, { width, height, pitch: 8, shortest: 5 })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">`,
    `<circle cx="${globe.x}" cy="${globe.y}" r="${globe.radius}" fill="${colors.sea}"/>`,
    `<path stroke="${colors.land}" stroke-opacity=".55" stroke-width="5" stroke-dasharray="28 3" d="${rows.map(({ x, y, length }) => `M${x} ${y}h${length}`).join('')}"/>`,
    `<path stroke="${colors.piers}" stroke-width="1.5" d="${piers.map(line).join('')}"/>`,
    `<path stroke="${colors.bridge}" stroke-width="14" stroke-dasharray="10 2.5" d="${line(deck)}"/>`,
    `<path stroke="${colors.bridge}" stroke-width="22" stroke-linecap="round" d="${dots(from, to)}"/>`,
    `<path stroke="${colors.sea}" stroke-width="10" stroke-linecap="round" d="${dots(from, to)}"/>`,
    '</svg>',
  ].join('')
}

function line(points: readonly Point[]): string {
  return `M${points.map(write).join('L')}`
}

/** A line without length, which has round ends, is a dot. */
function dots(...places: readonly Place[]): string {
  return places.map((place) => `M${write(locate(place))}h0`).join('')
}

function write(point: Point): string {
  return point.map(Math.round).join(' ')
}
