import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'

/** Draws the icons for home screens from public/favicon.svg. Returns them by file. */
export function drawIcons(): ReadonlyMap<string, Uint8Array> {
  const icon = readFileSync('public/favicon.svg', 'utf8')
  return new Map([
    ['public/icon-192.png', toPng(icon, 192)],
    ['public/icon-512.png', toPng(icon, 512)],
    // The system rounds its corners.
    ['public/apple-touch-icon.png', toPng(icon.replace(/ rx="\d+"/, ''), 180)],
  ])
}

function toPng(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
}
