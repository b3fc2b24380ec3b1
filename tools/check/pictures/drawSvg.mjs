// Where the process begins that tools/check/pictures/drawings.ts starts: it draws each SVG that it is told of, and says so.
import { readFileSync, writeSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'

/** As wide as the images that pages are shared with. */
const WIDTH = 1200
/** Of one drawing. */
const MOST_MILLISECONDS = 2000

for (const path of process.argv.slice(2)) {
  writeSync(1, `begin ${path}\n`)
  const start = process.cpuUsage().user
  try {
    new Resvg(readFileSync(path), { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: WIDTH } }).render()
    if (process.cpuUsage().user - start < 1000 * MOST_MILLISECONDS) writeSync(1, `done ${path}\n`)
  } catch {
    // It is not done.
  }
}
