import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'

/** A tile is 64 units wide. */
const SIZE = 64
/**
 * Where the footbridge stands on its tile. Planks are 9 of its units apart: at four thirds they are 3 pixels apart where
 * the tile has 16, and they and the deck are each in the middle of a pixel.
 */
const PLACE = 'translate(7.333 14) scale(1.3333)'

/**
 * The icons of the site, all made from the drawing in the header (components/layout/Logo), which PDFs and shared images
 * take from there, too: tools/paper/templates/sheet.typ.
 *
 * @param root the project's root
 * @returns by file, below the root
 */
export function drawIcons(root: string): ReadonlyMap<string, string | Buffer> {
  const tile = drawTile(root, 14)
  return new Map<string, string | Buffer>([
    ['public/favicon.svg', `${tile}\n`],
    ['public/icon-192.png', toPng(tile, 192)],
    ['public/icon-512.png', toPng(tile, 512)],
    // The system rounds its corners.
    ['public/apple-touch-icon.png', toPng(drawTile(root, 0), 180)],
  ])
}

function drawTile(root: string, radius: number): string {
  const strokes = matchesIn(root, 'components/layout/Logo/Logo.tsx', / d="([^"]+)" strokeWidth="(\d)"/g).map(
    ([, path, width]) => `<path stroke-width="${width}" d="${path}"/>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">`,
    `<rect width="${SIZE}" height="${SIZE}" rx="${radius}" fill="${colorOfDay(root, 'river')}"/>`,
    `<g fill="none" stroke="${colorOfDay(root, 'paper')}" stroke-linecap="round" transform="${PLACE}">`,
    ...strokes,
    '</g></svg>',
  ].join('')
}

function colorOfDay(root: string, name: string): string {
  const color = new RegExp(`--color-${name}: light-dark\\((#\\w+)`, 'g')
  return matchesIn(root, 'renderer/styles/tokens.css', color)[0]?.[1] ?? ''
}

function matchesIn(root: string, file: string, pattern: RegExp): RegExpExecArray[] {
  const found = [...readFileSync(join(root, file), 'utf8').matchAll(pattern)]
  if (found.length === 0) throw new Error(`${file} has nothing like ${pattern}: icons are drawn from it.`)
  return found
}

function toPng(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
}
