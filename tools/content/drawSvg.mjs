// Where the process begins that tools/content/drawings.ts starts: it draws the SVG that it is told of, and says when it has.
import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'

/** As wide as the images that pages are shared with. */
const WIDTH = 1200

process.on('message', (path) => {
  try {
    const options = { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: WIDTH } }
    new Resvg(readFileSync(String(path)), options).render()
    process.send?.({})
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) })
  }
})
process.send?.({})
