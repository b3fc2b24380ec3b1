import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { themeColor } from '../../renderer/themeColor.ts'

/** Draws the icons for tabs and home screens: the logo on a square in the agency's colour. Returns them by file. */
export function drawIcons(): ReadonlyMap<string, Uint8Array | string> {
  const logo = readFileSync('components/layout/Logo/logo.svg', 'utf8')
    .replace('<svg ', '<svg x="6" y="6" width="52" height="52" ')
    .replaceAll('currentColor', themeColor('paper').light)
  const square = `<rect width="64" height="64" rx="14" fill="${themeColor('river').light}"/>`
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${square}${logo}</svg>`
  return new Map<string, Uint8Array | string>([
    ['public/favicon.svg', icon],
    ['public/favicon.ico', toIco(toPng(icon, 32), 32)],
    ['public/icon-192.png', toPng(icon, 192)],
    ['public/icon-512.png', toPng(icon, 512)],
    // The system rounds its corners.
    ['public/apple-touch-icon.png', toPng(icon.replace(/ rx="\d+"/, ''), 180)],
  ])
}

/** Wraps a square PNG: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
function toIco(png: Uint8Array, width: number): Uint8Array {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(width, 6)
  header.writeUInt8(width, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

function toPng(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
}
