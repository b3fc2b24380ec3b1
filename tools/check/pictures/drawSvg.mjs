// The process that tools/check/pictures/drawings.ts starts: it draws each SVG that it receives and names it when it is
// done, until one takes too long.
import { readFileSync, writeSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'

/** As wide as the images that pages are shared with. */
const fitTo = { mode: 'width', value: 1200 }
const MOST_MICROSECONDS = 2_000_000

writeSync(1, 'begun\n')
for (const path of process.argv.slice(2)) {
  const start = process.cpuUsage().user
  new Resvg(readFileSync(path), { font: { loadSystemFonts: false }, fitTo }).render()
  if (process.cpuUsage().user - start > MOST_MICROSECONDS) break
  writeSync(1, `${path}\n`)
}
